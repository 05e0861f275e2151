import { expect, type Page } from '@playwright/test'
import { linesOf } from '@veillee/games'
import { exampleDrawing, rolled } from '@veillee/touch'
import { draws } from './finger.ts'
import { type Phone, test } from './house.ts'
import { isAt, press, Sitting } from './reader-sitting.ts'

/** What somebody has before their eyes, in words. */
const shownOn = async (page: Page): Promise<string> => {
  const screen = await page.locator('[data-screen]').getAttribute('data-screen')
  const words = await page.locator('.say h1, .reader-owed, .act').allInnerTexts()
  return [screen, ...words].join(' | ')
}

/** Phones that are killed, and opened again as a person would: the app, and nothing typed. */
class Reopened {
  readonly #pages = new Map<Phone, Page>()

  at(phone: Phone): Page {
    return this.#pages.get(phone) ?? phone.page
  }

  async kills(phone: Phone, screen: string): Promise<void> {
    const page = this.at(phone)
    await isAt(page, screen)
    const before = await shownOn(page)
    const [context, address] = [page.context(), page.url()]
    await page.close()
    const again = await context.newPage()
    this.#pages.set(phone, again)
    await again.goto(address)
    await isAt(again, screen)
    await expect.poll(() => shownOn(again)).toBe(before)
  }
}

test('[ROOM-8] [READ-23] whoever’s phone is killed is back on the same screen, in every phase far apart', {
  tag: '@long',
}, async ({ house }) => {
  test.slow()
  const phones = await house.sits({
    ...{ game: 'palm-reader', setting: 'remote', names: ['Ana', 'Tom', 'Jo', 'Zoé'] },
    options: { difficulties: ['blue'] },
  })
  const sitting = new Sitting(phones)
  await house.starts(phones)
  const reopened = new Reopened()
  const { chain } = sitting.table
  const [first, second, third] = chain.map(seat => sitting.at(seat)) as [Phone, Phone, Phone, Phone]

  await reopened.kills(first, 'reader-look-first')
  await reopened.kills(second, 'reader-look')
  const look = first.wire.phone.seats[0]!.offers!.choices.look![0]
  await first.plays('look', look)
  await sitting.until('open')
  await reopened.kills(first, 'reader-draw-far')
  await reopened.kills(second, 'reader-open-far')
  await sitting.hasOpened()

  // In the middle of the drawing: what is drawn already is not lost.
  const { side } = sitting.handOf(first)
  const lines = linesOf(side as never, look as never)
  await isAt(reopened.at(first), 'reader-draw-far')
  await draws(reopened.at(first), lines.slice(0, 1))
  await expect(reopened.at(first).locator('.reader-owed')).toHaveText(/traits y sont|manque/)
  await reopened.kills(first, 'reader-draw-far')
  await reopened.kills(second, 'reader-feel-far')
  await reopened.kills(third, 'reader-draw')
  for (let palm = 0; palm < 4; palm++) {
    if (palm > 0) await sitting.hasOpened()
    const drawer = sitting.at(sitting.table.drawer)
    await drawer.plays('drawing', rolled(exampleDrawing(palm === 0 ? lines : [], () => 0)))
    await sitting.until(palm < 3 ? 'open' : 'lap')
  }
  await sitting.until('lap')
  await reopened.kills(first, 'reader-lap-first')
  await reopened.kills(second, 'reader-lap')
  await first.plays('noSecondLap')
  await sitting.until('vote')
  await reopened.kills(first, 'reader-vote-first')
  const voting = reopened.at(second)
  await voting.locator('button.reader-cell').nth(2).tap()
  await press(voting)
  await expect(voting.locator('.act .primary')).toHaveText('✓ Ton vote : le 3')
  await reopened.kills(second, 'reader-vote')
  for (const voter of sitting.voters) await voter.plays('vote', look)
  await reopened.kills(third, 'reader-gallery')
})
