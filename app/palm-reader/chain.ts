import type { ReaderTable, SymbolNumber } from './round.ts'

/** From one palm into the next, once the round is scored. */
export interface Link {
  readonly from: number
  readonly into: number
  /** Null for the first player, who knew, and for somebody who gave none. */
  readonly vote: SymbolNumber | null
  /** READ-15: stars go to those before the first wrong answer; whatever comes after the break brings none. */
  readonly end: 'star' | 'break' | 'late' | 'missed' | 'knew'
}

/** The way of the symbol: right and wrong from the first player on, and where it broke. */
export function linksOf(
  { chain, scored, first, lap: lastLap }: ReaderTable,
  lap: 1 | 2 = lastLap,
): readonly Link[] {
  if (!scored || chain.length < 2) return []
  const guessers = chain.slice(1)
  const broken = guessers.findIndex(seat => scored.votes[seat] !== scored.number)
  const links = guessers.map((into, i): Link => {
    const vote = scored.votes[into] ?? null
    return { from: chain[i]!, into, vote, end: endOf(i, broken, vote === scored.number) }
  })
  // READ-10: nobody drew into the first palm in a second lap.
  const back: Link = { from: chain.at(-1)!, into: first, vote: null, end: 'knew' }
  return lap === 1 ? [...links, back] : links
}

function endOf(i: number, broken: number, isRight: boolean): Link['end'] {
  if (broken === -1 || i < broken) return 'star'
  if (i === broken) return 'break'
  return isRight ? 'late' : 'missed'
}

/** The round was broken off: nobody was left to draw for, or the number was never settled. */
export const isBrokenOff = ({ chain, scored }: ReaderTable): boolean =>
  chain.length < 2 || scored?.number === '?'

export const totalOf = (stars: readonly number[]): number => stars.reduce((sum, round) => sum + round, 0)

/** READ-21: what was drawn into that palm, where it went through the devices. */
export const drawingInto = ({ scored }: ReaderTable, into: number, lap: 1 | 2): number | null =>
  scored?.drawings.find(one => one.into === into && one.lap === lap)?.drawing.gesture ?? null
