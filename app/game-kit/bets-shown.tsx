import type { Said } from '@veillee/kernel'
import { Icon } from '../components/icon.tsx'
import { said } from '../words/language.ts'

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
