import './look/tokens.css'
import './look/base.css'
import './look/parts.css'
import './look/television.css'
import { render } from 'preact'
import { wearSettings } from './device/settings.ts'
import { App } from './shell/app.tsx'
import { listenForInstall } from './shell/install.ts'

listenForInstall()
wearSettings()
render(<App />, document.getElementById('app')!)

// Plain HTTP has no service worker: the app then simply needs the network (ROOM-26).
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
