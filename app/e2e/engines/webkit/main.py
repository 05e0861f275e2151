#!/usr/bin/python3
"""
WebKitGTK as a browser that speaks WebDriver BiDi, so that Playwright drives it as it drives Firefox. With --version it
says which one it is, or what is missing.
"""
import ctypes
import json
import os
import shutil
import signal
import subprocess
import sys

sys.dont_write_bytecode = True
XVFB = shutil.which('Xvfb')
try:
    import gi
    gi.require_version('Gdk', '3.0')
    gi.require_version('Gtk', '3.0')
    gi.require_version('Soup', '3.0')
    gi.require_version('WebKit2', '4.1')
except (ImportError, ValueError) as error:
    sys.exit(str(error))
if XVFB is None:
    sys.exit('there is no Xvfb')


def opens_glass(width, height):
    """A screen that nobody sees. It ends with us, also where we are killed."""
    set_parent_death_signal = 1
    libc = ctypes.CDLL(None)
    reads, writes = os.pipe()
    subprocess.Popen([XVFB, '-displayfd', str(writes), '-screen', '0', f'{width}x{height}x24', '-nolisten', 'tcp', '-noreset'],
                     preexec_fn=lambda: libc.prctl(set_parent_death_signal, signal.SIGTERM),
                     pass_fds=[writes], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writes)
    os.environ['DISPLAY'] = ':' + os.read(reads, 20).decode().strip()


def main():
    if '--version' in sys.argv:
        from gi.repository import WebKit2
        return print(f'WebKitGTK {WebKit2.get_major_version()}.{WebKit2.get_minor_version()}.{WebKit2.get_micro_version()}')
    folder = sys.argv[sys.argv.index('--profile') + 1]
    # Without the first nothing is painted; the others keep it from looking for a desktop that is not there.
    os.environ.update(LIBGL_ALWAYS_SOFTWARE='1', NO_AT_BRIDGE='1', GIO_USE_VFS='local', GSETTINGS_BACKEND='memory',
                      HOME=folder, XDG_RUNTIME_DIR=folder, XDG_DATA_HOME=folder, XDG_CACHE_HOME=folder)
    opens_glass(4200, 2600)
    from gi.repository import Gtk, Soup
    from commands import Commands
    Gtk.init([])
    Gtk.Settings.get_default().set_property('gtk-enable-animations', False)  # prefers-reduced-motion
    lines = []

    def tell(method, params):
        send({'type': 'event', 'method': method, 'params': params})

    def send(message):
        for line in lines:
            if line.get_state() == Soup.WebsocketState.OPEN:
                line.send_text(json.dumps(message))

    commands = Commands(folder, tell)

    def on_message(_line, _type, data):
        message = json.loads(data.get_data())
        number, method = message['id'], message['method']
        if method == 'browser.close':
            return Gtk.main_quit()

        def answer(result, error=None, why=''):
            if error is None:
                send({'type': 'success', 'id': number, 'result': result})
            else:
                send({'type': 'error', 'id': number, 'error': error, 'message': why})
        try:
            return commands.do(method, message.get('params', {}), answer)
        except KeyError as missing:
            return answer(None, 'no such frame', str(missing))

    def on_line(_server, _message, _path, line, *_):
        line.set_max_incoming_payload_size(0)
        line.connect('message', on_message)
        line.connect('closed', lambda *_: Gtk.main_quit())
        lines.append(line)

    server = Soup.Server()
    server.add_websocket_handler('/session', None, None, on_line)
    server.listen_local(0, Soup.ServerListenOptions.IPV4_ONLY)
    port = server.get_uris()[0].get_port()
    print(f'WebDriver BiDi listening on ws://127.0.0.1:{port}', file=sys.stderr, flush=True)
    Gtk.main()
    return None


main()
