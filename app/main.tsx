import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'
import './styles/television.css'
import './styles/entrance.css'
import { render } from 'preact'
import { Announcer, startAnnouncing } from './components/announcer.tsx'
import { under } from './device/base.ts'
import { notePresses } from './device/by-ear.ts'
import { wearKeyboard } from './device/keyboard.ts'
import { keepRest } from './device/offline.ts'
import { keepMenusShut } from './device/own-touch.ts'
import { wearPutAway } from './device/put-away.ts'
import { settings, wearSettings } from './device/settings.ts'
import { isPhoneOfPlayground } from './device/stored.ts'
import { App } from './pages/app.tsx'
import { listenForInstall } from './pages/install.ts'
import { loadCatalogues } from './words/load.ts'

/** Older than what the page says at its door (docs/devices.md): it stays there. */
const isTooOld = (): boolean =>
  !['color: color-mix(in srgb, red, blue)', 'container-type: size'].every(rule => CSS.supports(rule)) ||
  !CSS.supports('selector(:has(a))')

/** One switch is fetched by whoever plays with it, once. */
function wearOneSwitch(): void {
  const stop = settings.subscribe(({ oneSwitch }) => {
    if (oneSwitch === 'off') return
    void import('./device/one-switch.ts').then(
      one => {
        stop()
        one.wearOneSwitch()
      },
      () => {}, // without a network, at the next change of a setting
    )
  })
}

function begin(): void {
  listenForInstall()
  wearSettings()
  wearPutAway()
  wearKeyboard()
  keepMenusShut()
  notePresses()
  loadCatalogues()
  const place = document.getElementById('app')!
  place.replaceChildren()
  render(
    <>
      <App />
      <Announcer />
    </>,
    place,
  )
  startAnnouncing()
  wearOneSwitch()
}

// A phone of the playground takes orders, and has to before it connects anywhere.
if (isTooOld()) document.documentElement.dataset.old = ''
else if (isPhoneOfPlayground())
  void import('./playground/steered.ts').then(({ steer }) => {
    steer()
    begin()
  })
else begin()

/** By then the page has what it needs itself. */
const RESTED_MS = 3_000

// Where it does not come, there is none.
setTimeout(
  () =>
    void import('./device/splash.ts').then(
      splash => splash.drawSplash(),
      () => {},
    ),
  RESTED_MS,
)

const isSavingData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

// Plain HTTP has no service worker: the app then simply needs the network (ROOM-26).
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register(under('/sw.js'))
  // Once it is there and the page has come to rest, it keeps the rest too: cards for a match without a network (ROOM-22).
  if (!isSavingData()) setTimeout(keepRest, RESTED_MS)
}
