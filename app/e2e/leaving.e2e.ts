import { expect } from '@playwright/test'
import type { Guest } from '@veillee/server/guest'
import { type House, test } from './house.ts'

const GAMES = ['in-the-palm', 'extraordinary-story', 'palm-reader'] as const
/** Moves that answer nothing, or that would end everything by themselves. */
const IDLE = new Set(['grandfather', 'redraw', 'propose', 'call', 'ownUp', 'object', 'secondLap'])

/** Ana leaves by her phone; the others are there by wire alone. */
async function fourWith(house: House, game: string) {
  const [ana] = await house.sits({ game, names: ['Ana'] })
  const { code } = ana!.guest.welcome!
  const others: Guest[] = []
  for (const name of ['Ben', 'Cleo', 'Dan'])
    others.push(await house.program.enters({ do: 'join', name, code }))
  await house.starts([ana!])
  for (const guest of others) await guest.until(() => guest.seen.match?.end === null)
  return { ana: ana!, others }
}

/** Whoever may do something does it; where somebody who has gone is waited for, all want to go on. */
async function playsOn(guests: readonly Guest[], moves: number): Promise<void> {
  for (let i = 0; i < moves && guests[0]!.match.end === null; i++)
    for (const guest of guests) {
      await guest.caughtUp()
      const { number, view, awaits, end } = guest.match
      if (end !== null) return
      const question = { match: number, step: view.step }
      const host = Object.keys(guest.phone.hostOffers?.choices ?? {}).length > 0
      if (host) await guest.wishes({ do: 'play', seat: 'host', move: 'byChance', input: true, ...question })
      const [own] = guest.phone.seats
      const offered = Object.entries(own?.offers.choices ?? {}).filter(
        ([move]) => !IDLE.has(move) || (move === 'ownUp' && i > 20),
      )
      const [move, inputs] = offered.at(i > 20 ? -1 : 0) ?? []
      if (own && move)
        await guest.wishes({ do: 'play', seat: own.seat, move, input: inputs![0], ...question })
      const absent = awaits.find(one => one === 0)
      if (absent !== undefined) await guest.wishes({ do: 'askWithout', absent, ...question })
    }
}

for (const game of GAMES)
  test(`[ROOM-10] ${game}: somebody leaves for good in the middle, and the others finish the match`, async ({
    house,
  }) => {
    const { ana, others } = await fourWith(house, game)
    await playsOn([ana.guest, ...others], 2)
    const { page } = ana
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('button', { name: 'Quitter la table' }).tap()
    await page.getByRole('button', { name: 'Partir pour de bon' }).tap()
    await expect(page.locator('[data-screen="bye-out"]')).toBeVisible()
    await playsOn(others, 400)
    expect(others[0]!.match.end).not.toBeNull()
    expect(others[0]!.seen.pad!.lines).toHaveLength(1)
  })
