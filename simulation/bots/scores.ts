import type { BotLevel, PalmResult, ReaderResult, StoryResult } from '@veillee/games'
import { type Game, type Match, resultOf, type Seat, seatsOf, tableOf } from '@veillee/kernel'
import { seedOfMatch } from '../trial.ts'
import type { Marked } from './balance.ts'
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
  readonly mark: 'wins' | 'ends'
  /** How the stories ended. */
  readonly ends: Readonly<Record<string, number>>
}

interface Outcome {
  readonly score: number
  readonly marked?: Marked
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
  const isTogether = sitting.game.id === 'extraordinary-story' && !('teams' in sitting.options)
  return {
    scores: outcomes.map(({ score }) => score),
    marked: outcomes.flatMap(({ marked }) => marked ?? []),
    mark: isTogether ? 'ends' : 'wins',
    ends,
  }
}

function played({ game, options, seats, level, withHints }: Sitting, number: number): Outcome {
  const found: Found = { found: 0, mimed: 0 }
  const levels = seatsOf(seats).map(() => level)
  const sitting = new BotMatch({ game, options, levels, seed: seedOfMatch(number), withHints })
  let first: Seat | undefined = firstIn(sitting.match)
  const match = sitting.plays((_, { move }, after) => {
    first ??= firstIn(after)
    if (move === 'pick') count(found, after)
  })
  return outcomeOf(match, found, first ?? 0)
}

/** Who begins, as soon as that is known: the first Child, or whoever tells first. */
function firstIn(match: Match): Seat | undefined {
  const { child, storyteller } = tableOf(match) as { child?: Seat; storyteller?: Seat | null }
  return child ?? storyteller ?? undefined
}

function outcomeOf(match: Match, found: Found, first: Seat): Outcome {
  const result = resultOf(match)
  if (match.game.id === 'palm-reader') return { score: (result as ReaderResult).stars }
  return match.game.id === 'in-the-palm'
    ? palmOutcome(match, result as PalmResult, found, first)
    : storyOutcome(match, result as StoryResult, first)
}

function palmOutcome(match: Match, { winners }: PalmResult, { found, mimed }: Found, first: Seat): Outcome {
  const { teams } = tableOf(match) as { teams: readonly { seats: readonly Seat[] }[] }
  const score = (100 * found) / mimed
  const began = teams.findIndex(({ seats }) => seats.includes(first))
  return winners ? { score, marked: { sides: teams.length, who: winners, first: began } } : { score }
}

/** Where teams play, who won; else who ended the story, if anybody did. */
function storyOutcome(match: Match, { words, end, winners }: StoryResult, first: Seat): Outcome {
  const who = winners ?? (end.by === null ? [] : [end.by])
  const marked = { sides: match.seats, who, first }
  return { score: words, end: end.why, ...(who.length > 0 && { marked }) }
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
