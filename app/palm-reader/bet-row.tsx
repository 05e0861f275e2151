import { Icon } from '../components/icon.tsx'
import { SeatToken } from '../components/seat.tsx'
import { said } from '../words/language.ts'
import { type RoundProps, useRound } from './round.ts'

const WORDS = {
  ask: { fr: 'Pari secret : qui se trompera en premier ?', en: 'A secret bet: who will be wrong first?' },
  holds: { fr: 'Personne', en: 'Nobody' },
} as const

/** READ-24: whoever waits may bet, and nobody is told before the gallery. */
export function BetRow({ match, seat }: RoundProps) {
  const { choices, sitter, play } = useRound({ match, seat })
  if (!seat || !choices.bet) return null
  return (
    <fieldset class="reader-bets">
      <legend>{said(WORDS.ask)}</legend>
      {choices.bet.map(on => (
        <button
          type="button"
          key={on}
          class="chip"
          aria-pressed={on === seat.hand.bet}
          onClick={() => play('bet', on)}
        >
          {on === 'holds' ? <Icon name="check" size={18} /> : <SeatToken of={sitter(on)} size={26} />}
          {on === 'holds' ? said(WORDS.holds) : sitter(on).name}
        </button>
      ))}
    </fieldset>
  )
}
