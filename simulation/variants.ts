import { extraordinaryStory, palmReader } from '@veillee/games'
import { type Chance, type Game, seatsOf } from '@veillee/kernel'

/** A game, and the options that a table of so many could have chosen. */
export interface Variants {
  readonly game: Game
  options(seats: number, chance: Chance): object
}

const SETTINGS = ['table', 'remote']
const YES_OR_NO = [true, false]
const COLOURS = ['blue', 'green', 'red', 'purple']

const story: Variants = {
  game: extraordinaryStory,
  options: (_, { pick }) => ({
    setting: pick(SETTINGS),
    teams: pick(YES_OR_NO),
    language: pick(['fr', 'en']),
    comparison: pick(['forgiving', 'exact']),
  }),
}

const reader: Variants = {
  game: palmReader,
  options: (_, { pick, shuffled, below }) => ({
    setting: pick(SETTINGS),
    difficulties: shuffled(COLOURS).slice(below(COLOURS.length)),
  }),
}

export const GAMES: readonly Variants[] = [story, reader]

export const seatCounts = ({ seats }: Game): readonly number[] =>
  seatsOf(seats.max + 1).filter(count => count >= seats.min)
