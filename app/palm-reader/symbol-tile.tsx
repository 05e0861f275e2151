import { difficultyOf, type Side } from '@veillee/games'
import { SymbolPicture } from '../senses/symbol.tsx'
import type { SymbolNumber } from './round.ts'

/** A symbol cut out of its card, with its number. */
export const SymbolTile = ({ side, number }: { side: Side; number: SymbolNumber }) => (
  <span class={`reader-tile ${difficultyOf(side)}`}>
    <b aria-hidden="true">{number}</b>
    <SymbolPicture side={side} number={number} isSpoken isSmall />
  </span>
)
