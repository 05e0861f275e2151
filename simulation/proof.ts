import type { Chance, Match } from '@veillee/kernel'
import { exampleOf, isOver, offersTo, seatsOf } from '@veillee/kernel'
import { proveChance } from './chance-secrecy.ts'
import type { Coverage } from './coverage.ts'
import { eyesOf, type Probes, proveFuture, provePosition } from './secrecy.ts'
import type { Trial } from './trial.ts'

/** How much of a match is looked at. */
export interface Thoroughness {
  /** One position in so many. */
  readonly positionsOneIn: number
  readonly futures: number
}

/** How much was really looked at. */
export interface Proved {
  readonly positions: number
  readonly futureSteps: number
  /** Moments that drew something by chance. */
  readonly draws: number
}

const HORIZON = 25

/** Position, future, chance and coverage over a match. Throws on the first leak, and says where it was. */
export function proveSecrecy(trial: Trial, how: Thoroughness, coverage: Coverage): Proved {
  const positions = provePositions(trial, how.positionsOneIn, coverage)
  let futureSteps = 0
  for (let i = 0; i < how.futures; i++) futureSteps += proveSomeFuture(trial)
  return { positions, futureSteps, draws: proveChance(trial) }
}

function provePositions({ worlds, chance }: Trial, oneIn: number, coverage: Coverage): number {
  const looked = worlds.filter(() => chance.below(oneIn) === 0)
  for (const match of looked) {
    provePosition(match, chance, probesAt(match, chance))
    coverage.watch(match)
  }
  return looked.length
}

function proveSomeFuture({ worlds, happened, chance }: Trial): number {
  const from = chance.below(happened.length)
  const until = Math.min(happened.length, from + 1 + chance.below(HORIZON))
  const eye = chance.pick(eyesOf(worlds[0]!))
  return proveFuture(worlds.slice(from, until + 1), happened.slice(from, until), eye, chance, [])
}

/** What somebody could play by an open move here: everybody tries it, and must be answered alike in both worlds. */
function probesAt(match: Match, chance: Chance): Probes {
  if (isOver(match)) return []
  const examples = seatsOf(match.seats).flatMap(seat =>
    offersTo(match, seat).open.map(move => exampleOf(match, seat, move, chance)),
  )
  return [...examples.filter(example => example !== undefined), 'something else']
}
