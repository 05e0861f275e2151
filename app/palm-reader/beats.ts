import { readerRankOf } from '@veillee/games'
import { climbTo } from '../game-kit/climb.ts'
import { celebrated } from '../game-kit/fireworks.ts'
import type { Beat } from '../game-kit/moment.ts'
import { drawingInto, isBrokenOff, type Link, linksOf, totalOf } from './chain.ts'
import { endingOf } from './ending.ts'
import type { ReaderMatch, ReaderTable } from './round.ts'

/** READ-13 to 16: three, two, one; the symbol; each palm and what was felt there; what a second lap has cost. */
export interface ChainBeat extends Beat {
  readonly step: 'count' | 'symbol' | 'palm' | 'answer' | 'price'
  /** Which link of the chain; for a count, how much is left of it. */
  readonly i: number
}

const ANSWERS = {
  star: { ms: 1_100, cue: 'star' },
  break: { ms: 2_800, cue: 'broken' },
  late: { ms: 900, cue: 'palm' },
  missed: { ms: 900, cue: 'wrong' },
  knew: { ms: 1_900, cue: 'lamp' },
} as const satisfies Readonly<Record<Link['end'], object>>

/** Longer chains go faster from palm to palm; the break never does. */
const FEW = 5
const PALM_MS = 1_200

function linkBeats(table: ReaderTable): readonly ChainBeat[] {
  const links = linksOf(table)
  const pace = Math.min(1, FEW / links.length)
  const breaks = links.findIndex(({ end }) => end !== 'star')
  return links.flatMap(({ end, into }, i): readonly ChainBeat[] => {
    // Higher from palm to palm, and all the further to fall.
    const rise = breaks === -1 || i <= breaks ? Math.floor(i * pace) : 0
    // On a real palm nothing of what came back to the first one is left to be seen.
    if (end === 'knew' && drawingInto(table, into, table.lap) === null) return []
    const { ms, cue } = ANSWERS[end]
    return [
      { name: `palm ${i}`, step: 'palm', i, ms: PALM_MS * pace, cue: 'palm', rise },
      {
        name: `answer ${i}`,
        step: 'answer',
        i,
        ms: end === 'break' ? ms : ms * pace,
        cue,
        ...(end === 'star' && { rise }),
      },
    ]
  })
}

const COUNT: readonly ChainBeat[] = [3, 2, 1].map(i => ({
  name: `count ${i}`,
  step: 'count',
  i,
  ms: 800,
  cue: 'tick',
}))

function revealOf(table: ReaderTable): readonly ChainBeat[] {
  if (isBrokenOff(table)) return []
  return [
    ...COUNT,
    { name: 'symbol', step: 'symbol', i: 0, ms: 1_600, cue: 'lamp' },
    ...linkBeats(table),
    ...(table.lap === 2 ? [{ name: 'price', step: 'price', i: 0, ms: 1_600, cue: 'starLost' } as const] : []),
  ]
}

export const isReveal = (beat: Beat | null): beat is ChainBeat => beat !== null && 'i' in beat

/** What a step begins with on all devices. */
export function beats({ view: { phase, table } }: ReaderMatch): readonly Beat[] {
  if (phase === 'gallery') return revealOf(table)
  if (phase !== 'over') return []
  const total = totalOf(table.stars)
  return [...climbTo(readerRankOf(total, table.seats)), celebrated(endingOf(total, table.seats))]
}
