import { rankOf } from '@veillee/games'
import { climbTo } from '../game-kit/climb.ts'
import { celebrated } from '../game-kit/fireworks.ts'
import type { Beat } from '../game-kit/moment.ts'
import { additionsOf } from './additions.ts'
import { endingOf } from './ending.ts'
import { RANKS } from './rank.ts'
import type { StoryMatch, StoryTable } from './story-match.ts'

/** TALE-26: where it stopped; then the story, read addition by addition; then what it is worth. */
export interface ReadingBeat extends Beat {
  readonly step: 'stop' | 'line'
  /** How many additions have been read before. */
  readonly read: number
}

/** Long stories are read faster, and never so fast that nobody could follow. */
const READING_MS = 16_000
const LINE_MS = { most: 1_400, least: 480 } as const

/** Two steps forward and one back, and the last word is home, an octave up. */
const riseAt = (read: number, lines: number): number =>
  read === lines - 1 ? 5 : Math.floor((4 * read) / lines) + [0, 2, 1][read % 3]!

function readingOf({ ending }: StoryTable): readonly ReadingBeat[] {
  const lines = additionsOf(ending!.story).length
  const ms = Math.max(LINE_MS.least, Math.min(LINE_MS.most, READING_MS / Math.max(1, lines)))
  return [
    ...(ending!.end.by === null
      ? []
      : [{ name: 'stop', step: 'stop', read: 0, ms: 2_800, cue: 'broken' } as const]),
    ...Array.from(
      { length: lines },
      (_, read): ReadingBeat => ({
        name: `line ${read}`,
        step: 'line',
        read,
        ms,
        cue: 'palm',
        rise: riseAt(read, lines),
      }),
    ),
  ]
}

export const isReading = (beat: Beat | null): beat is ReadingBeat => beat !== null && 'read' in beat

/** TALE-19: from rank to rank; where teams have played, there is none to climb to. */
const climbOf = ({ teamCards, words }: StoryTable) =>
  teamCards === null ? climbTo(RANKS.indexOf(rankOf(words)) + 1) : []

/** What a step begins with on all devices. Nothing is heard over somebody who tells, not even a vote that lets them. */
export function beats({ view: { phase, table } }: StoryMatch): readonly Beat[] {
  switch (phase) {
    case 'teams':
      return [{ name: 'teams', ms: 1_000, cue: 'gong' }]
    case 'pass':
      return table.added ? [{ name: 'added', ms: 1_000, cue: 'right' }] : []
    case 'doubt':
      return [{ name: 'objection', ms: 2_000, cue: 'objection' }]
    case 'tell':
    case 'add':
      return table.count ? [{ name: 'vote', ms: 2_400 }] : []
    case 'over':
      return [...readingOf(table), ...climbOf(table), celebrated(endingOf(table))]
    default:
      return []
  }
}
