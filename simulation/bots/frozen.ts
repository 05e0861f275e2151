import type { BotLevel, Difficulty } from '@veillee/games'

/**
 * How often the right number was shown after so many palms, by bots of one level at a skin of 0.3 (docs/bots.md): 800
 * symbols a row, `npm run simulate -- --bots --chain --seed 1`.
 */
export const FROZEN: Readonly<Record<Difficulty, Readonly<Record<BotLevel, readonly number[]>>>> = {
  blue: {
    keen: [0.994, 0.975, 0.925, 0.825, 0.734, 0.65],
    average: [0.966, 0.883, 0.763, 0.648, 0.529, 0.459],
    dreamy: [0.79, 0.615, 0.475, 0.388, 0.339, 0.295],
  },
  green: {
    keen: [0.936, 0.849, 0.774, 0.673, 0.619, 0.491],
    average: [0.806, 0.664, 0.541, 0.494, 0.386, 0.356],
    dreamy: [0.555, 0.413, 0.341, 0.308, 0.266, 0.248],
  },
  red: {
    keen: [0.86, 0.783, 0.655, 0.58, 0.484, 0.441],
    average: [0.685, 0.525, 0.428, 0.359, 0.319, 0.321],
    dreamy: [0.468, 0.343, 0.282, 0.259, 0.239, 0.204],
  },
  purple: {
    keen: [0.75, 0.565, 0.444, 0.374, 0.318, 0.282],
    average: [0.538, 0.371, 0.299, 0.273, 0.244, 0.203],
    dreamy: [0.318, 0.238, 0.233, 0.219, 0.208, 0.204],
  },
}

const MOST_MOVED = 0.04

/** Whether rates that were measured anew are still what they were, within four points. */
export const isWithinFrozen = (colour: Difficulty, level: BotLevel, shown: readonly number[]): boolean =>
  shown.every((rate, palm) => Math.abs(rate - FROZEN[colour][level][palm]!) <= MOST_MOVED)
