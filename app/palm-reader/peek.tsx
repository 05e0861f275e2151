import { difficultyOf } from '@veillee/games'
import { PeekPad } from '../components/hold.tsx'
import { SymbolPicture } from '../senses/symbol.tsx'
import { said } from '../words/language.ts'
import type { ReaderSeat, SymbolNumber } from './round.ts'

const AGAIN = { fr: 'Revoir le symbole', en: 'See the symbol again' } as const

/** For the first player, who knows it. */
export const SymbolPad = ({ onChange }: { onChange: (isHeld: boolean) => void }) => (
  <PeekPad onChange={onChange}>{said(AGAIN)}</PeekPad>
)

export function PeekedSymbol({
  hand,
  missing = [],
}: {
  hand: ReaderSeat['hand']
  missing?: readonly number[]
}) {
  const number = hand.die as SymbolNumber
  return (
    <div class={`reader-card one ${difficultyOf(hand.side!)}`} data-aloud>
      <div class="reader-cell">
        <b aria-hidden="true">{number}</b>
        <SymbolPicture side={hand.side!} number={number} missing={missing} isSpoken />
      </div>
    </div>
  )
}
