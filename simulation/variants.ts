import { extraordinaryStory, inThePalm, palmReader } from '@veillee/games'
import { type Chance, type Game, seatsOf } from '@veillee/kernel'

/** A game, and the options that a table of so many could have chosen. */
export interface Variants {
  readonly game: Game
  options(seats: number, chance: Chance): object
}

const SETTINGS = ['table', 'remote']
const YES_OR_NO = [true, false]
const COLOURS = ['blue', 'green', 'red', 'purple']

const palm: Variants = {
  game: inThePalm,
  options(seats, chance) {
    const { pick } = chance
    const mayChoose = seats === 4 || seats === 5
    const individually = mayChoose ? pick(YES_OR_NO) : seats === 3
    return {
      setting: pick(SETTINGS),
      expert: pick(YES_OR_NO),
      ...(mayChoose ? { individually } : {}),
      ...(individually ? {} : { redraw: pick(YES_OR_NO) }),
      ...(seats === 2 ? { album: pick([8, 10, 12, 14]) } : {}),
      ...(seats % 2 === 1 && !individually ? trioOptions(seats, chance) : {}),
      ...(pick(YES_OR_NO) ? { first: chance.below(seats < 4 || individually ? seats : seats >> 1) } : {}),
    }
  },
}

const trioOptions = (seats: number, { pick, below }: Chance): object => ({
  trio: below(seats >> 1),
  thirdRound: pick(YES_OR_NO),
})

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

export const GAMES: readonly Variants[] = [palm, story, reader]

export const seatCounts = ({ seats }: Game): readonly number[] =>
  seatsOf(seats.max + 1).filter(count => count >= seats.min)
