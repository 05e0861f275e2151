import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const STAMP = join('.stamps', 'chromium')

export const NO_CHROMIUM =
  'The sheets are printed by Chromium or Chrome, and none was found. Install one, or say where it is: CHROMIUM_PATH=/path/to/chromium npm run print'

/** The one that scripts/setup.mjs has found or installed; undefined if there is none. */
export const findChromium = (): string | undefined =>
  existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined

/** Its sandbox refuses to run for root, as in a container. */
export const sandbox = (): readonly string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : [])

const LONGEST_MS = 600_000

/** A page of HTML as a PDF. */
export function printToPdf(chromium: string, htmlFile: string, pdfFile: string): void {
  const profile = mkdtempSync(join(tmpdir(), 'veillee-print-'))
  try {
    const { status, stderr, error } = spawnSync(
      chromium,
      [
        '--headless',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...sandbox(),
        `--user-data-dir=${profile}`,
        '--no-pdf-header-footer',
        '--virtual-time-budget=5000',
        `--print-to-pdf=${pdfFile}`,
        pathToFileURL(htmlFile).href,
      ],
      { encoding: 'utf8', timeout: LONGEST_MS, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    if (status !== 0 || !existsSync(pdfFile))
      throw new Error(`${chromium} could not print ${htmlFile}: ${error?.message ?? stderr.trim()}`)
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
}
