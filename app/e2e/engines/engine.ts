import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, LaunchOptions } from '@playwright/test'
import { trustFlag } from '@veillee/server/own-certificate'

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/** Where scripts/setup.mjs has found or installed it. */
function placeOf(engine: Engine): string | undefined {
  const stamp = join(import.meta.dirname, '..', '..', '..', '.stamps', engine)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

/** Set where all of it is tried over TLS (npm run test:house). */
const certificate = process.env.TLS_CERT

// As root a sandbox cannot be had; in a closed network the rest would wait for answers that never come.
const FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Playwright's BiDi knows neither touch screens nor less movement: its preferences do. */
const LIKE_A_PHONE = {
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'ui.useOverlayScrollbars': 1,
}

/** What speaks WebDriver BiDi to Playwright as Firefox does: Debian’s Firefox itself, and WebKitGTK (webkit/main.py). */
const BIDI = 'moz-firefox'

const launching: Record<Engine, (executablePath: string | undefined) => LaunchOptions> = {
  chromium: executablePath => ({
    args: [...FLAGS, ...(certificate ? [trustFlag(readFileSync(certificate, 'utf8'))] : [])],
    ...(executablePath && { executablePath }),
  }),
  firefox: (firefox = '') => ({
    channel: BIDI,
    executablePath: join(import.meta.dirname, 'firefox.mjs'),
    env: { ...environment(), FIREFOX: firefox },
    firefoxUserPrefs: LIKE_A_PHONE,
    ...(process.env.ORCA && { headless: false }), // a screen reader has to find it (npm run orca)
  }),
  webkit: (executablePath = '') => ({ channel: BIDI, executablePath }),
}

const environment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])))

export const launchOptions = (engine: Engine): LaunchOptions => launching[engine](placeOf(engine))

/** What Playwright has to be told so that it speaks to this one. */
export const browserNameOf = (engine: Engine): 'chromium' | 'firefox' =>
  engine === 'chromium' ? 'chromium' : 'firefox'

export const engineOf = (browser: Browser | null): Engine => {
  if (browser?.version().startsWith('WebKitGTK')) return 'webkit'
  return browser?.browserType().name() === 'firefox' ? 'firefox' : 'chromium'
}

type ContextOptions = Parameters<Browser['newContext']>[0]

/** What only Chromium can pretend to be; the others are it already, as far as they can (`LIKE_A_PHONE`, webkit/main.py). */
export async function newContext(browser: Browser, options: ContextOptions): Promise<BrowserContext> {
  const { isMobile, reducedMotion, deviceScaleFactor, ...others } = options!
  return browser.newContext(engineOf(browser) === 'chromium' ? options : others)
}
