import { test as base, expect, type Page } from '@playwright/test'
import { linesOf } from '@veillee/games'
import { draws } from './finger.ts'
import { TestHouse } from './house.ts'
import { isAt, press, Sitting } from './reader-sitting.ts'

/** A name that only the home's own network knows: what comes from there is not secure to a browser. */
const NAME = 'veillee.home'

const test = base.extend<{ house: TestHouse }>({
  house: async ({ playwright, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const house = new TestHouse(browser, { host: NAME })
    await house.opens()
    await use(house)
    await house.closes()
    await browser.close()
  },
})

/** What was made to sound and to shake. */
interface Heard {
  readonly heard: { oscillators: number; shakes: number }
}

/** How much of the dark hand is lit right now. */
const lit = (page: Page): Promise<number> =>
  page.locator('.sns-canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    return data.filter((light, i) => i % 4 === 2 && light > 0x40).length
  })

test('[ROOM-21] [READ-20] [ROOM-24] on a plain address of the home network a round is drawn, felt by glimmer, sound and shaking, and kept', {
  tag: ['@chromium', '@long'],
}, async ({ house }) => {
  test.slow()
  const phones = await house.sits({
    ...{ game: 'palm-reader', setting: 'remote', names: ['Ana', 'Tom', 'Jo', 'Zoé'] },
    options: { difficulties: ['blue'] },
  })
  const troubles: string[] = []
  for (const { page } of phones) {
    page.on('pageerror', error => troubles.push(String(error)))
    page.on('console', line => line.type() === 'error' && troubles.push(line.text()))
  }
  const sitting = new Sitting(phones)
  // A page from there cannot keep the screen on: it says so before a match, and never in one.
  const hint = phones[0]!.page.getByText('règle la mise en veille')
  await expect(hint).toBeVisible()
  await house.starts(phones)
  const [first, second, third] = sitting.table.chain.map(seat => sitting.at(seat))
  await third!.page.addInitScript(() => {
    const settings = { ...JSON.parse(localStorage.getItem('veillee.settings') ?? '{}'), sense: 'sound' }
    localStorage.setItem('veillee.settings', JSON.stringify({ ...settings, vibration: true }))
    const heard = { oscillators: 0, shakes: 0 }
    Object.assign(window, { heard })
    const { createOscillator } = BaseAudioContext.prototype
    BaseAudioContext.prototype.createOscillator = function () {
      heard.oscillators++
      return createOscillator.call(this)
    }
    navigator.vibrate = () => {
      heard.shakes++
      return true
    }
  })
  await third!.page.reload()
  await expect(hint).toHaveCount(0)
  for (const { page } of phones) {
    const has = await page.evaluate(() => [isSecureContext, 'crypto' in window && 'subtle' in crypto])
    expect(has).toEqual([false, false])
  }
  await sitting.looks()

  // By glimmer.
  const { side, die } = sitting.handOf(first!)
  await sitting.opensPalm()
  await isAt(second!.page, 'reader-feel-far')
  await isAt(first!.page, 'reader-draw-far')
  const lines = linesOf(side as never, die as never)
  let brightest = 0
  const drawing = draws(first!.page, lines)
  const watching = (async () => {
    while (brightest === 0) brightest = Math.max(brightest, await lit(second!.page))
  })()
  await drawing
  await watching
  await press(first!.page)

  // By sound, which a page may make once it was touched, and by shaking.
  await isAt(second!.page, 'reader-draw-far')
  await sitting.opensPalm()
  await isAt(third!.page, 'reader-feel-far')
  await third!.page.touchscreen.tap(200, 120)
  await third!.page.evaluate(() =>
    Object.assign((window as never as Heard).heard, { oscillators: 0, shakes: 0 }),
  )
  await draws(second!.page, lines)
  const heard = () => third!.page.evaluate(() => (window as never as Heard).heard)
  await expect.poll(async () => (await heard()).oscillators).toBeGreaterThan(0)
  await expect.poll(async () => (await heard()).shakes).toBeGreaterThan(0)
  await press(second!.page)

  await sitting.until('open', ({ palm }) => palm === 2)
  for (const seat of sitting.table.chain.slice(2)) {
    await sitting.opensPalm()
    await isAt(sitting.at(seat).page, 'reader-draw-far')
    await draws(sitting.at(seat).page, lines)
    await press(sitting.at(seat).page)
    await sitting.wire.until(() => sitting.wire.match.view.phase !== 'draw')
  }
  await sitting.until('lap')
  await sitting.laps(false)
  for (const voter of sitting.voters) await sitting.votes(voter, die as number)
  await isAt(first!.page, 'reader-gallery')
  const saves = first!.page.waitForEvent('download')
  await first!.page.getByRole('button', { name: 'Garder la galerie' }).tap()
  expect((await saves).suggestedFilename()).toBe('veillee-palm-reader-1.png')
  expect(troubles).toEqual([])
})
