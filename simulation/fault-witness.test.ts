import { type Entry, linesFor, lobbyView, matchView, padView, phoneView } from '@veillee/room'
import { Party } from '@veillee/room/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { FaultWitness } from './fault-witness.ts'

let party: Party
let witness: FaultWitness

beforeEach(() => {
  party = Party.of(4)
  witness = new FaultWitness()
})

/** The first frame of somebody who comes now. */
const frame = (person = 1): string =>
  JSON.stringify({
    say: 'see',
    lobby: lobbyView(party.room),
    match: matchView(party.room),
    pad: padView(party.room),
    phone: phoneView(party.room, person),
    talk: linesFor(party.room, person),
  })

const seer = (...frames: readonly string[]) => ({ name: 'Ben', person: 1, connections: [{ frames }] })

const seenBy = (frames: readonly string[], isLast = false): readonly string[] =>
  witness.wrongsSeenBy(seer(...frames), { isLast })

describe('what was told', () => {
  const told = (id: string, answer: 'done' | 'refused', changes = true) => [
    { person: 1, id, answer, changes },
  ]

  beforeEach(() => {
    party.asks(1, { do: 'say', kind: 'words', text: 'Bonsoir' }, 'a')
    witness.reads(party.log)
  })

  test('[ROOM-12] done and in the log, or refused and not in it: well', () => {
    expect(
      witness.wrongsIn([...told('a', 'done'), ...told('b', 'refused'), ...told('c', 'done', false)]),
    ).toEqual([])
  })

  test('[ROOM-12] done, and not in the log', () => {
    expect(witness.wrongsIn(told('b', 'done'))).toEqual(['“b” was done, and is not in the log'])
  })

  test('[ROOM-11] refused, and in the log; or in it twice', () => {
    expect(witness.wrongsIn(told('a', 'refused'))).toEqual(['“a” was refused, and is in the log'])
    witness.reads([...party.log, party.log.at(-1) as Entry])
    expect(witness.wrongsIn(told('a', 'done'))).toEqual(['“a” is in the log 2 times'])
  })
})

describe('what was seen', () => {
  test('[ROOM-12] the room as the log had it, one moment after another, and nothing in between: well', () => {
    const first = frame()
    party.asks(0, { do: 'setChat', isOn: false })
    const change = JSON.stringify({
      say: 'see',
      lobby: lobbyView(party.room),
      phone: phoneView(party.room, 1),
    })
    party.starts()
    witness.reads(party.log)
    expect(seenBy([first, '{"say":"see","away":[2]}', change, frame()])).toEqual([])
    expect(witness.sights).toBe(3)
  })

  test('[ROOM-12] something that the log never was', () => {
    const before = party.log.length
    party.asks(0, { do: 'setChat', isOn: false })
    const lost = frame()
    witness.reads(party.log.slice(0, before))
    expect(seenBy([lost])).toEqual(['Ben saw what the log never was, from entry 0 on'])
  })

  test('[ROOM-12] what unhappened: first the later moment, then the earlier one', () => {
    const early = frame()
    party.asks(0, { do: 'setChat', isOn: false })
    witness.reads(party.log)
    expect(seenBy([frame(), early])).toHaveLength(1)
  })

  test('[ROOM-8] whoever comes back after a kill sees nothing older than the log was then', () => {
    const old = frame()
    party.asks(0, { do: 'setChat', isOn: false })
    witness.reads(party.log)
    expect(seenBy([old])).toEqual([])
    party.asks(0, { do: 'setDoor', isOpen: false })
    witness.reads(party.log)
    expect(seenBy([old])).toHaveLength(1)
    expect(seenBy([frame()])).toEqual([])
  })

  test('[ROOM-8] at the end everybody who stayed has seen the last of it', () => {
    const early = frame()
    party.asks(0, { do: 'setChat', isOn: false })
    witness.reads(party.log)
    const stayed = (...frames: string[]) => ({
      ...seer(),
      connections: [{ frames, bye: { why: 'restart' } }],
    })
    expect(witness.wrongsSeenBy(stayed(early), { isLast: true })).toEqual([
      expect.stringMatching(/^Ben does not see what the log says: after entry \d+ it missed \w+ at \d+$/),
    ])
    expect(witness.wrongsSeenBy(stayed(early, frame()), { isLast: true })).toEqual([])
  })
})
