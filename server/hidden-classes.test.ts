import { setFlagsFromString } from 'node:v8'
import type { GameId } from '@veillee/games'
import { expect, test } from 'vitest'
import { Party } from '../room/testing.ts'

setFlagsFromString('--allow-natives-syntax')

/** Whether V8 has one hidden class for both. */
const areAlike = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean

function kindsOf(objects: readonly object[]): number {
  const kinds: object[] = []
  for (const one of objects) if (!kinds.some(kind => areAlike(kind, one))) kinds.push(one)
  return kinds.length
}

const MOVES = 60

// What is spread from a spread has a hidden class of its own each time (docs/decisions/0012-cheap-moves.md).
test.each<GameId>(['in-the-palm', 'extraordinary-story', 'palm-reader'])(
  'people, and what they do, are of a few kinds: %s',
  game => {
    const party = Party.of(6, { game })
    party.starts()
    const begun = party.log.length
    for (let move = 0; move < MOVES; move++) {
      if (party.room.playing!.end !== null) party.starts()
      party.playsSomething()
    }
    const plays = party.log.slice(begun).filter(({ did }) => did === 'play')
    expect(plays.length).toBeGreaterThan(MOVES / 2)
    expect(kindsOf(plays)).toBeLessThanOrEqual(6)
    expect(kindsOf(party.room.people)).toBeLessThanOrEqual(3)
  },
)
