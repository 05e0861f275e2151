import type { Chance, Match } from '@veillee/kernel'
import { exampleOf, isOver, offersTo, seatsOf } from '@veillee/kernel'
import type { Coverage } from './coverage.ts'
import { eyesOf, type Probes, proveFuture, provePosition } from './secrecy.ts'
import { playTrial, seedOfMatch, type Trial } from './trial.ts'
import type { Variants } from './variants.ts'

/** How much of a match is looked at. */
export interface Thoroughness {
  readonly matches: number
  /** One position in so many. */
  readonly positionsOneIn: number
  readonly futuresPerMatch: number
}

/** How much was really looked at. */
export interface Proved {
  positions: number
  futureSteps: number
  readonly gaps: readonly string[]
}

const HORIZON = 25

/** Position, future and coverage over random matches. Throws on the first leak, and says where it was. */
export function proveSecrecy(
  variants: Variants,
  seats: number,
  firstNumber: number,
  how: Thoroughness,
  coverage: Coverage,
): Proved {
  const proved = { positions: 0, futureSteps: 0 }
  for (let number = firstNumber; number < firstNumber + how.matches; number++) {
    const trial = playTrial(variants, seats, seedOfMatch(number))
    proved.positions += provePositions(trial, how.positionsOneIn, coverage)
    for (let i = 0; i < how.futuresPerMatch; i++) proved.futureSteps += proveSomeFuture(trial)
  }
  return { ...proved, gaps: coverage.gaps() }
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
