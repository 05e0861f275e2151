import { expect } from '@playwright/test'
import { farOnward } from './far-onward.ts'
import { type Phone, type TestHouse, test } from './house.ts'
import { Looking } from './looking.ts'
import { playsOn } from './onward.ts'
import { shot } from './shot.ts'

/** Moves that answer nothing. */
const IDLE = new Set(['grandfather', 'redraw', 'propose', 'call', 'ownUp', 'object', 'secondLap'])

/** One person with a phone, and three robots far apart. */
async function withBots(house: TestHouse, game: string): Promise<Phone> {
  const [ana] = await house.sits({ game, names: ['Ana'], setting: 'remote' })
  for (const seat of [1, 2, 3]) await ana!.asks({ do: 'seatBot', seat, level: 'average' })
  await house.starts([ana!])
  return ana!
}

/** She plays past the screen whatever is first, until this is so; what robots do takes them the time that it takes. */
async function until(ana: Phone, isSo: () => boolean): Promise<void> {
  const { wire } = ana
  await expect
    .poll(
      async () => {
        await wire.caughtUp()
        if (isSo()) return true
        const [own] = wire.phone.seats
        const { number, view } = wire.match
        const question = { match: number, step: view.step }
        if (wire.phone.hostOffers)
          await wire.asks({ do: 'play', seat: 'host', move: 'byChance', input: true, ...question })
        const [move, inputs] = Object.entries(own!.offers.choices).find(([name]) => !IDLE.has(name)) ?? []
        if (move) await wire.asks({ do: 'play', seat: 0, move, input: inputs![0], ...question })
        return isSo()
      },
      { timeout: 60_000, intervals: [300] },
    )
    .toBe(true)
}

const tableOf = ({ wire }: Phone) => wire.match.view.table as Readonly<Record<string, number | null>>
const isIn = (ana: Phone, phase: string): boolean => ana.wire.match.view.phase === phase

test('[ROOM-16] [PALM-47] a robot mimes, and whoever watches sees it move as it is made', {
  tag: '@long',
}, async ({ house }) => {
  const ana = await withBots(house, 'in-the-palm')
  await until(ana, () => isIn(ana, 'mime') && Number(tableOf(ana).child) > 1)
  const { page } = ana
  const pieces = page.locator('.palm-stage-svg [data-object] > *')
  await expect(pieces).not.toHaveCount(0)
  const places = new Set<string>()
  await expect
    .poll(
      async () => {
        for (const piece of await pieces.all())
          places.add((await piece.evaluate(one => one.outerHTML.slice(0, 300)).catch(() => '')) as string)
        return places.size
      },
      { intervals: [120] },
    )
    .toBeGreaterThan(5)
  expect(isIn(ana, 'mime')).toBe(true) // it is not shown again: it is being made
})

/** Who begins is drawn by lot (READ-5); if it is she, all would wait for her finger. */
async function untilRobotBegins({ wire }: Phone): Promise<void> {
  while ((wire.match.view.table as { first: number }).first === 0) {
    const { number } = wire.match
    await wire.asks({ do: 'endEarly', match: number })
    await wire.asks({ do: 'start', match: number + 1 })
    await wire.until(() => wire.match.number > number)
  }
}

test('[READ-20] a robot draws, and the next palm feels it while it is drawn', { tag: '@long' }, async ({
  house,
}) => {
  const ana = await withBots(house, 'palm-reader')
  await untilRobotBegins(ana)
  await until(ana, () => isIn(ana, 'open') && tableOf(ana).feeler === 0)
  await ana.plays('open')
  await expect(ana.page.locator('[data-screen="reader-feel-far"]')).toBeVisible()
  ana.wire.packets.length = 0
  await expect.poll(() => ana.wire.packets.length, { intervals: [100] }).toBeGreaterThan(10)
  expect(isIn(ana, 'draw') && tableOf(ana).feeler === 0).toBe(true)
})

