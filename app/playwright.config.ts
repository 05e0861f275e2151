import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { trustFlag } from '@veillee/server/own-certificate'

/** Where scripts/setup.mjs has found or installed it. */
function placeOf(browser: string): string | undefined {
  const stamp = join(import.meta.dirname, '..', '.stamps', browser)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

const chromium = placeOf('chromium')

/** Set where nothing is forgiven that passed only when it was tried again (npm run test:nightly). */
const isNight = process.env.NIGHTLY !== undefined

/** Set where all of it is tried over TLS (npm run test:house). */
const certificate = process.env.TLS_CERT

// As root a sandbox cannot be had; in a closed network the rest would wait for answers that never come.
const flags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(certificate ? [trustFlag(readFileSync(certificate, 'utf8'))] : []),
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '../reports/e2e',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // What is long and hardly ever breaks has a command of its own: npm run test:long. At night there is time for all, and
  // pictures are made of all screens.
  ...(isNight || process.env.SCREENS ? {} : process.env.LONG ? { grep: /@long/ } : { grepInvert: /@long/ }),
  forbidOnly: true,
  retries: 2, // five browsers on two cores can be late for once, and once more; what needed it is said at the end
  failOnFlakyTests: isNight,
  reporter: [['list'], ['../scripts/retried.mjs']],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    ignoreHTTPSErrors: certificate !== undefined, // for requests without a browser
  },
  projects: [
    {
      name: 'chromium',
      use: { launchOptions: { args: flags, ...(chromium && { executablePath: chromium }) } },
    },
  ],
})
