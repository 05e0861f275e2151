import type { BotLevel, ReaderResult, StoryResult } from '@veillee/games'
import { type Game, type Match, resultOf, seatsOf, tableOf } from '@veillee/kernel'
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
  /** By side (a seat, or a team), how many matches it has won; part of one where several did. */
  readonly wins: readonly number[]
  /** How the stories ended. */
  readonly ends: Readonly<Record<string, number>>
}

interface Outcome {
  readonly score: number
  readonly winners: readonly number[]
  readonly sides: number
  readonly end?: string
}

/** Of the two memories of a turn, how many were found. */
interface Found {
  found: number
  mimed: number
}

export function playScores(sitting: Sitting, matches: number, seed: number): Scores {
  const outcomes = Array.from({ length: matches }, (_, i) => played(sitting, seed + i))
  const ends: Record<string, number> = {}
  for (const { end } of outcomes) if (end) ends[end] = (ends[end] ?? 0) + 1
  const wins = seatsOf(Math.max(...outcomes.map(({ sides }) => sides))).map(side =>
    outcomes.reduce((sum, { winners }) => sum + (winners.includes(side) ? 1 / winners.length : 0), 0),
  )
  return { scores: outcomes.map(({ score }) => score), wins, ends }
}

function played({ game, options, seats, level, withHints }: Sitting, number: number): Outcome {
  const found: Found = { found: 0, mimed: 0 }
  const levels = seatsOf(seats).map(() => level)
  const match = new BotMatch({ game, options, levels, seed: seedOfMatch(number), withHints }).plays(
    (_, { move }, after) => {
      if (move === 'pick') count(found, after)
    },
  )
  return outcomeOf(match, found)
}

function outcomeOf(match: Match, { found, mimed }: Found): Outcome {
  const result = resultOf(match)
  if (match.game.id === 'palm-reader') return { score: (result as ReaderResult).stars, winners: [], sides: 0 }
  if (match.game.id === 'extraordinary-story') {
    const { words, end, winners } = result as StoryResult
    return { score: words, winners: winners ?? [], sides: match.seats, end: end.why }
  }
  const { teams } = tableOf(match) as { teams: readonly { points: number }[] }
  const most = Math.max(...teams.map(({ points }) => points))
  const winners = teams.flatMap(({ points }, team) => (points === most ? [team] : []))
  return { score: (100 * found) / mimed, winners, sides: teams.length }
}

interface ScoredTable {
  readonly album: readonly number[]
  readonly scored: {
    readonly picks: readonly number[]
    readonly origins: readonly { readonly kind: string; readonly memory?: number }[]
  }
}

/** PALM-25: the right card in the right place. */
function count(tally: Found, match: Match): void {
  const { album, scored } = tableOf(match) as ScoredTable
  for (const [i, pick] of scored.picks.entries()) {
    const origin = scored.origins[album.indexOf(pick)]!
    tally.mimed++
    if (origin.kind === 'mimed' && origin.memory === i + 1) tally.found++
  }
}
