import { chanceAt, exampleOf, isRefusal } from '@veillee/kernel'
import { type Drawing, type Rolled, rolled, unrolledDrawing } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { MOST_ENTRIES, MOST_ENTRIES_PLAYED, MOST_MATCHES } from './bounds.ts'
import { importOf } from './import.ts'
import type { Room } from './room.ts'
import { exportOf } from './room-file.ts'
import { hashOf, Party } from './testing.ts'

const number = hashOf('next')
const FULL = 'takes nothing more'

const partyWith = (changes: Partial<Room>, count = 4): Party => {
  const party = Party.of(count)
  party.room = { ...party.room, ...changes }
  return party
}

describe('[ROOM-30] a room does not grow without end', () => {
  test('[ROOM-30] after 1,000 matches there is none more, and the lobby says so', () => {
    const last = partyWith({ matches: MOST_MATCHES - 1 })
    expect(last.seen.lobby.notReady).toBeNull()
    const party = partyWith({ matches: MOST_MATCHES })
    const words = 'This room has had 1,000 matches. Open a new one.'
    expect(party.refusal(0, { do: 'start', match: MOST_MATCHES + 1, number })).toBe(words)
    expect(party.seen.lobby.notReady?.en).toBe(words)
  })

  test('[ROOM-30] after 100,000 entries nobody adds anything, nor comes new; who is here may go, or be put out', () => {
    const party = partyWith({ position: MOST_ENTRIES })
    expect(party.refusal(0, { do: 'setChat', isOn: false })).toMatch(FULL)
    expect(party.refusal(0, { do: 'start', match: 1, number })).toMatch(FULL)
    const eve = { do: 'join', name: 'Eve', token: hashOf('Eve'), isScreen: false }
    expect(party.refusal('newcomer', eve)).toMatch(FULL)
    party.asks(0, { do: 'remove', person: 3 })
    party.leaves(2)
    const again = { do: 'join', name: 'Cleo', token: hashOf('Cleo', 2), isScreen: false }
    expect(party.refusal('newcomer', again)).toMatch(FULL)
  })

  test('[ROOM-30] what is refused anyway is refused for its own reason, and what has happened has happened', () => {
    const party = partyWith({ position: MOST_ENTRIES })
    expect(party.refusal(1, { do: 'setChat', isOn: false })).toBe('Only the host can do that.')
    const known = { do: 'join', name: 'Ben', token: hashOf('Ben', 1), isScreen: false }
    const before = party.log.length
    party.happens(party.tries('newcomer', known))
    expect(party.log.length).toBe(before)
  })

  test('[ROOM-30] a match under way is played on, up to 120,000; after that it can be ended', () => {
    const party = Party.of(4)
    party.starts()
    party.room = { ...party.room, position: MOST_ENTRIES }
    party.playsSomething()
    expect(party.room.position).toBeGreaterThan(MOST_ENTRIES)
    party.room = { ...party.room, position: MOST_ENTRIES_PLAYED }
    expect(() => party.playsSomething()).toThrow(FULL)
    party.asks(0, { do: 'endEarly', match: 1 })
    expect(party.seen.match!.end).toBe('early')
  })
})

describe('[ROOM-38] what a message may cost is bounded before it is worked on', () => {
  /** A whole drawing, and so many dots besides. */
  function dotted(party: Party, dots: number): Rolled<'drawing'> {
    const { drawer } = party.table<{ drawer: number }>()
    const chance = chanceAt(hashOf('dots'), 0)
    const whole = exampleOf(party.match, drawer, 'drawing', chance) as Rolled<'drawing'>
    const { samples } = unrolledDrawing(whole)
    const last = samples.at(-1)!
    const taps = Array.from({ length: dots }, (_, i) => [
      { ...last, tMs: last.tMs + 20 + i * 40, press: 1, touching: true },
      { ...last, tMs: last.tMs + 40 + i * 40 },
    ]).flat()
    return rolled({ kind: 'drawing', samples: [...samples, ...taps] } satisfies Drawing)
  }

  const drawing = (): Party => {
    const party = Party.of(4, { setting: 'remote' })
    party.starts()
    party.playsUntil(() => party.match.phase === 'draw')
    return party
  }

  test('[ROOM-38] a drawing of more strokes than can be read in a moment is refused in words', () => {
    const party = drawing()
    const { drawer } = party.table<{ drawer: number }>()
    const request = { do: 'play', seat: drawer, move: 'drawing', ...party.question }
    const by = party.sitter(drawer)
    expect(party.refusal(by, { ...request, input: dotted(party, 60) })).toMatch(/^That is more strokes/)
    expect(party.refusal(by, { ...request, input: dotted(party, 4) })).toBeUndefined()
  })

  test('[ROOM-38] an older evening that has one opens all the same', () => {
    const party = drawing()
    const { drawer } = party.table<{ drawer: number }>()
    const input = dotted(party, 60)
    const [entry] = party.plays(drawer, 'drawing', dotted(party, 4))
    party.playsToTheEnd()
    const log = party.log.map(one => (one === entry ? { ...one, input } : one)) as typeof party.log
    expect(isRefusal(importOf(exportOf(log), { number: hashOf('home'), code: 'MOON', at: 9e12 }))).toBe(false)
  })
})
