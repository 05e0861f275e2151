import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** `npm run screens` keeps films of what is staged; the tests only look on. */
const folder = process.env.SCREENS && join(import.meta.dirname, '..', '..', 'reports', 'screens')

interface Frame {
  readonly phone: Buffer
  readonly television: Buffer
  readonly beat: string
}

/** What phone and shared screen show at the same time, frame beside frame in one picture: to be looked at. */
export async function films(
  name: string,
  { phone, television }: { readonly phone: Page; readonly television: Page },
  { frames = 8, everyMs = 1_100 } = {},
): Promise<void> {
  if (!folder) return
  const shot: Frame[] = []
  const began = Date.now()
  for (let i = 0; i < frames; i++) {
    await phone.waitForTimeout(Math.max(0, began + i * everyMs + 500 - Date.now()))
    const [left, right] = await Promise.all([phone.screenshot(), television.screenshot()])
    const beat = (await phone.locator('html').getAttribute('data-beat')) ?? ''
    shot.push({ phone: left, television: right, beat })
    if (shot.length > STILL && shot.slice(-STILL).every(one => one.beat === '') && shot[0]!.beat !== '') break
  }
  mkdirSync(folder, { recursive: true })
  await printed(phone, shot, join(folder, `film-${name}.png`))
}

/** So many frames after the last beat nothing moves any more. */
const STILL = 2
const FRAME_PX = 280
const PER_ROW = 4

async function printed(by: Page, frames: readonly Frame[], path: string): Promise<void> {
  const sheet = await by.context().newPage()
  const picture = (of: Buffer) => `<img src="data:image/png;base64,${of.toString('base64')}">`
  const shown = frames.map(
    ({ phone, television, beat }) => `<td>${picture(phone)}${picture(television)}<p>${beat}</p></td>`,
  )
  const rows = shown.map((one, i) => (i % PER_ROW === 0 ? `</tr><tr>${one}` : one)).join('')
  await sheet.setViewportSize({ width: 2_600, height: 720 })
  await sheet.setContent(
    `<style>body{margin:6px;background:#888;font:14px sans-serif}img{height:${FRAME_PX}px;vertical-align:top}
     td{padding:4px}p{margin:0}</style><table>${rows}</table>`,
  )
  await sheet.screenshot({ path, fullPage: true })
  await sheet.close()
}

/** Writes down the beats that a page stages in its present step, in order. */
export async function notesBeats(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const beats: string[] = []
    let now = ''
    Object.assign(globalThis, { beats })
    const note = () => {
      const { beat = '', step = '' } = document.documentElement.dataset
      if (step !== now) beats.length = 0
      now = step
      if (beat !== '' && beats.at(-1) !== beat) beats.push(beat)
    }
    new MutationObserver(note).observe(document.documentElement, {
      attributeFilter: ['data-beat', 'data-step'],
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { beats: string[] }).beats)
}
