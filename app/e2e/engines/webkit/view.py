"""One page: a bare WebKitGTK window, what is done in it, and what it tells."""
import base64
import json
import pathlib

from gi.repository import Gdk, GLib, Gtk, WebKit2

IN_PAGE = pathlib.Path(__file__).with_name('in-page.js').read_text(encoding='utf8').replace('export default ', '', 1)
AT_START = WebKit2.UserScriptInjectionTime.START
TOP_FRAME = WebKit2.UserContentInjectedFrames.TOP_FRAME


class View:
    """Events go to `tell(method, params)`."""

    def __init__(self, name, phone, place, tell):
        self.name, self.phone, self.place, self._tell = name, phone, place, tell
        self.number = 0  # of documents that were here
        self._navigation = None
        self._is_loading = False
        self._waiting = []  # what is to be answered once a page is there
        self._requests = 0
        self._compiled = set()  # texts that this document can evaluate
        self.manager = WebKit2.UserContentManager()
        self.manager.register_script_message_handler('bidi')
        self.manager.connect('script-message-received::bidi', self._on_message)
        self.scripts_changed()
        self.web = WebKit2.WebView(web_context=phone.context, user_content_manager=self.manager, settings=phone.settings())
        for signal in ('load-changed', 'load-failed', 'resource-load-started', 'notify::uri', 'web-process-terminated'):
            self.web.connect(signal, getattr(self, '_on_' + signal.replace('::', '_').replace('-', '_')))
        self.web.connect('permission-request', lambda _web, request: (request.allow(), True)[1])
        self.window = Gtk.Window(type=Gtk.WindowType.POPUP)
        self.window.add(self.web)
        self.resize(*phone.size)
        self.window.show_all()
        self.window.move(*place)
        self._focus()

    # --- the page's own place

    def resize(self, width, height):
        self.web.set_size_request(width, height)
        self.window.resize(width, height)

    def _focus(self):
        """Every phone is the one in somebody's hand; without a window manager none would be."""
        event = Gdk.Event.new(Gdk.EventType.FOCUS_CHANGE)
        event.focus_change.window = self.window.get_window()
        event.focus_change.in_ = 1
        self.web.grab_focus()
        self.window.event(event)

    def close(self):
        self._realm_goes()
        self.window.destroy()
        self.tell('browsingContext.contextDestroyed', self.info())

    def info(self):
        return {'context': self.name, 'url': self.url, 'children': [], 'parent': None, 'userContext': self.phone.name,
                'originalOpener': None, 'clientWindow': self.name}

    @property
    def url(self):
        return self.web.get_uri() or 'about:blank'

    @property
    def realm(self):
        return f'{self.name}-{self.number}'

    def tell(self, method, params):
        self._tell(method, {'context': self.name, 'timestamp': GLib.get_real_time() // 1000, **params})

    # --- going somewhere

    def goes(self, url, answer):
        if '#' in url and url != self.url and url.split('#')[0] == self.url.split('#')[0]:
            self.web.load_uri(url)  # the page stays, and no load is told of
            return answer({'navigation': None, 'url': url})
        self._navigation = self._next_navigation()
        self._waiting.append(answer)
        return self.web.load_uri(url)

    def reloads(self, answer):
        self._navigation = self._next_navigation()
        self._waiting.append(answer)
        self.web.reload()

    def _next_navigation(self):
        self._requests += 1
        return f'{self.name}-to-{self._requests}'

    def _on_load_changed(self, _web, event):
        if event == WebKit2.LoadEvent.STARTED:
            self._is_loading = True
            self._navigation = self._navigation or self._next_navigation()
            self.tell('browsingContext.navigationStarted', self._where())
        elif event == WebKit2.LoadEvent.COMMITTED:
            self._realm_goes()
            self._is_loading = False
            self.number += 1
            self._compiled = set()
            self.tell('browsingContext.navigationCommitted', self._where())
            self.tell('script.realmCreated', {'realm': self.realm, 'origin': self.url, 'type': 'window'})
            self._answer()
        elif event == WebKit2.LoadEvent.FINISHED:
            self.tell('browsingContext.load', self._where())
            self._navigation = None

    def _where(self):
        return {'navigation': self._navigation, 'url': self.url}

    def _answer(self, error=None):
        waiting, self._waiting = self._waiting, []
        for answer in waiting:
            answer({'navigation': self._navigation, 'url': self.url}, error)

    def _realm_goes(self):
        if self.number:
            self._tell('script.realmDestroyed', {'realm': self.realm})

    def _on_load_failed(self, _web, _event, url, error):
        self._is_loading = False
        self.tell('browsingContext.navigationFailed', {'navigation': self._navigation, 'url': url})
        self._answer(error.message)
        return True  # no page of its own about it

    def _on_notify_uri(self, *_):
        if not self._is_loading and self.number:
            self.tell('browsingContext.historyUpdated', {'url': self.url})

    def _on_web_process_terminated(self, _web, reason):
        self.log('javascript', f'the page is gone: {reason.value_nick}')

    # --- what it asks the network for

    def _on_resource_load_started(self, _web, resource, request):
        if resource == self.web.get_main_resource():
            return
        self._requests += 1
        told = {'request': f'{self.name}-asks-{self._requests}', 'url': request.get_uri(), 'method': request.get_http_method() or 'GET',
                'headers': [], 'cookies': [], 'headersSize': 0, 'bodySize': 0, 'timings': {'requestTime': 0, 'responseEnd': 0}}
        about = {'request': told, 'navigation': None, 'isBlocked': False, 'redirectCount': 0}
        self.tell('network.beforeRequestSent', {**about, 'initiator': {'type': 'other'}})

        def finished(one):
            response = one.get_response()
            status = response.get_status_code() if response else 0
            answer = {'url': told['url'], 'status': status, 'statusText': '', 'protocol': 'http/1.1', 'headers': [], 'headersSize': 0,
                      'bodySize': response.get_content_length() if response else 0}
            for method in ('network.responseStarted', 'network.responseCompleted'):
                self.tell(method, {**about, 'response': answer})

        resource.connect('finished', finished)
        resource.connect('failed', lambda _one, error: self.tell('network.fetchError', {**about, 'errorText': error.message}))

    # --- scripts

    def scripts_changed(self):
        """In the order in which they came, the page's own knowledge first."""
        self.manager.remove_all_scripts()
        sources = [f'({IN_PAGE})({json.dumps(self.name)})']
        sources += [f'__bidi.preload({make}, {json.dumps(args)})' for make, args, names in self.phone.scripts.values()
                    if names is None or self.name in names]
        for source in sources:
            self.manager.add_script(WebKit2.UserScript.new(source, TOP_FRAME, AT_START, None, None))

    def run(self, body, done):
        """An async function's body; `done` gets the string that it returns, or None and why."""
        def finished(web, result):
            try:
                done(web.call_async_javascript_function_finish(result).to_string(), None)
            except GLib.Error as error:
                done(None, error.message)
        self.web.call_async_javascript_function(body, -1, None, None, None, None, finished)

    def calls(self, body, texts, done):
        """The same, after the texts that it is going to evaluate; what else it asks for comes then, and all is done again."""
        def finished(text, why):
            unknown = json.loads(text).get('unknown') if text and text.startswith('{"unknown"') else None
            if unknown is None:
                done(text, why)
            elif unknown in self._compiled:
                done(None, 'it cannot be evaluated')
            else:
                self._compiles([unknown], lambda: self.calls(body, [], done))
        self._compiles(texts, lambda: self.run(body, finished))

    def _compiles(self, texts, then):
        text = next((one for one in texts if one not in self._compiled), None)
        if text is None:
            return then()
        self._compiled.add(text)
        name = json.dumps(text)

        def finished(_text, why):
            if why is None:
                self._compiles(texts, then)
            else:  # not an expression
                self.run(f'__bidi.compile({name}, () => {{ {text}\n }})', lambda *_: self._compiles(texts, then))
        return self.run(f'__bidi.compile({name}, () => ({text}\n))', finished)

    def settles(self, then):
        """Once the page has dealt with what it was sent."""
        self.run('', lambda *_: then())

    # --- what it tells

    def _on_message(self, _manager, result):
        told = json.loads(result.get_js_value().to_string())
        source = {'realm': self.realm, 'context': self.name}
        if 'event' in told:
            self.tell('browsingContext.' + told['event'], self._where())
        elif 'log' in told:
            self._tell('log.entryAdded', {'source': source, 'timestamp': GLib.get_real_time() // 1000, **told['log']})
        else:
            self._tell('script.message', {'source': source, **told})

    def log(self, kind, text):
        self._tell('log.entryAdded', {'source': {'realm': self.realm, 'context': self.name}, 'type': kind, 'level': 'error',
                                      'text': text, 'timestamp': GLib.get_real_time() // 1000})

    def picture(self, clip, is_whole, done):
        region = WebKit2.SnapshotRegion.FULL_DOCUMENT if is_whole else WebKit2.SnapshotRegion.VISIBLE

        def finished(web, result):
            try:
                surface = web.get_snapshot_finish(result)
            except GLib.Error as error:
                return done(None, error.message)
            x, y, width, height = (int(clip[side]) for side in ('x', 'y', 'width', 'height'))
            cut = Gdk.pixbuf_get_from_surface(surface, x, y, min(width, surface.get_width() - x), min(height, surface.get_height() - y))
            _ok, png = cut.save_to_bufferv('png', [], [])
            return done({'data': base64.b64encode(png).decode()}, None)
        self.web.get_snapshot(region, WebKit2.SnapshotOptions.NONE, None, finished)
