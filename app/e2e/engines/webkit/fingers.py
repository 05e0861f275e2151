"""Pointer and keys, as GDK would tell them of a real glass and keyboard."""
from gi.repository import Gdk, GLib, Gtk

SHIFT, CONTROL, ALT = Gdk.ModifierType.SHIFT_MASK, Gdk.ModifierType.CONTROL_MASK, Gdk.ModifierType.MOD1_MASK
HELD = {Gdk.KEY_Shift_L: SHIFT, Gdk.KEY_Control_L: CONTROL, Gdk.KEY_Alt_L: ALT}
BUTTONS = {0: (1, Gdk.ModifierType.BUTTON1_MASK), 1: (2, Gdk.ModifierType.BUTTON2_MASK), 2: (3, Gdk.ModifierType.BUTTON3_MASK)}

# The names of WebDriver, from U+E000 on.
NAMED = {
    0xE003: 'BackSpace', 0xE004: 'Tab', 0xE006: 'Return', 0xE007: 'Return', 0xE008: 'Shift_L', 0xE009: 'Control_L', 0xE00A: 'Alt_L',
    0xE00C: 'Escape', 0xE00D: 'space', 0xE00E: 'Page_Up', 0xE00F: 'Page_Down', 0xE010: 'End', 0xE011: 'Home', 0xE012: 'Left',
    0xE013: 'Up', 0xE014: 'Right', 0xE015: 'Down', 0xE016: 'Insert', 0xE017: 'Delete', 0xE03D: 'Meta_L', 0xE050: 'Shift_R',
}


def key_of(value):
    code = ord(value)
    return getattr(Gdk, 'KEY_' + NAMED[code]) if code in NAMED else Gdk.unicode_to_keyval(code)


class Fingers:
    """Of one view."""

    def __init__(self, view):
        self._view = view
        self._at = (0, 0)
        self._state = Gdk.ModifierType(0)
        self._clicks = (0, None, 0)

    def act(self, action, then):
        """One action of WebDriver's; then, once the page has dealt with it."""
        kind = action['type']
        if kind == 'pause':
            GLib.timeout_add(action.get('duration') or 0, lambda: then() and False)
            return
        getattr(self, '_' + kind)(action)
        self._view.settles(then)

    def _pointerMove(self, action):
        self._at = (action['x'], action['y'])
        event = self._event(Gdk.EventType.MOTION_NOTIFY, 'motion')
        event.motion.state = self._state
        self._sends(event)

    def _pointerDown(self, action):
        self._press(Gdk.EventType.BUTTON_PRESS, action)

    def _pointerUp(self, action):
        self._press(Gdk.EventType.BUTTON_RELEASE, action)

    def _press(self, kind, action):
        button, mask = BUTTONS[action.get('button', 0)]
        event = self._event(kind, 'button')
        event.button.button = button
        event.button.state = self._state
        isDown = kind == Gdk.EventType.BUTTON_PRESS
        self._state = self._state | mask if isDown else self._state & ~mask
        self._sends(event)

    def _scroll(self, action):
        self._at = (action['x'], action['y'])
        event = self._event(Gdk.EventType.SCROLL, 'scroll')
        event.scroll.direction = Gdk.ScrollDirection.SMOOTH
        event.scroll.delta_x, event.scroll.delta_y = action['deltaX'] / 40, action['deltaY'] / 40
        self._sends(event)

    def _keyDown(self, action):
        self._key(Gdk.EventType.KEY_PRESS, key_of(action['value']))

    def _keyUp(self, action):
        self._key(Gdk.EventType.KEY_RELEASE, key_of(action['value']))

    def _key(self, kind, keyval):
        event = Gdk.Event.new(kind)
        event.key.window = self._view.window.get_window()
        event.key.time = self._now()
        event.key.keyval = keyval
        event.key.state = self._state
        found, keys = Gdk.Keymap.get_for_display(Gdk.Display.get_default()).get_entries_for_keyval(keyval)
        if found:
            event.key.hardware_keycode, event.key.group = keys[0].keycode, keys[0].group
        if keyval in HELD:
            isDown = kind == Gdk.EventType.KEY_PRESS
            self._state = self._state | HELD[keyval] if isDown else self._state & ~HELD[keyval]
        event.set_device(Gdk.Display.get_default().get_default_seat().get_keyboard())
        Gtk.main_do_event(event)

    def _event(self, kind, name):
        event = Gdk.Event.new(kind)
        own = getattr(event, name)
        window = self._view.web.get_window()
        _origin, left, top = window.get_origin()
        x, y = self._at
        own.window, own.time = window, self._now()
        own.x, own.y, own.x_root, own.y_root = x, y, left + x, top + y
        return event

    def _sends(self, event):
        event.set_device(Gdk.Display.get_default().get_default_seat().get_pointer())
        Gtk.main_do_event(event)

    def _now(self):
        return GLib.get_monotonic_time() // 1000 & 0xFFFFFFFF
