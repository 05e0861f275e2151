import type { BotLevel, Difficulty } from '@veillee/games'

/**
 * How often the right number was shown after so many palms, by bots of one level at a skin of 0.3 (docs/bots.md): 800
 * symbols a row, `npm run simulate -- --bots --chain --seed 1`.
 */
export const FROZEN: Readonly<Record<Difficulty, Readonly<Record<BotLevel, readonly number[]>>>> = {
  blue: {
    keen: [0.995, 0.979, 0.911, 0.834, 0.726, 0.669],
    average: [0.96, 0.876, 0.75, 0.635, 0.525, 0.468],
    dreamy: [0.756, 0.615, 0.483, 0.379, 0.359, 0.314],
  },
  green: {
    keen: [0.916, 0.86, 0.793, 0.685, 0.585, 0.535],
    average: [0.799, 0.689, 0.559, 0.45, 0.385, 0.386],
    dreamy: [0.574, 0.418, 0.335, 0.324, 0.266, 0.246],
  },
  red: {
    keen: [0.876, 0.758, 0.661, 0.57, 0.47, 0.423],
    average: [0.718, 0.55, 0.445, 0.374, 0.311, 0.301],
    dreamy: [0.413, 0.338, 0.284, 0.239, 0.236, 0.216],
  },
  purple: {
    keen: [0.773, 0.551, 0.426, 0.391, 0.341, 0.28],
    average: [0.512, 0.368, 0.27, 0.246, 0.243, 0.231],
    dreamy: [0.308, 0.26, 0.219, 0.225, 0.208, 0.215],
  },
}

const MOST_MOVED = 0.04

/** Whether rates that were measured anew are still what they were, within four points. */
export const isWithinFrozen = (colour: Difficulty, level: BotLevel, shown: readonly number[]): boolean =>
  shown.every((rate, palm) => Math.abs(rate - FROZEN[colour][level][palm]!) <= MOST_MOVED)
