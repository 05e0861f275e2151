import {
  chanceAt,
  handView,
  type Match,
  replay,
  type Seed,
  type Start,
  seatsOf,
  seedFrom,
  tableView,
} from '@veillee/kernel'
import { stateOf } from '@veillee/kernel/inside'
import { endWithoutAnybody } from './absence.ts'
import { memoryFor } from './memory.ts'
import { Broken, type Happened, playMatch } from './play.ts'
import type { Variants } from './variants.ts'

/** One random match from its first card to its last, and the promises that it puts to the test. */
export interface Trial {
  readonly worlds: readonly Match[]
  readonly happened: readonly Happened[]
  readonly start: Start
  readonly chance: ReturnType<typeof chanceAt>
}

/** What the players draw their choices from is not what the match draws its cards from. */
const PLAYERS = 2 ** 31

/** Neighbouring numbers make seeds that have nothing in common. */
export const seedOfMatch = (number: number): Seed => seedFrom(number.toString(16).padStart(64, '0'), [])

export function playTrial({ game, options }: Variants, seats: number, seed: Seed): Trial {
  const chance = chanceAt(seed, PLAYERS)
  const start = { seats, options: options(seats, chance), seed, at: 1_000 }
  const worlds: Match[] = []
  const happened: Happened[] = []
  playMatch(game, start, chance, memoryFor(game), (match, step) => {
    worlds.push(match)
    if (step) happened.push(step)
  })
  return { worlds, happened, start, chance }
}

/** All that anybody is ever sent of a position, and the State behind it. */
const whole = (match: Match): string =>
  JSON.stringify([tableView(match), seatsOf(match.seats).map(seat => handView(match, seat)), stateOf(match)])

/** The third promise: the same events make the same match, byte by byte, also after a journey through JSON. */
export function proveReplay({ worlds, happened, start }: Trial): void {
  const last = worlds.at(-1)!
  const events = JSON.parse(JSON.stringify(happened.map(({ event }) => event)))
  if (whole(replay(last.game, start, events)) !== whole(last)) throw new Broken('a replay is another match')
}

/** ROOM-10: from some moment on everybody is gone for good. Returns how many events it still took. */
export const proveAbsence = ({ worlds, chance }: Trial): number =>
  endWithoutAnybody(chance.pick(worlds), chance)
