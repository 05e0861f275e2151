import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Named outright (scripts/setup.mjs finds or installs one), or where Debian has it; else Playwright's own. */
const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(path => path && existsSync(path))

// As root a sandbox cannot be had; in a closed network the rest would wait for answers that never come.
const flags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '../reports/e2e',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 1.5,
    serviceWorkers: 'block',
    launchOptions: { args: flags, ...(chromium && { executablePath: chromium }) },
  },
})
