import type { GameId, Setting } from '@veillee/games'
import { type Match, seatsOf } from '@veillee/kernel'
import { Party } from '@veillee/room/testing'
import { Broken, MOST_EVENTS } from '../play.ts'
import { AbsenceRun } from './absence-run.ts'

/** A table of people, all of them there. */
export interface Table {
  readonly game: GameId
  readonly setting: Setting
  readonly options: object
  readonly seats: number
  readonly seed: number
}

/** Some moment of a match, from which an evening can go on in several ways. */
export interface Moment {
  readonly phase: string
  readonly isBegun: boolean
  fork(): Party
}

/** Somebody who only looks on; the only one left when all who play are gone. */
const ONLOOKER = 'Zoé'

/** The first time that a match comes into each of its phases, and once more after something was done there. */
export function momentsOf(table: Table): readonly Moment[] {
  const { seats, seed, ...wanted } = table
  const party = Party.of(seats, wanted, seed)
  party.starts()
  party.comes(ONLOOKER)
  const run = new AbsenceRun(party)
  const moments = new Map<string, Moment>()
  const note = ({ phase }: Match, isBegun: boolean): void => {
    const key = `${phase} ${isBegun}`
    if (!moments.has(key)) moments.set(key, { phase, isBegun, fork: forkOf(party, table) })
  }
  note(party.match, false)
  for (let count = 0; !run.isOver; count++) {
    if (count > MOST_EVENTS) throw new Broken(`endless with everybody there: ${party.match.phase}`)
    const before = party.match
    run.goesOn()
    if (!run.isOver && party.match !== before) note(party.match, party.match.step === before.step)
  }
  return [...moments.values()]
}

/** The very same evening once more, from here on. */
function forkOf(party: Party, { seed, seats: _, ...wanted }: Table): () => Party {
  const { room, atMs } = party
  const log = [...party.log]
  const presence = new Map(party.presence)
  return () => {
    const fork = new Party(wanted, seed)
    fork.room = room
    fork.log = [...log]
    fork.presence = new Map(presence)
    fork.atMs = atMs
    return fork
  }
}

/** Every set of them but the empty one; all of them is one, too. */
export const subsetsOf = (seats: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** seats - 1 }, (_, i) => seatsOf(seats).filter(seat => ((i + 1) >> seat) & 1))
