import { defineConfig } from '@playwright/test'
import { browserNameOf, ENGINES, type Engine, launchOptions } from './e2e/engines/engine.ts'

/** Set where nothing is forgiven that passed only when it was tried again (npm run test:nightly). */
const isNight = process.env.NIGHTLY !== undefined

/**
 * Every test in every engine, where somebody asks (npm run test:browsers). Otherwise Chromium has all but what is short
 * and for the others, and those have that.
 */
const onlyFor = (engine: Engine) => {
  if (process.env.ENGINES) return {}
  if (engine === 'chromium') return { testIgnore: 'every-engine.e2e.ts' }
  return { grep: process.env.LONG ? /^$/ : /@engines/ }
}

export default defineConfig<object, { readonly isMixed: boolean }>({
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
    ignoreHTTPSErrors: process.env.TLS_CERT !== undefined, // for requests without a browser
  },
  projects: [
    ...ENGINES.map(engine => ({
      name: engine,
      use: { browserName: browserNameOf(engine), launchOptions: launchOptions(engine) },
      ...onlyFor(engine),
    })),
    {
      name: 'mixed',
      grep: process.env.LONG ? /^$/ : /@mixed/,
      use: { launchOptions: launchOptions('chromium'), isMixed: true },
    },
  ],
})
