import type { BotLevel, Difficulty } from '@veillee/games'

/**
 * How often in a hundred the right number was shown after so many palms, by bots of one level at a skin of 0.3
 * (docs/bots.md): 800 symbols a row of the third edition, `npm run simulate -- --bots --chain --seed 1`.
 */
export const FROZEN: Readonly<Record<Difficulty, Readonly<Record<BotLevel, readonly number[]>>>> = {
  blue: {
    keen: [98, 94.8, 87.8, 78.3, 70.1, 63.1],
    average: [90, 79.1, 67.1, 58.5, 47.4, 40.5],
    dreamy: [69.3, 51.6, 43.9, 35.5, 30.8, 26.1],
  },
  green: {
    keen: [93.6, 84.9, 77.4, 67.3, 61.9, 49.1],
    average: [80.6, 66.4, 54.1, 49.4, 38.6, 35.6],
    dreamy: [55.5, 41.3, 34.1, 30.8, 26.6, 24.8],
  },
  red: {
    keen: [85.1, 74.6, 65.6, 54.9, 47.4, 44.3],
    average: [69.3, 54.3, 41.9, 34.9, 31.5, 29.3],
    dreamy: [44.8, 33.9, 28.4, 23.9, 24.4, 22.8],
  },
  purple: {
    keen: [78.1, 58.9, 46.9, 38.1, 34.1, 29.9],
    average: [56.4, 37.1, 29.3, 29.3, 23.4, 24.1],
    dreamy: [32.1, 24.4, 25.1, 20.3, 22.1, 21.1],
  },
}

const MOST_MOVED = 4

/** Whether rates that were measured anew are still what they were, within four points. */
export const isWithinFrozen = (colour: Difficulty, level: BotLevel, shown: readonly number[]): boolean =>
  shown.every((rate, palm) => Math.abs(100 * rate - FROZEN[colour][level][palm]!) <= MOST_MOVED)
