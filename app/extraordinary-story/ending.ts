import { rankOf } from '@veillee/games'
import type { Festivity } from '../game-kit/fireworks.ts'
import { RANKS } from './rank.ts'
import type { StoryTable } from './story-match.ts'

/** TALE-19, 24: a novel is all that one can wish for; what is shorter than a haiku is one to laugh about. */
export function endingOf({ words, teamCards }: StoryTable): Festivity {
  const bursts = Math.ceil(words / 3)
  if (teamCards !== null) return { kind: 'won', bursts }
  const rung = RANKS.indexOf(rankOf(words))
  return { kind: rung === RANKS.length - 1 ? 'perfect' : rung === 0 ? 'lost' : 'won', bursts }
}
