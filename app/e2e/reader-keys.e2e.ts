import { expect } from '@playwright/test'
import { linesOf } from '@veillee/games'
import { CROSS } from './finger.ts'
import { test } from './house.ts'
import { drawsByKeys, enters, tabsTo } from './keyboard.ts'
import { Looking } from './looking.ts'
import { isAt, Sitting } from './reader-sitting.ts'

test('[ROOM-21] [READ-20] [READ-22] a round far apart by keyboard alone, and what a screen reader is told of it', {
  tag: '@long',
}, async ({ house }) => {
  test.slow()
  const phones = await house.sits({
    ...{ game: 'palm-reader', setting: 'remote', names: ['Ana', 'Tom', 'Jo', 'Zoé'], languages: ['en'] },
    options: { difficulties: ['blue'] },
  })
  const sitting = new Sitting(phones)
  const looking = new Looking('far')
  await house.starts(phones)

  // Look, while a key is held; what is seen is said.
  const { page: first } = sitting.at(sitting.table.first)
  await isAt(first, 'reader-look-first')
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Card and die are for you')
  await tabsTo(first, first.getByRole('button', { name: /^Keep your finger here/ }))
  await first.keyboard.down('Space')
  await expect(first.getByRole('list', { name: 'blue card, beginner' })).toBeVisible()
  const isFree = sitting.handOf(sitting.at(sitting.table.first)).die === '?'
  await expect(first.locator('[data-aloud]').filter({ hasText: /[a-z]/ })).not.toHaveCount(0)
  await first.keyboard.up('Space')
  if (isFree) {
    await tabsTo(first, first.getByRole('radio', { name: '1' }))
    await first.keyboard.press('Space')
  }
  await enters(first, first.getByRole('button', { name: 'Seen: I draw' }))
  await sitting.until('open')

  // Draw: with the arrows, the space bar, and words for where the finger is.
  for (let palm = 0; palm < 4; palm++) {
    const { drawer, feeler } = sitting.table
    const { page } = sitting.at(drawer)
    const { side, die } = sitting.handOf(sitting.at(drawer))
    const { page: felt } = sitting.at(feeler)
    await isAt(felt, 'reader-open-far')
    await looking.at(felt)
    await looking.at(page)
    await tabsTo(felt, felt.getByRole('button', { name: /^Rest your thumb here/ }))
    await felt.keyboard.down('Space')
    await sitting.until('draw')
    await felt.keyboard.up('Space')
    await isAt(page, 'reader-draw-far')
    await looking.at(page)
    const pad = page.getByRole('application', { name: /^Palm to draw on\. Digits 1 to 9/ })
    await tabsTo(page, pad)
    await expect(page.getByText('Finger up, middle.')).toHaveCount(1)
    await expect(page.getByText(/ is there\. Put your finger down and draw\.$/)).toHaveAttribute('data-aloud')
    await isAt(felt, 'reader-feel-far')
    await looking.at(felt)
    await expect(felt.getByRole('img', { name: /^Your hand in the dark/ })).toBeVisible()
    await drawsByKeys(page, side === null ? CROSS : linesOf(side as never, die as never))
    if (side !== null) await expect(page.getByText('Every line is there.')).toHaveAttribute('data-aloud')
    await enters(page, page.getByRole('button', { name: 'Drawn', exact: true }))
    await sitting.wire.until(
      () => sitting.wire.match.view.phase !== 'draw' || sitting.table.drawer !== drawer,
    )
  }

  // No second lap; each votes; everybody sees what became of it.
  await sitting.until('lap')
  await enters(first, first.getByRole('button', { name: 'No, let us vote' }))
  await sitting.until('vote')
  for (const { page } of sitting.voters) {
    await isAt(page, 'reader-vote')
    const cell = page.getByRole('button', { name: /^2\. / })
    await enters(page, cell)
    await expect(cell).toHaveAttribute('aria-pressed', 'true')
    await enters(page, page.getByRole('button', { name: 'I vote for 2' }))
  }
  for (const { page } of phones) {
    await isAt(page, 'reader-gallery')
    await looking.at(page)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(page.getByRole('listitem').filter({ hasText: /right|wrong/ })).not.toHaveCount(0)
  }
  const { page: next } = sitting.at(sitting.table.next)
  await enters(next, next.getByRole('button', { name: 'I begin' }))
  await sitting.until('look')
})
