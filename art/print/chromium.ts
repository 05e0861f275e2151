import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

/** Where it is on a Mac, which puts it into no PATH. */
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const NO_CHROMIUM =
  'The sheets are printed by Chromium or Chrome, and none was found. Install one, or say where it is: CHROMIUM_PATH=/path/to/chromium npm run print'

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

type Surroundings = Readonly<Record<string, string | undefined>>

/** The one that CHROMIUM_PATH names, else the first of the usual names; undefined if there is none. */
export function findChromium(surroundings: Surroundings): string | undefined {
  const named = surroundings.CHROMIUM_PATH
  if (named) return isProgram(named) ? named : undefined
  const folders = (surroundings.PATH ?? '').split(delimiter).filter(folder => folder !== '')
  const usual = NAMES.flatMap(name => folders.map(folder => join(folder, name)))
  return [...usual, ...ELSEWHERE].find(isProgram)
}

/** Its sandbox refuses to run for root, as in a container. */
const sandbox = (): readonly string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : [])

const LONGEST_MS = 180_000

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
