import type { Festivity } from '../game-kit/fireworks.ts'
import { ROUNDS } from './round.ts'

/** READ-15: every palm of every round; READ-17: fewer than there are players is the lowest rank. */
export function endingOf(stars: number, seats: number): Festivity {
  if (stars === ROUNDS * (seats - 1)) return { kind: 'perfect', bursts: stars }
  return { kind: stars < seats ? 'lost' : 'won', bursts: Math.round(stars / 3) }
}
