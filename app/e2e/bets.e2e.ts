import { expect, type Page } from '@playwright/test'
import { test } from './house.ts'
import { PalmTable } from './palm-table.ts'
import { isAt, Sitting } from './reader-sitting.ts'

const SHOTS = process.env.BET_SHOTS

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` })
}

test('[READ-24] whoever waits bets in secret where the chain breaks, and the gallery shows it', async ({
  house,
}) => {
  const sitting = await Sitting.opens(house)
  const first = sitting.at(sitting.table.first)
  const { die } = sitting.handOf(first)
  await first.plays('look', die === '?' ? 1 : die)
  await sitting.until('draw')
  const [, , bettor, other] = sitting.table.chain.map(seat => sitting.at(seat))
  await isAt(bettor!.page, 'reader-draw')
  const chips = bettor!.page.locator('.reader-bets .chip')
  await expect(chips).toHaveCount(5)
  await chips.nth(1).tap()
  await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await shot(bettor!.page, 'reader-bet')
  await shot(other!.page, 'reader-bet-other')
  await expect(other!.page.locator('.reader-bets [aria-pressed="true"]')).toHaveCount(0)
  await expect(sitting.at(sitting.table.feeler).page.locator('.reader-bets')).toHaveCount(0)
  while (sitting.wire.match.view.phase === 'draw') {
    await sitting.at(sitting.table.drawer).plays('done')
    await sitting.wire.caughtUp()
  }
  await first.plays('noSecondLap')
  const wrong = (sitting.drawn % 5) + 1
  for (const [i, voter] of sitting.voters.entries())
    await voter.plays('vote', i === 1 ? wrong : sitting.drawn)
  for (const { page } of sitting.phones) {
    await isAt(page, 'reader-gallery')
    await expect(page.locator('.bets-shown li.right')).toContainText(/l’avait parié|had bet on it/)
  }
  await shot(bettor!.page, 'reader-bets-shown')
})

test('[PALM-51] an opponent bets in secret on what Grandfather takes, and the reveal shows it', async ({
  house,
}) => {
  const phones = await house.sits({
    game: 'in-the-palm',
    names: ['Ana', 'Tom', 'Jo', 'Zoé'],
    languages: ['fr', 'en'],
  })
  await house.starts(phones)
  const table = new PalmTable(phones)
  await table.child.plays('draw')
  for (const memory of [1, 2]) {
    await table.until('choose')
    await table.child.plays('keep')
    await table.until('mime')
    await table.child.plays('done')
    await table.until('interfere')
    const [opponent] = table.opponents
    await opponent!.plays('lay', (opponent!.wire.phone.seats[0]!.hand as { cards: number[] }).cards[memory])
  }
  await table.until('album')
  const [bettor, other] = table.opponents
  const photos = (page: Page) => page.locator('[data-screen="palm-album"] .palm-grid .photo')
  await photos(bettor!.page).nth(2).tap()
  await photos(bettor!.page).nth(5).tap()
  await expect(bettor!.page.locator('.say')).toContainText(/Pari noté|Your bet is noted/)
  await shot(bettor!.page, 'palm-bet')
  await shot(other!.page, 'palm-bet-other')
  await table.picks(2, 5)
  for (const { page } of phones)
    await expect(page.locator('.bets-shown li.right')).toContainText(/avait tout deviné|had guessed both/)
  await shot(bettor!.page, 'palm-bets-shown')
})
