import type { BotLevel, GameId } from '@veillee/games'
import { type Marked, type Outcome, simulated } from '@veillee/games/simulated'
import { type Game, seatsOf } from '@veillee/kernel'
import { seedOfMatch } from '../trial.ts'
import { BotMatch } from './table.ts'

/** Matches of bots that are all of one level. */
interface Sitting {
  readonly game: Game
  readonly options: object
  readonly seats: number
  readonly level: BotLevel
  readonly withHints: boolean
}

/** What came of so many matches. */
export interface Scores {
  /** What a match is about: stars, words of the story, memories found in a hundred. One for each match. */
  readonly scores: readonly number[]
  /** Who won each of those that somebody can win; where all play together, who ended it. */
  readonly marked: readonly Marked[]
  readonly mark: Marked['how']
  /** How the stories ended. */
  readonly ends: Readonly<Record<string, number>>
}

export function playScores(sitting: Sitting, matches: number, seed: number): Scores {
  const outcomes = Array.from({ length: matches }, (_, i) => played(sitting, seed + i))
  const ends: Record<string, number> = {}
  for (const { end } of outcomes) if (end) ends[end] = (ends[end] ?? 0) + 1
  const marked = outcomes.flatMap(one => one.marked ?? [])
  return { scores: outcomes.map(({ score }) => score), marked, mark: marked[0]?.how ?? 'wins', ends }
}

function played({ game, options, seats, level, withHints }: Sitting, number: number): Outcome {
  const scoring = simulated[game.id as GameId].bots.scoring()
  const levels = seatsOf(seats).map(() => level)
  const sitting = new BotMatch({ game, options, levels, seed: seedOfMatch(number), withHints })
  scoring.watch(sitting.match)
  return scoring.outcome(sitting.plays((_, { move }, after) => scoring.watch(after, move)))
}
