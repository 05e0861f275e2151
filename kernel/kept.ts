import type { Game } from './game.ts'
import { filled, inside } from './inside.ts'
import type { Match } from './match.ts'

/**
 * A match as text with all its secrets, for whoever keeps its log and could replay it as well: it is never sent. Text, so
 * that nobody reads in it what they may not.
 */
export function keptText(match: Match): string {
  const { seats, phase, step, at } = match
  const { state, seed, position, gestures } = inside(match)
  return JSON.stringify([
    { seats, phase, step, at },
    { state, seed, position, gestures },
  ])
}

/** The same match again, by the same rules. */
export function matchFrom(game: Game, text: string): Match {
  const [match, within] = JSON.parse(text)
  return filled({ game, ...match }, within)
}
