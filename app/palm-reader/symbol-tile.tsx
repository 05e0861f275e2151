import { difficultyOf, type Side } from '@veillee/games'
import type { SymbolNumber } from './round.ts'
import { SymbolPicture } from './symbol.tsx'

/** A symbol cut out of its card, with its number. */
export const SymbolTile = ({ side, number }: { side: Side; number: SymbolNumber }) => (
  <span class={`reader-tile ${difficultyOf(side)}`}>
    <b aria-hidden="true">{number}</b>
    <SymbolPicture side={side} number={number} isSpoken />
  </span>
)
