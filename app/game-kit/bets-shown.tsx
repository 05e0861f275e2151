import type { Said } from '@veillee/kernel'
import { Icon } from '../components/icon.tsx'
import { SeatToken } from '../components/seat.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { listed, said } from '../words/language.ts'

export interface BetShown {
  readonly by: number
  readonly isRight: boolean
  readonly words: Said
}

/** PALM-51, READ-24: who had seen it coming, and who had not. */
export const BetsShown = ({ bets }: { bets: readonly BetShown[] }) =>
  bets.length > 0 && (
    <ul class="panel bets-shown">
      {bets.map(({ by, isRight, words }) => (
        <li key={by} class={isRight ? 'right' : 'miss'}>
          <Icon name={isRight ? 'check' : 'cross'} size={15} width={3.6} />
          {said(words)}
        </li>
      ))}
    </ul>
  )

/** With the verdict that it was about: who had bet on it. */
export function Foreseen({ by }: { by: readonly number[] }) {
  const sitter = useSitter()
  if (by.length === 0) return null
  const names = listed(by.map(seat => sitter(seat).name))
  return (
    <p class="foreseen" data-aloud>
      {by.map(seat => (
        <SeatToken key={seat} of={sitter(seat)} size={30} />
      ))}
      {said(
        by.length === 1
          ? { fr: `${names} l’avait parié !`, en: `${names} had bet on it!` }
          : { fr: `${names} l’avaient parié !`, en: `${names} had each bet on it!` },
      )}
    </p>
  )
}
