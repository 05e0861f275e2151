// npm run lighthouse: home and lobby of a running Veillée, as Lighthouse sees them on a phone. 95 or more in every
// category, or it fails.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { Program } from '@veillee/server/program'
import { ended, npm, root } from '../../scripts/run.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const LEAST = 95
const DEBUG_PORT = 9_333

async function install() {
  if (existsSync(join(here, 'node_modules', '.package-lock.json'))) return
  console.log('Installing Lighthouse…')
  const code = await ended(npm(['ci', '--ignore-scripts'], { cwd: here }))
  if (code !== 0) process.exit(code)
}

const percent = score => Math.round((score ?? 0) * 100)

async function scoresOf(lighthouse, name, url) {
  const { lhr, report } = await lighthouse(url, {
    port: DEBUG_PORT,
    output: 'html',
    logLevel: 'error',
    disableStorageReset: true, // or the lobby would not know whose phone it is
  })
  writeFileSync(join(root, 'reports', `lighthouse-${name}.html`), report)
  const scores = Object.values(lhr.categories).map(({ title, score }) => [title, percent(score)])
  console.log(`${name.padEnd(8)}${scores.map(([title, score]) => `${title} ${score}`).join(' · ')}`)
  const missed = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9)
  for (const { id, title, displayValue } of missed) console.log(`   ${id}: ${title} ${displayValue ?? ''}`)
  return scores.map(([, score]) => score)
}

await install()
const { default: lighthouse } = await import(
  pathToFileURL(join(here, 'node_modules', 'lighthouse', 'core', 'index.js')).href
)
mkdirSync(join(root, 'reports'), { recursive: true })
const folder = mkdtempSync(join(tmpdir(), 'veillee-lighthouse-'))
const program = await Program.runs({ DATA: join(folder, 'veillee.sqlite'), LOG_LEVEL: 'warn' })
const home = `http://localhost:${program.port}`
const stamp = join(root, '.stamps', 'chromium')
const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  ...(existsSync(stamp) && { executablePath: readFileSync(stamp, 'utf8') }),
  args: [`--remote-debugging-port=${DEBUG_PORT}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
let scores = []
try {
  const host = await program.enters({
    do: 'open',
    name: 'Ana',
    game: 'in-the-palm',
    setting: 'table',
    language: 'fr',
  })
  for (const name of ['Ben', 'Chloé', 'Dan']) await program.joins(host.welcome.code, name)
  const page = await browser.newPage()
  await page.goto(home)
  const { room, code, token } = host.welcome
  const known = JSON.stringify([{ room, code, token, name: 'Ana', at: 0 }])
  await page.evaluate(rooms => localStorage.setItem('veillee.rooms', rooms), known)
  scores = [
    ...(await scoresOf(lighthouse, 'home', home)),
    ...(await scoresOf(lighthouse, 'lobby', `${home}/room/${room}`)),
  ]
} finally {
  await browser.close()
  await program.ends()
  rmSync(folder, { recursive: true, force: true })
}
if (scores.length === 0 || scores.some(score => score < LEAST)) {
  console.error(`Not every category has ${LEAST}.`)
  process.exit(1)
}
