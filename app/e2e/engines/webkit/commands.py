"""The commands of WebDriver BiDi that Playwright sends, each by its name; `answer(result, error)` may come later."""
import json
import os
import re
from base64 import b64encode
from mimetypes import guess_type

from gi.repository import WebKit2

from fingers import Fingers
from phone import Phone
from view import View

FUNCTION = re.compile(r'\s*\(?\s*(async\b\s*)?(function\b|\([^()]*(\([^()]*\)[^()]*)*\)\s*=>|\w+\s*=>)')

# Windows that lie on each other are not painted: each has a place of its own on a wide glass.
GLASS = (4200, 2600)
PHONES = [(x * 400, y * 860) for y in range(2) for x in range(10)]
SCREENS = [(x * 1300, 1740) for x in range(3)]


class Commands:
    def __init__(self, folder, tell):
        self._folder, self._tell = folder, tell
        self._phones, self._views, self._fingers = {}, {}, {}
        self._last = 0

    def do(self, method, params, answer):
        own = getattr(self, '_' + method.replace('.', '_'), None)
        if own is None:
            answer(None, 'unknown command', method)
        else:
            own(params, answer)

    def _name(self, kind):
        self._last += 1
        return f'{kind}-{self._last}'

    # --- session and browser

    def _session_new(self, _params, answer):
        version = f'{WebKit2.get_major_version()}.{WebKit2.get_minor_version()}.{WebKit2.get_micro_version()}'
        answer({'sessionId': 'webkit', 'capabilities': {'browserName': 'webkit', 'browserVersion': f'WebKitGTK {version}', 'userAgent': ''}})

    def _browser_createUserContext(self, _params, answer):
        name = self._name('phone')
        self._phones[name] = Phone(name, self._folder, self._tell)
        answer({'userContext': name})

    def _browser_removeUserContext(self, params, answer):
        phone = self._phones.pop(params['userContext'])
        for view in list(phone.views.values()):
            self._closes(view)
        answer({})

    def _browser_setDownloadBehavior(self, params, answer):
        folder = params['downloadBehavior'].get('destinationFolder')
        for phone in self._phones_of(params):
            if folder:
                phone.set_downloads(folder)
        answer({})

    def _phones_of(self, params):
        return [self._phones[name] for name in params.get('userContexts', [])]

    # --- what a phone is like

    def _emulation_setLocaleOverride(self, params, answer):
        for phone in self._phones_of(params):
            phone.set_language(params['locale'])
        answer({})

    def _emulation_setNetworkConditions(self, params, answer):
        for phone in self._phones_of(params):
            phone.set_offline(params['networkConditions'] is not None)
        answer({})

    def _browsingContext_setViewport(self, params, answer):
        size = (params['viewport']['width'], params['viewport']['height'])
        for phone in self._phones_of(params):
            phone.size = size
        view = self._views.get(params.get('context'))
        if view is None:
            return answer({})
        view.resize(*size)
        return self._until_size(view, size, 50, lambda: answer({}))

    def _until_size(self, view, size, tries, then):
        def looked(text, _why):
            if text == '×'.join(map(str, size)) or tries == 0:
                then()
            else:
                self._until_size(view, size, tries - 1, then)
        view.run('await new Promise(r => setTimeout(r, 20)); return `${innerWidth}×${innerHeight}`', looked)

    # What WebKitGTK cannot pretend to be is the same on every phone.
    def _nothing(self, _params, answer):
        answer({})

    _session_subscribe = _nothing
    _network_addIntercept = _network_removeIntercept = _nothing
    _network_addDataCollector = _network_setCacheBehavior = _nothing
    _emulation_setScreenOrientationOverride = _emulation_setScreenSettingsOverride = _nothing
    _emulation_setMediaFeaturesOverride = _browsingContext_activate = _permissions_setPermission = _nothing

    def _storage_getCookies(self, _params, answer):
        answer({'cookies': [], 'partitionKey': {}})  # nothing of ours has any

    # --- pages

    def _browsingContext_create(self, params, answer):
        phone = self._phones[params['userContext']]
        view = View(self._name('view'), phone, self._free_place(phone.size), self._tell)
        phone.views[view.name] = self._views[view.name] = view
        self._fingers[view.name] = Fingers(view)
        self._tell('browsingContext.contextCreated', view.info())
        view.goes('about:blank', lambda *_: answer({'context': view.name}))

    def _free_place(self, size):
        taken = {view.place for view in self._views.values()}
        places = SCREENS if size[0] > 400 else PHONES
        return next((place for place in places if place not in taken), places[0])

    def _browsingContext_close(self, params, answer):
        self._closes(self._views[params['context']])
        answer({})

    def _closes(self, view):
        del self._views[view.name], view.phone.views[view.name], self._fingers[view.name]
        view.close()

    def _browsingContext_navigate(self, params, answer):
        self._views[params['context']].goes(params['url'], answer)

    def _browsingContext_reload(self, params, answer):
        self._views[params['context']].reloads(answer)

    def _browsingContext_traverseHistory(self, params, answer):
        web = self._views[params['context']].web
        item = web.get_back_forward_list().get_nth_item(params['delta'])
        if item is None:
            return answer(None, 'no such history entry')
        web.go_to_back_forward_list_item(item)
        return answer({})

    def _browsingContext_captureScreenshot(self, params, answer):
        view = self._views[params['context']]
        view.picture(params['clip'], params.get('origin') == 'document', answer)

    # --- scripts

    def _script_addPreloadScript(self, params, answer):
        name = self._name('script')
        names = params.get('contexts')
        phones = [self._views[one].phone for one in names] if names else self._phones_of(params)
        for phone in phones:
            phone.scripts[name] = (params['functionDeclaration'], params.get('arguments', []), names)
            for view in phone.views.values():
                view.scripts_changed()
        answer({'script': name})

    def _script_removePreloadScript(self, params, answer):
        for phone in self._phones.values():
            if phone.scripts.pop(params['script'], None):
                for view in phone.views.values():
                    view.scripts_changed()
        answer({})

    def _view_of(self, target):
        if 'context' in target:
            return self._views.get(target['context'])
        return next((view for view in self._views.values() if target['realm'].startswith(view.realm)), None)

    def _script_callFunction(self, params, answer):
        arguments = json.dumps(params.get('arguments', []))
        call = f"__bidi.call({params['functionDeclaration']}, {arguments}, {options_of(params)})"
        self._runs(params, call, list(functions_in(params.get('arguments', []))), answer)

    def _script_evaluate(self, params, answer):
        expression = params['expression'].rstrip(' \n;')
        self._runs(params, f'__bidi.answered(() => ({expression}\n), {options_of(params)})', [], answer)

    def _runs(self, params, call, texts, answer):
        view = self._view_of(params['target'])
        if view is None:
            return answer(None, 'no such frame')
        realm = view.realm + ('/utility' if 'sandbox' in params['target'] else '')

        def finished(text, why):
            result = json.loads(text) if text else {}
            if text is None:
                answer(None, 'unknown error', why)
            elif 'isGone' in result:
                answer(None, 'no such handle')
            else:
                answer({**result, 'realm': realm})
        return view.calls(f'return await {call}', texts, finished)

    def _script_disown(self, params, answer):
        view = self._view_of(params['target'])
        if view:
            view.run(f"__bidi.disown({json.dumps(params['handles'])})", lambda *_: answer({}))
        else:
            answer({})

    # --- input

    def _input_performActions(self, params, answer):
        fingers = self._fingers[params['context']]
        actions = [action for source in params['actions'] for action in source['actions']]

        def next_one():
            if actions:
                fingers.act(actions.pop(0), next_one)
            else:
                answer({})
        next_one()

    def _input_setFiles(self, params, answer):
        element, files = json.dumps(params['element']), json.dumps([chosen(path) for path in params['files']])
        self._views[params['context']].run(f'__bidi.choose({element}, {files})', lambda *_: answer({}))


def chosen(path):
    with open(path, 'rb') as file:
        base64 = b64encode(file.read()).decode()
    return {'name': os.path.basename(path), 'type': guess_type(path)[0] or '', 'base64': base64}


def functions_in(value):
    """Texts among arguments that are going to be evaluated: Playwright sends functions as such."""
    if isinstance(value, list):
        for one in value:
            yield from functions_in(one)
    elif isinstance(value, dict):
        if value.get('type') == 'string' and FUNCTION.match(value['value']):
            yield value['value']
        else:
            yield from functions_in(value.get('value'))


def options_of(params):
    return json.dumps({
        'depth': params.get('serializationOptions', {}).get('maxObjectDepth'),
        'isKept': params.get('resultOwnership') == 'root',
        'waits': params.get('awaitPromise', True),
    })
