import './look/tokens.css'
import './look/base.css'
import './look/parts.css'
import './look/television.css'
import { render } from 'preact'
import { isPhoneOfPlayground } from './device/kept.ts'
import { wearSettings } from './device/settings.ts'
import { App } from './shell/app.tsx'
import { listenForInstall } from './shell/install.ts'

function begin(): void {
  listenForInstall()
  wearSettings()
  render(<App />, document.getElementById('app')!)
}

// A phone of the playground takes orders, and has to before it connects anywhere.
if (isPhoneOfPlayground())
  void import('./playground/steered.ts').then(({ steer }) => {
    steer()
    begin()
  })
else begin()

// Plain HTTP has no service worker: the app then simply needs the network (ROOM-26).
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js')
  // Once it is there and the page has what it needs, it keeps the rest too: cards for a match without a network.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('keep the rest'))
}
