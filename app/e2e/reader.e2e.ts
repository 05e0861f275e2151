import { expect, type Page } from '@playwright/test'
import { type Phone, type TestHouse, test } from './house.ts'
import { keptBefore } from './kept-before.ts'
import { isAt, leavesGallery, press, Sitting } from './reader-sitting.ts'

/** READ-13: whatever a phone has been told in a vote, it is nobody's number but its own. */
function expectSecretVotes(frames: readonly string[], own: readonly number[]): void {
  const seen = frames.map(frame => JSON.parse(frame)).filter(({ say }) => say === 'see' || say === 'now')
  expect(seen.length).toBeGreaterThan(0)
  for (const { match, table, phone, hand } of seen) {
    expect((table ?? match?.view?.table)?.scored ?? null).toBeNull()
    for (const one of [{ hand }, ...(phone?.seats ?? [])])
      expect([null, ...own]).toContain(one.hand?.vote ?? null)
  }
}

test('[READ-6] [READ-7] [READ-9] [READ-13] [READ-14] [READ-15] [READ-16] [READ-17] ten rounds, three of them by touch, five phones and a shared screen', {
  tag: ['@chromium', '@long'],
}, async ({ house }) => {
  test.slow()
  const sitting = await Sitting.opens(house, { lends: ['palm', 'back', 'phone'] })
  const { phones } = sitting
  const { code } = phones[0]!.wire.welcome!
  const television = await house.screen(code)
  await expect(television.locator('[data-screen="reader-tv-look"]')).toBeVisible()

  const pages = [...phones.map(({ page }) => page), television]
  // The first round goes round twice, is reloaded in the middle, and all numbers are shown together.
  await sitting.looks()
  await expect(television.locator('.reader-two figure')).toHaveCount(2)
  await sitting.at(sitting.table.feeler).page.reload()
  await sitting.draws()
  await sitting.laps(true)
  await expect(television.locator('.reader-second')).toBeVisible()
  await sitting.draws('vote')
  const { drawn, voters } = sitting
  const [one, two, three, last] = voters
  for (const frames of sitting.frames.values()) frames.length = 0
  await sitting.votes(one!, (drawn % 5) + 1)
  await sitting.votes(one!, drawn)
  await sitting.votes(two!, drawn)
  await sitting.votes(three!, (drawn % 5) + 1)
  const wrong = (drawn % 5) + 1
  const given = new Map([
    [one, [wrong, drawn]],
    [two, [drawn]],
    [three, [wrong]],
  ])
  for (const phone of phones) {
    expectSecretVotes(sitting.frames.get(phone)!, given.get(phone) ?? [])
    await expect(phone.page.locator('.reader-cell.marked')).toHaveCount(given.has(phone) ? 1 : 0)
  }
  for (const page of pages) await page.emulateMedia({ reducedMotion: 'no-preference' })
  await sitting.votes(last!, drawn)
  for (const { page } of phones) await isAt(page, 'reader-count')
  await expect(television.locator('[data-screen="reader-tv-count"]')).toBeVisible()
  for (const [i, { page }] of phones.entries()) {
    // Palm by palm: with movement, and a second lap to be paid for, it takes longer than anything else is waited for.
    await expect(page.locator('[data-screen="reader-gallery"]')).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('h1')).toHaveText(
      i % 2 === 0 ? 'Deux paumes sans se tromper\u202f!' : 'Two palms without a slip!',
    )
    await expect(page.locator('.reader-gallery .reader-tile b').first()).toHaveText(String(drawn)) // READ-14
    await expect(page.locator('.reader-won')).toHaveCount(2)
    await expect(page.locator('.reader-chain .break')).toHaveCount(1)
    await expect(page.locator('.reader-price')).toContainText('1')
  }
  await expect(television.locator('.reader-chain .reader-won')).toHaveCount(2)
  await sketches(sitting.at(sitting.table.first).page)
  await sitting.goesOn()

  // From here on without waiting for “3, 2, 1”; the rounds in the middle show nothing new, and go by wire.
  for (const page of pages) await page.emulateMedia({ reducedMotion: 'reduce' })
  for (let round = 2; round <= 10; round++) {
    const { first } = sitting.table
    if (round > 2 && round < 10) await sitting.roundByWire()
    else await roundByTouch(sitting)
    if (round < 10) expect(sitting.table.first).toBe((first + 1) % 5) // READ-6: the box goes on to the left
  }
  for (const { page } of [...phones]) {
    await isAt(page, 'reader-over')
    await expect(page.locator('.reader-total b')).toHaveText('37')
    await expect(page.locator('.reader-ladder .here i')).toHaveText('5')
  }
  await expect(television.locator('[data-screen="reader-tv-over"]')).toBeVisible()
})

