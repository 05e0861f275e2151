import { simulated } from '@veillee/games/simulated'
import { type Chance, type Game, seatsOf } from '@veillee/kernel'

/** A game, and the options that a table of so many could have chosen. */
export interface Variants {
  readonly game: Game
  options(seats: number, chance: Chance): object
}

export const GAMES: readonly Variants[] = Object.values(simulated)

export const seatCounts = ({ seats }: Game): readonly number[] =>
  seatsOf(seats.max + 1).filter(count => count >= seats.min)
