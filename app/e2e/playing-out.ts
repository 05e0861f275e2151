import type { Phone } from './house.ts'

/** Moves that may be repeated, or that end everything, bring no match to its end. */
const IDLE = new Set(['grandfather', 'redraw', 'propose', 'call', 'ownUp', 'object'])

/** Everybody plays the first thing that they may, by wire, until the match is over. */
export async function playToEnd(phones: readonly Phone[]): Promise<void> {
  const [{ wire }] = phones as [Phone]
  while (wire.match.end === null) {
    for (const phone of phones) {
      await phone.wire.caughtUp()
      const offered = Object.entries(phone.wire.phone.seats[0]?.offers.choices ?? {})
      const [move, inputs] = offered.find(([name]) => !IDLE.has(name)) ?? []
      if (move && phone.wire.match.end === null) await phone.plays(move, (inputs as unknown[])[0])
    }
    await wire.caughtUp()
  }
}