test('[TALE-30] robots help whoever tells with their puppets', { tag: '@long' }, async ({ house }) => {
  const ana = await withBots(house, 'extraordinary-story')
  await until(ana, () => isIn(ana, 'tell') && tableOf(ana).storyteller === 0)
  const acting = ana.page.locator('.far-puppet:not([data-acts="0"])')
  await expect(acting).not.toHaveCount(0, { timeout: 15_000 })
})

test('[PALM-53] what a robot thinks over the album stands on phone and television, and fits every phone', {
  tag: '@long',
}, async ({ house }) => {
  test.setTimeout(180_000)
  const ana = await withBots(house, 'in-the-palm')
  const television = await house.screen(ana.wire.welcome!.code, 'fr')
  const isSearching = () => isIn(ana, 'album') && tableOf(ana).grandfather !== 0
  for (let turn = 0; turn < 3 && !isSearching(); turn++) {
    await until(ana, () => isIn(ana, 'album'))
    if (!isSearching()) await until(ana, () => isIn(ana, 'score'))
  }
  expect(isSearching()).toBe(true)
  for (const page of [ana.page, television])
    await expect(page.locator('.palm-bubble:not([aria-hidden="true"])')).toContainText(/[.!?…]$/)
  await new Looking('fr').at(ana.page, 'thinking')
})

/** She acts as soon as it is her turn, and hurries everybody, until this is so. */
async function hurriesUntil(ana: Phone, isSo: () => boolean): Promise<void> {
  const acts = farOnward()
  const { wire } = ana
  await expect
    .poll(
      async () => {
        await wire.caughtUp()
        if (isSo()) return true
        wire.say({ do: 'hurry' })
        await wire.caughtUp()
        if (!isSo() && !(await acts([ana]))) await playsOn([ana])
        return isSo()
      },
      { timeout: 60_000, intervals: [150] },
    )
    .toBe(true)
}

/** Far less than a robot leaves a gallery to people, or takes for a card that it tells. */
const AT_ONCE_MS = 1_500

test('[ROOM-23] alone among robots, one tap goes on where a robot would linger', async ({ house }) => {
  const ana = await withBots(house, 'palm-reader')
  await hurriesUntil(ana, () => isIn(ana, 'gallery') && tableOf(ana).next !== 0)
  const { page, wire } = ana
  await expect(page.locator('[data-screen="reader-gallery"]')).toBeVisible()
  await shot(page, 'alone-gallery')
  const hurry = page.getByRole('button', { name: 'Plus vite' })
  await expect(hurry).toBeVisible()
  expect(isIn(ana, 'gallery')).toBe(true) // nobody has gone on yet
  await hurry.tap()
  await wire.until(() => !isIn(ana, 'gallery'), AT_ONCE_MS)
})

test('[ROOM-23] the level of the robots is chosen where an evening alone is begun, and its name is one that fits into sentences', async ({
  house,
}) => {
  const page = await house.newPhone('en')
  await page.goto('/new/extraordinary-story')
  const alone = page.getByRole('button', { name: 'On my own, with robots' })
  await alone.tap()
  // Nobody is called “Me”: the name is asked for, and may be typed at once.
  await expect(page.locator('.act .notice.held')).toBeVisible()
  const name = page.locator('.ent-form input[autocapitalize="words"]').first()
  await expect(name).toBeFocused()
  await page.keyboard.type('Ana')
  await page.getByRole('radio', { name: 'keen' }).check({ force: true })
  await shot(page, 'alone-create')
  await alone.tap()
  await expect(page.locator('.play-strip [role="img"]')).not.toHaveCount(0)
  await expect(page.locator('.play-strip [role="img"]').first()).toHaveAttribute('aria-label', /^Ana/)
  await shot(page, 'alone-begun')
  // Which level it was is said in the lobby.
  const press = (called: string) => page.getByRole('button', { name: called }).first().tap()
  await press('Menu')
  await press('For the host')
  await press('End the match now')
  await press('Yes, end without a result')
  await page.locator('.table-seat, .table-place button').filter({ hasText: /./ }).nth(1).tap()
  await expect(page.getByRole('radio', { name: 'keen' })).toBeChecked()
})
