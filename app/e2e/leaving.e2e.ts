import { expect } from '@playwright/test'
import type { TestPhone } from '@veillee/server/test-phone'
import { type TestHouse, test } from './house.ts'

const GAMES = ['in-the-palm', 'extraordinary-story', 'palm-reader'] as const
/** After so many times round the table. */
const MIDDLE = { 'in-the-palm': 4, 'extraordinary-story': 4, 'palm-reader': 30 } as const
/** Moves that answer nothing, or that would end everything by themselves. */
const IDLE = new Set(['grandfather', 'redraw', 'propose', 'call', 'ownUp', 'object', 'secondLap'])

/** Ana leaves by her phone; the others are there by wire alone. */
async function fourWith(house: TestHouse, game: string) {
  const [ana] = await house.sits({ game, names: ['Ana'] })
  const { code } = ana!.wire.welcome!
  const others: TestPhone[] = []
  for (const name of ['Ben', 'Cleo', 'Dan'])
    others.push(await house.program.enters({ do: 'join', name, code }))
  await house.starts([ana!])
  for (const wire of others) await wire.until(() => wire.seen.match?.end === null)
  return { ana: ana!, others }
}

/** Whoever may do something does it; where somebody who has gone is waited for, all want to go on. */
async function playsOn(
  wires: readonly TestPhone[],
  isEnough: (match: TestPhone['match']) => boolean,
): Promise<void> {
  for (let turns = 0; !isEnough(wires[0]!.match); turns++) {
    const before = wires[0]!.match.view.step
    for (const wire of wires) await playsOnce(wire, turns > LONG)
    // Where nobody has anything to do, the room goes on by itself in a moment.
    if (wires[0]!.match.view.step === before) await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** A story that nobody forgets has no end: in good time somebody owns up. */
const LONG = 20

async function playsOnce(wire: TestPhone, isLong: boolean): Promise<void> {
  await wire.caughtUp()
  const { number, view, awaits, end } = wire.match
  if (end !== null) return
  const question = { match: number, step: view.step }
  if (wire.phone.hostOffers)
    await wire.asks({ do: 'play', seat: 'host', move: 'byChance', input: true, ...question })
  const [own] = wire.phone.seats
  const offered = Object.entries(own?.offers.choices ?? {})
  const [move, inputs] =
    offered.find(([name]) => isLong && name === 'ownUp') ?? offered.find(([name]) => !IDLE.has(name)) ?? []
  if (own && move) await wire.asks({ do: 'play', seat: own.seat, move, input: inputs![0], ...question })
  if (awaits.includes(GONE)) await wire.asks({ do: 'askWithout', absent: GONE, ...question })
}

/** Ana sits first. */
const GONE = 0

for (const game of GAMES)
  test(`[ROOM-10] ${game}: somebody leaves for good in the middle, and the others finish the match`, {
    tag: '@long',
  }, async ({ house }) => {
    const { ana, others } = await fourWith(house, game)
    let turns = 0
    await playsOn([ana.wire, ...others], () => turns++ === MIDDLE[game])
    const { page } = ana
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('button', { name: 'Quitter la table' }).tap()
    await page.getByRole('button', { name: 'Partir pour de bon' }).tap()
    await expect(page.locator('[data-screen="bye-out"]')).toBeVisible()
    await playsOn(others, ({ end }) => end !== null)
    expect(others[0]!.seen.pad!.lines).toHaveLength(1)
  })
