import { defineConfig } from '@playwright/test'
import { browserNameOf, ENGINES, type Engine, launchOptions } from './e2e/engines/engine.ts'

/** Set where nothing is forgiven that passed only when it was tried again (npm run test:nightly). */
const isNight = process.env.NIGHTLY !== undefined

// What is long and hardly ever breaks has a command of its own: npm run test:long. At night there is time for all, and
// pictures are made of all screens.
const LONG = /@long/
const isForAll = isNight || process.env.SCREENS !== undefined
const isForLong = !isForAll && process.env.LONG !== undefined

/**
 * Every test in every engine, where somebody asks (npm run test:browsers), except what only Chromium can show. Otherwise
 * the others have what is short and says most.
 */
function chosenFor(engine: Engine) {
  const all = { ...(isForLong && { grep: LONG }), grepInvert: isForAll || isForLong ? [] : [LONG] }
  if (process.env.ENGINES && engine === 'chromium') return all
  if (engine === 'chromium') return { ...all, grepInvert: [...all.grepInvert, ...(isForAll ? [] : [MIXED])] }
  if (process.env.ENGINES) return { ...all, grepInvert: [...all.grepInvert, /@chromium/] }
  return { grep: isForLong ? NOTHING : process.env.ORCA ? /Orca/ : /@engines/ }
}
const NOTHING = /^$/
/** What all play at one table, Chromium plays there, and as much by itself in other tests. */
const MIXED = /@mixed/

export default defineConfig<object, { readonly isMixed: boolean }>({
  testDir: 'e2e',
  testMatch: process.env.ORCA ? '*.listen.ts' : '*.e2e.ts',
  outputDir: '../reports/e2e',
  workers: 3, // they wait for each other more than they work: two leave half of two cores idle
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 2, // five browsers on two cores can be late for once, and once more; what needed it is said at the end
  failOnFlakyTests: isNight,
  reporter: [['list'], ['../scripts/retried.mjs']],
  use: {
    actionTimeout: 45_000, // a tap that finds nothing is tried again sooner than a whole test
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    ignoreHTTPSErrors: process.env.TLS_CERT !== undefined, // for requests without a browser
  },
  projects: [
    ...ENGINES.map(engine => ({
      name: engine,
      use: { browserName: browserNameOf(engine), launchOptions: launchOptions(engine) },
      ...chosenFor(engine),
    })),
    {
      name: 'mixed',
      grep: isForLong ? NOTHING : MIXED,
      use: { launchOptions: launchOptions('chromium'), isMixed: true },
    },
  ],
})
