import { expect, type Page } from '@playwright/test'
import { CROSS, draws, Finger } from './finger.ts'
import { test } from './house.ts'
import { drawsByWire, linesFor, looksByWire, opensFar } from './reader-far.ts'
import { isAt, press } from './reader-sitting.ts'
import { shot } from './shot.ts'

/** Half of what a palm takes to open. */
const TOO_SHORT_MS = 350

/** A thumb that rests on the hand, and lets go too early. */
async function letsGoEarly(page: Page): Promise<void> {
  const { x, y, width, height } = (await page.locator('.reader-open-palm').boundingBox())!
  const thumb = await Finger.on(page)
  await thumb.down([x + width / 2, y + height / 2])
  await page.waitForTimeout(TOO_SHORT_MS)
  await thumb.up()
}

test('[READ-23] [READ-21] whoever lingers in the gallery is called and misses nothing: no palm is drawn on before a thumb has rested on it', async ({
  house,
}) => {
  const sitting = await opensFar(house)
  const television = await house.screen(sitting.wire.welcome!.code)
  await sitting.roundByWire(phone => drawsByWire(sitting, phone))
  await looksByWire(sitting)
  const [drawer, feeler] = [sitting.at(sitting.table.drawer), sitting.at(sitting.table.feeler)]
  const isFrench = feeler.seat % 2 === 0

  await test.step('the gallery stays, and says who waits for whose palm', async () => {
    await isAt(feeler.page, 'reader-gallery')
    await expect(feeler.page.locator('.act')).toContainText(
      isFrench ? `${drawer.name} attend ta paume.` : `${drawer.name} is waiting for your palm.`,
    )
    // What was drawn comes to the gallery although the others are a round further by now (READ-21).
    await expect(feeler.page.locator('.reader-unrolled .ink').first()).toBeAttached()
    await shot(feeler.page, 'lingers')
  })

  await test.step('whoever draws is told so, and what they draw is drawn on nobody', async () => {
    await drawer.page.locator('[data-screen="reader-gallery"] .act .primary').tap()
    await isAt(drawer.page, 'reader-draw-far')
    await expect(drawer.page.locator('.reader-held')).toContainText(/pas encore ouvert|not open yet/)
    await draws(drawer.page, CROSS)
    await expect(drawer.page.locator('.act .primary')).toBeDisabled()
    await shot(drawer.page, 'cold')
    await shot(television, 'cold-tv')
    expect(feeler.wire.packets).toEqual([])
  })

  await test.step('a thumb that lets go early opens nothing', async () => {
    await feeler.page.locator('.act .primary').tap()
    await isAt(feeler.page, 'reader-open-far')
    await letsGoEarly(feeler.page)
    await shot(feeler.page, 'let-go-early')
    await sitting.wire.caughtUp()
    expect(sitting.wire.match.view.phase).toBe('open')
    await isAt(feeler.page, 'reader-open-far')
  })

  await test.step('one that rests does; whoever draws sees who is there, draws, and hears that it was felt', async () => {
    await sitting.opensPalm()
    await isAt(feeler.page, 'reader-feel-far')
    await expect(drawer.page.locator('.reader-owed')).toContainText(
      new RegExp(`^${feeler.name} (est là|is there)\\.`),
    )
    await shot(drawer.page, 'warm')
    await draws(drawer.page, linesFor(sitting, drawer))
    await expect.poll(() => feeler.wire.packets.length).toBeGreaterThan(5)
    await press(drawer.page)
    await sitting.until('open')
    await expect(drawer.page.locator('.say')).toContainText(new RegExp(`${feeler.name} (l’a senti|felt it)`))
    await shot(drawer.page, 'felt')
  })
})

test('[READ-7] where the die says “?”, one looks, lets go, and taps 1 to 5', async ({ house }) => {
  const sitting = await opensFar(house)
  const first = () => sitting.at(sitting.table.first)
  // Nobody can be told what to roll: the table begins again until it is rolled.
  for (let tries = 0; sitting.handOf(first()).die !== '?'; tries++) {
    expect(tries).toBeLessThan(80)
    await sitting.phones[0]!.asks({ do: 'endEarly', match: sitting.wire.match.number })
    for (const { wire } of sitting.phones) await wire.until(() => wire.match.end !== null)
    await house.starts(sitting.phones)
    await first().wire.caughtUp()
  }
  const { page } = first()
  await isAt(page, 'reader-look-first')
  const numbers = page.locator('.segments label')
  await expect(numbers).toHaveCount(0)
  const { x, y, width, height } = (await page.locator('.hold').boundingBox())!
  const finger = await Finger.on(page)
  await finger.down([x + width / 2, y + height / 2])
  await expect(page.locator('.reader-card .reader-symbol')).toHaveCount(5)
  await expect(page.locator('.say')).toContainText(/puis touche son numéro|then tap its number/)
  await shot(page, 'die-held')
  await finger.up()
  await expect(numbers).toHaveCount(5)
  await expect(page.locator('.say')).toContainText(/Touche le numéro|Tap the number/)
  await expect(page.locator('.act .primary')).toBeDisabled()
  await shot(page, 'die-let-go')
  await numbers.nth(3).tap()
  await press(page)
  await sitting.until('open')
  await first().wire.caughtUp()
  expect(sitting.handOf(first()).die).toBe(4)
})
