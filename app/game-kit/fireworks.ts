import type { Beat } from './moment.ts'

/** How a match ended, to be felt: a full score, a win, a draw, or a glorious failure. */
export interface Festivity {
  readonly kind: 'perfect' | 'won' | 'tie' | 'lost' // each a cue as well
  /** Fireworks, one for each point. */
  readonly bursts: number
}

const LEAST = 6
const MOST = 14
const OVER_MS = 7_000
/** How they are timed in moments.css: each rises, opens, and does so again. */
const RISE_MS = 520
const AGAIN_MS = 2_400
const TIMES = { perfect: 4, won: 2, tie: 2, lost: 0 } as const

export const countOf = ({ kind, bursts }: Festivity): number =>
  kind === 'lost' ? 0 : kind === 'perfect' ? MOST : Math.min(MOST, Math.max(LEAST, bursts))

export const delayOf = (burst: number): number => burst * 420

/** When one opens, as long as they are seen. */
function openingsOf(of: Festivity): readonly number[] {
  const once = Array.from({ length: countOf(of) }, (_, i) => delayOf(i) + RISE_MS)
  const all = Array.from({ length: TIMES[of.kind] }, (_, i) => once.map(ms => ms + i * AGAIN_MS)).flat()
  return all.filter(ms => ms < OVER_MS - RISE_MS).sort((a, b) => a - b)
}

/** The last beat of a match: its end is celebrated. */
export const celebrated = (of: Festivity): Beat => ({
  name: 'over',
  ms: OVER_MS,
  cue: of.kind,
  fireworks: openingsOf(of),
})
