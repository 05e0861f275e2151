"""Somebody's phone: a context of its own, with drawers, language, network and scripts that no other phone shares."""
import json
import os

from gi.repository import WebKit2

NO_NETWORK = 'http://127.0.0.1:9'  # where nobody listens
ON_LINE = '''isOn => {
  Object.defineProperty(navigator, 'onLine', { get: () => isOn, configurable: true })
  dispatchEvent(new Event(isOn ? 'online' : 'offline'))
}'''

# What a context prefers is what all contexts of the process prefer: the last one that was asked.
LANGUAGES = '''tags => {
  Object.defineProperty(navigator, 'languages', { get: () => tags, configurable: true })
  Object.defineProperty(navigator, 'language', { get: () => tags[0], configurable: true })
}'''


class Phone:
    def __init__(self, name, folder, tell):
        self.name, self._tell = name, tell
        self.size = (390, 844)
        self.scripts = {}  # by name: the function, its arguments, and in which views (None is all)
        self.views = {}
        own = os.path.join(folder, name)
        self._data = WebKit2.WebsiteDataManager(base_data_directory=own + '/data', base_cache_directory=own + '/cache')
        self.set_offline(False)
        self.context = WebKit2.WebContext.new_with_website_data_manager(self._data)
        self.context.connect('download-started', self._on_download)
        self._downloads = own + '/downloads'
        os.makedirs(self._downloads)
        self._saved = 0

    def set_language(self, tag):
        tags = [tag, tag.split('-')[0]]
        self.context.set_preferred_languages(tags)
        self.scripts['languages'] = (LANGUAGES, [{'type': 'array', 'value': [{'type': 'string', 'value': one} for one in tags]}], None)

    def set_offline(self, is_off):
        mode = WebKit2.NetworkProxyMode.CUSTOM if is_off else WebKit2.NetworkProxyMode.NO_PROXY
        self._data.set_network_proxy_settings(mode, WebKit2.NetworkProxySettings.new(NO_NETWORK, None) if is_off else None)
        self.scripts['on-line'] = (ON_LINE, [{'type': 'boolean', 'value': not is_off}], None)
        for view in self.views.values():
            view.scripts_changed()
            view.run(f'({ON_LINE})({json.dumps(not is_off)})', lambda *_: None)

    def set_downloads(self, folder):
        self._downloads = folder

    def settings(self):
        return WebKit2.Settings(
            enable_write_console_messages_to_stdout=True,
            media_playback_requires_user_gesture=True,
            enable_page_cache=True,
            enable_smooth_scrolling=False,
            hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
        )

    def _on_download(self, _context, download):
        """Where Playwright looks for it: under the name that the page has given it."""
        view = next((one for one in self.views.values() if one.web == download.get_web_view()), None)
        view = view or next(iter(self.views.values()))
        self._saved += 1
        name = f'{self.name}-saves-{self._saved}'
        url = download.get_request().get_uri()

        def decide(_download, suggested):
            download.set_destination('file://' + os.path.join(self._downloads, suggested))
            view.tell('browsingContext.downloadWillBegin', {'download': name, 'navigation': None, 'url': url, 'suggestedFilename': suggested})
            return True

        def ends(status):
            view.tell('browsingContext.downloadEnd', {'download': name, 'navigation': None, 'url': url, 'status': status})

        download.connect('decide-destination', decide)
        download.connect('finished', lambda *_: ends('complete'))
        download.connect('failed', lambda *_: ends('canceled'))
