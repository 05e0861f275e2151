import { difficultyOf } from '@veillee/games'
import { Hold } from '../components/hold.tsx'
import { SymbolPicture } from '../senses/symbol.tsx'
import { said } from '../words/language.ts'
import type { ReaderSeat, SymbolNumber } from './round.ts'

const AGAIN = { fr: 'Revoir le symbole', en: 'See the symbol again' } as const

/** For the first player, who knows it: in sight as long as the finger stays down. */
export const PeekPad = ({ onChange }: { onChange: (isHeld: boolean) => void }) => (
  <Hold icon="eye" onChange={onChange}>
    {said(AGAIN)}
  </Hold>
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
    <div class={`reader-card one ${difficultyOf(hand.side!)}`}>
      <div class="reader-cell">
        <b aria-hidden="true">{number}</b>
        <SymbolPicture side={hand.side!} number={number} missing={missing} isSpoken />
      </div>
    </div>
  )
}
