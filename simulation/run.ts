import type { Orders } from './orders.ts'
import { playTrial, proveAbsence, proveReplay, seedOfMatch } from './trial.ts'
import type { Variants } from './variants.ts'

/** How often a match is also replayed from its log, which costs as much as playing it. */
const REPLAYED_ONE_IN = 10

interface Tally {
  matches: number
  moves: number
  failures: number
}

type Say = (line: string) => void

/** Plays all that was ordered, tells how it went, and returns how many matches failed. */
export function runAll(orders: Orders, say: Say): number {
  const total: Tally = { matches: 0, moves: 0, failures: 0 }
  for (const { variants, seats } of orders.tables) {
    const tally = runTable(variants, seats, orders, say)
    for (const key of ['matches', 'moves', 'failures'] as const) total[key] += tally[key]
  }
  say(`${total.matches - total.failures} passed, ${total.failures} failed`)
  return total.failures
}

function runTable(variants: Variants, seats: number, { matches, seed }: Orders, say: Say): Tally {
  const tally: Tally = { matches, moves: 0, failures: 0 }
  const begunMs = performance.now()
  for (let number = seed; number < seed + matches; number++) {
    try {
      tally.moves += runMatch(variants, seats, number)
    } catch (error) {
      tally.failures++
      say(failure(variants, seats, number, error as Error))
    }
  }
  say(summary(variants, seats, tally, (performance.now() - begunMs) / 1_000))
  return tally
}

/** Every move of it is checked; returns how many there were. */
function runMatch(variants: Variants, seats: number, number: number): number {
  const trial = playTrial(variants, seats, seedOfMatch(number))
  const movesWithoutAnybody = proveAbsence(trial)
  if (number % REPLAYED_ONE_IN === 0) proveReplay(trial)
  return trial.happened.length + movesWithoutAnybody
}

const failure = ({ game }: Variants, seats: number, number: number, { message }: Error): string =>
  `${game.id}, ${seats} seats: ${message}\n` +
  `  again: npm run simulate -- --game ${game.id} --seats ${seats} --seed ${number} --matches 1`

const summary = ({ game }: Variants, seats: number, { matches, moves }: Tally, seconds: number): string =>
  `${game.id}, ${seats} seats: ${matches} matches, ${moves} moves; ` +
  `${Math.round(matches / seconds)} matches/s, ${Math.round(moves / seconds)} moves/s`
