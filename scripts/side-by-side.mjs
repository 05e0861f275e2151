// The pictures that `npm run screens -- --engines` has kept, on one sheet: each screen by three engines, in one row.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { placeOf, programs } from './programs.mjs'
import { root } from './run.mjs'

const folder = join(root, 'reports', 'screens', 'engines')
const engines = programs.filter(({ isBrowser }) => isBrowser)

const picture = (engine, file) =>
  `<img src="data:image/png;base64,${readFileSync(join(folder, engine, file), 'base64')}">`
const figure = file =>
  `<figure><figcaption>${file.slice(3, -4)}</figcaption>${engines.map(({ name }) => picture(name, file)).join('')}</figure>`

const [{ name: first }] = engines
const figures = readdirSync(join(folder, first)).sort().map(figure).join('')
const html = `<style>
  body { margin: 12px; display: grid; grid-template-columns: repeat(4, auto); gap: 14px; font: 13px sans-serif; width: max-content }
  figure { margin: 0; display: grid; grid-template-columns: repeat(3, 130px); gap: 3px }
  figcaption { grid-column: 1 / -1 }
  img { width: 130px; height: 281px; object-fit: cover }
</style>${figures}`

const executablePath = placeOf(programs.find(({ name }) => name === 'chromium'))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 1750, height: 1000 } })
await page.setContent(html)
const path = join(folder, 'side-by-side.jpeg')
await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 78 })
await browser.close()
console.log(`From left to right ${engines.map(({ called }) => called).join(', ')}: ${path}`)