/** One lap, and everybody has felt it. */
async function roundByTouch(sitting: Sitting): Promise<void> {
  for (const { page } of sitting.phones) await leavesGallery(page)
  await sitting.looks()
  await sitting.draws()
  await sitting.laps(false)
  for (const voter of sitting.voters) await sitting.votes(voter, sitting.drawn)
  await sitting.until('gallery')
  await sitting.goesOn()
}

/** A line across the pad, shown to everybody. */
async function sketches(page: Page): Promise<void> {
  await page.locator('.reader-gallery > .quiet').tap()
  const pad = (await page.locator('.reader-pad').boundingBox())!
  await page.mouse.move(pad.x + 60, pad.y + 60)
  await page.mouse.down()
  await page.mouse.move(pad.x + 200, pad.y + 180, { steps: 6 })
  await page.mouse.up()
  await page.locator('.reader-sketch .primary').tap()
  await expect(page.locator('[data-sheet="sketch"]')).toHaveCount(0)
}

/** They see the side and the score, and are asked nothing. */
async function watchTheVote(sitting: Sitting, pages: readonly Page[], stars: number): Promise<void> {
  for (const page of pages) {
    await isAt(page, 'reader-vote-watch')
    await expect(page.locator('.reader-symbol')).toHaveCount(5)
    await expect(page.locator('button.reader-cell')).toHaveCount(0)
  }
  for (const voter of sitting.voters) await sitting.votes(voter, sitting.drawn)
  for (const page of pages) await expect(page.locator('.reader-won')).toHaveCount(stars)
}

test('[ROOM-5] a late-comer watches a round, and is asked nothing', { tag: '@long' }, async ({ house }) => {
  const sitting = await Sitting.opens(house)
  await sitting.looks()
  const watcher = await comesLate(house, sitting)
  await isAt(watcher, 'reader-draw')
  await expect(watcher.locator('.act')).toHaveCount(0)
  await sitting.draws()
  await sitting.laps(false)
  await watchTheVote(sitting, [watcher], 4)
})

// Thirty seconds of waiting are what it is about.
test('[READ-19] a phone that is away is skipped by vote, and joins in again', { tag: '@long' }, async ({
  house,
}) => {
  test.slow()
  const sitting = await Sitting.opens(house)
  await sitting.looks()
  const gone = sitting.at(sitting.table.chain[2]!)
  const address = gone.page.url()
  await press(sitting.at(sitting.table.drawer).page)
  await sitting.until('draw', ({ palm }) => palm === 1)
  gone.wire.drop()
  await gone.page.goto('about:blank')
  await skips(
    sitting,
    sitting.phones.filter(phone => phone !== gone),
    gone,
  )
  await gone.page.goto(address)
  await isAt(gone.page, 'reader-draw')
  await expect(gone.page.locator('.notice.held')).toBeVisible()

  await sitting.draws()
  await sitting.laps(false)
  await watchTheVote(sitting, [gone.page], 3)
  await sitting.goesOn()
  expect(sitting.table.chain).toContain(gone.seat)
  await isAt(gone.page, 'reader-look')
  await expect(gone.page.locator('.notice.held')).toHaveCount(0)
})

/** Somebody new, when the match has begun: without a seat, with a phone. */
async function comesLate(house: TestHouse, { wire }: Sitting): Promise<Page> {
  const { code } = wire.seen.lobby!
  const { welcome } = await house.program.enters({ do: 'join', name: 'Lou', code })
  const { room, token } = welcome!
  const page = await house.newPhone('en')
  await keptBefore(page, { 'veillee.rooms': [{ room, code, token, name: 'Lou', at: 0 }] })
  await page.goto(`/room/${room}`)
  return page
}

/** By the others' votes, as soon as the server takes them. */
async function skips(sitting: Sitting, others: readonly Phone[], gone: Phone): Promise<void> {
  const isSkipped = () => !sitting.table.chain.includes(gone.seat)
  for (const until = Date.now() + 60_000; !isSkipped() && Date.now() < until; ) {
    const { number, view } = sitting.wire.match
    for (const { wire } of others)
      await wire.asks({ do: 'askWithout', absent: gone.seat, match: number, step: view.step })
    await sitting.wire.caughtUp()
    if (!isSkipped()) await new Promise(resolve => setTimeout(resolve, 1_000))
  }
  expect(isSkipped()).toBe(true)
}
