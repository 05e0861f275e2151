import { expect } from '@playwright/test'
import { type Phone, type TestHouse, test } from './house.ts'
import { Looking } from './looking.ts'

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
