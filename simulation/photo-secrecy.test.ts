import { handView, seatsOf, tableOf } from '@veillee/kernel'
import { phoneView, photoFor } from '@veillee/room'
import { hashOf, Party } from '@veillee/room/testing'
import { describe, expect, test } from 'vitest'
import { type Eye, hiddenFrom } from './secrecy.ts'

const BROUGHT = Array.from({ length: 100 }, (_, i) => 101 + i)

/** By the oracle, which knows nothing of views: the cards that this eye may not know. */
function hiddenCards(party: Party, eye: Eye): ReadonlySet<number> {
  const cells = hiddenFrom(party.match, eye).filter(({ pool }) => pool === 'card')
  return new Set(cells.map(({ of, key }) => (of as Record<string | number, number>)[key]!))
}

describe.each([
  [2, {}],
  [4, {}],
  [4, { individually: true }],
  [5, { expert: true }],
])('[ROOM-39] [ROOM-14] a match of %i with a hundred own photographs, %o', (seats, options) => {
  test('at every step every device may fetch what its seat sees, and nothing that it may not know', () => {
    const party = Party.of(seats, { game: 'in-the-palm', options }, seats)
    const bringer = party.comes('Lea')
    party.asks(bringer, { do: 'stand' })
    party.brings(BROUGHT.length, bringer)
    const screen = party.comes('', { isScreen: true, token: hashOf('tv') })
    party.starts()
    let [fetched, refused] = [0, 0]
    const mayFetch = (phone: number) => BROUGHT.filter(card => photoFor(party.room, phone, card))
    while (party.room.playing!.end === null) {
      const table = JSON.stringify(tableOf(party.match)).replace(/"own":\[[^\]]*\]/, '')
      for (const [phone, eye] of [
        ...seatsOf(seats).map(seat => [party.sitter(seat), seat] as const),
        [screen, 'nobody'] as const,
      ]) {
        const allowed = mayFetch(phone)
        const hidden = hiddenCards(party, eye)
        expect(allowed.filter(card => hidden.has(card))).toEqual([])
        expect(phoneView(party.room, phone).photos).toEqual(allowed)
        const views = eye === 'nobody' ? table : table + JSON.stringify(handView(party.match, eye))
        const named = BROUGHT.filter(card => new RegExp(`\\b${card}\\b`).test(views))
        expect(allowed).toEqual(named)
        fetched += allowed.length
        refused += BROUGHT.length - allowed.length
      }
      expect(mayFetch(bringer)).toEqual(BROUGHT)
      party.playsSomething()
    }
    expect(Math.min(fetched, refused)).toBeGreaterThan(100)
  })
})
