import { expect, type Page } from '@playwright/test'
import { type ObjectId, placeIn, type Region } from '@veillee/touch'
import { wears } from './by-names.ts'
import { Finger } from './finger.ts'
import { type Phone, type TestHouse, test } from './house.ts'
import { mimeBy, planOf, sees, slot, spotOn } from './palm-far.ts'
import { PalmTable } from './palm-table.ts'
import { shot } from './shot.ts'

const FRAME_MS = 16

/** Four far apart, where the first memory is being mimed. */
async function reachesMime(house: TestHouse, options: Record<string, unknown> = {}): Promise<PalmTable> {
  const phones = await house.sits({
    ...{ game: 'in-the-palm', setting: 'remote', names: ['Ana', 'Tom', 'Jo', 'Nour'] },
    ...{ options: { first: 0, ...options } },
  })
  await house.starts(phones)
  const table = new PalmTable(phones)
  await table.child.plays('draw')
  await table.until('choose')
  await table.child.plays('keep')
  await table.until('mime')
  return table
}

const middle = async (page: Page, object: ObjectId): Promise<readonly [number, number]> => {
  const { x, y, width, height } = (await slot(page, object).boundingBox())!
  return [x + width / 2, y + height / 2]
}

const spot = (page: Page, region: Region, along = 0.5) => spotOn(page, placeIn(region, along, 0.5))

/** From the tray onto the hand in some tenths of a second, and let go at once: nothing rests. */
async function carries(page: Page, object: ObjectId, to: readonly [number, number]): Promise<void> {
  const [fromX, fromY] = await middle(page, object)
  const way = Array.from({ length: 12 }, (_, i): readonly [number, number] => {
    const share = i / 11
    return [fromX + (to[0] - fromX) * share, fromY + (to[1] - fromY) * share]
  })
  await (await Finger.on(page)).goes(way, FRAME_MS)
}

test('[PALM-18] [PALM-47] [PALM-50] what is let go over the hand lies there and is felt, a cube put down by a tap stays, the dart stands; and the score shows each as it was felt', async ({
  house,
}) => {
  const table = await reachesMime(house)
  const { child, grandfather } = table
  const { page } = child
  const [opponent] = table.opponents as [Phone]
  await expect(page.locator('[data-screen="palm-stage"]')).toBeVisible()

  await test.step('the cloth is carried and let go: its moves are said, it lies, it is seen and felt', async () => {
    expect(child.wire.phone.may.phrases).toContain('upright')
    await carries(page, 'cloth', await spot(page, 'palm'))
    await expect(page.locator('.palm-stage-told')).toContainText('Le tissu')
    await sees(page, 'cloth')
    await sees(opponent.page, 'cloth')
    await expect.poll(() => grandfather.wire.packets.length).toBeGreaterThan(0)
    // How to hold the hand is said before the first touch.
    await child.wire.until(() => !child.wire.phone.may.phrases.includes('upright'))
    await shot(page, 'mime-cloth')
  })

  await test.step('a cube that was tapped in the tray and on the hand stays there', async () => {
    await slot(page, 'cube-2').tap()
    await page.touchscreen.tap(...((await spot(page, 'middle-shaft')) as [number, number]))
    await sees(page, 'cube-2')
    await page.waitForTimeout(700)
    await sees(page, 'cube-2')
    await sees(opponent.page, 'cube-2')
    await shot(page, 'mime-cube')
  })

  await test.step('the dart comes down on its tip; what can be done with it is said in words', async () => {
    await slot(page, 'dart').tap()
    await expect(page.locator('.palm-stage-told')).toContainText('La fléchette')
    await expect(page.locator('.palm-tools .unseen')).toHaveText(/par la pointe$/)
    const tools = page.locator('.palm-tool')
    for (const words of ['Plumes', 'Pivoter', 'Ranger'])
      await expect(tools.getByText(words, { exact: true })).toBeVisible()
    await shot(page, 'mime-dart')
    const at = await spot(page, 'ring-shaft')
    await (await Finger.on(page)).goes([at, at, at, at], 120)
    await sees(opponent.page, 'dart')
  })

  await page.locator('.act .primary').tap()
  await table.until('interfere')

  await test.step('once it is scored, the hand shows the square of the cloth, not a round blob', async () => {
    await opponent.wire.caughtUp()
    await opponent.plays('lay', opponent.wire.phone.seats[0]!.offers.choices.lay![0])
    await table.until('choose')
    await child.wire.caughtUp()
    await child.plays('keep')
    await table.until('mime')
    await expect(page.locator('[data-screen="palm-stage"]')).toBeVisible()
    await carries(page, 'coin', await spot(page, 'palm'))
    await sees(opponent.page, 'coin')
    await page.locator('.act .primary').tap()
    await table.until('interfere')
    await opponent.wire.caughtUp()
    await opponent.plays('lay', opponent.wire.phone.seats[0]!.offers.choices.lay![0])
    await table.until('album')
    await grandfather.wire.caughtUp()
    await grandfather.plays('pick', grandfather.wire.phone.seats[0]!.offers.choices.pick![0])
    await table.until('score')
    const seen = opponent.page
    await seen.getByRole('button', { name: 'Revoir le mime' }).tap()
    const felt = seen.locator('.palm-replay .box.dark').first()
    await expect(felt.locator('.skin').first()).toBeAttached()
    await expect(felt.locator('rect.now')).not.toHaveCount(0)
    await shot(seen, 'mime-replay')
  })
})

/** What the sense that was chosen says to whoever feels, and whether eyes may shut. */
const BY_SENSE = [
  ['glimmer', 'Regarde le noir : la lumière te touche.'],
  ['sound', 'Ferme les yeux et écoute. Un son te dira de les rouvrir.'],
  ['searching', 'Ferme les yeux et cherche du doigt. Un son te dira de les rouvrir.'],
] as const

/** From the next loading on, how many tones the page has struck. */
async function strikes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { createOscillator } = BaseAudioContext.prototype
    Object.assign(window, { struck: 0 })
    BaseAudioContext.prototype.createOscillator = function struck() {
      ;(window as unknown as { struck: number }).struck++
      return createOscillator.call(this)
    }
  })
  return () => page.evaluate(() => (window as unknown as { struck: number }).struck)
}

test('[PALM-18] [ROOM-34] far apart whoever feels is told what is true of their sense, and a sound says when to open one’s eyes', async ({
  house,
}) => {
  const table = await reachesMime(house)
  const { grandfather, child } = table
  const { page } = grandfather
  const heard = await strikes(page)
  for (const [sense, words] of BY_SENSE) {
    await wears(grandfather, { language: 'fr', sense, knowsSenses: true })
    await expect(page.locator('[data-screen="palm-shut"] .say')).toContainText(words)
    await shot(page, `shut-${sense}`)
  }
  await page.touchscreen.tap(195, 500) // no page sounds before it was touched
  for (const memory of [1, 2]) {
    const mime = mimeBy(planOf(undefined))
    await child.plays('mime', mime)
    await table.until('interfere')
    const [opponent] = table.opponents as [Phone]
    await opponent.wire.caughtUp()
    const before = await heard()
    await opponent.plays('lay', opponent.wire.phone.seats[0]!.offers.choices.lay![0])
    if (memory === 1) {
      await table.until('choose')
      await child.wire.caughtUp()
      await child.plays('keep')
      await table.until('mime')
    } else {
      await expect(page.locator('[data-screen="palm-album"]')).toBeVisible()
      await expect.poll(heard).toBeGreaterThan(before)
    }
  }
})
