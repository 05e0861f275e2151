import { said } from '../words/language.ts'
import { totalOf } from './chain.ts'
import { starsSaid } from './outcomes.ts'
import { type ReaderMatch, ROUNDS } from './round.ts'

const WORDS = {
  rounds: { fr: 'Étoiles par manche', en: 'Stars by round' },
  round: { fr: 'Manche', en: 'Round' },
  total: { fr: 'Total', en: 'Total' },
} as const

const SHAPE = 'M12 1.6l3.2 6.8 7.3.9-5.4 5.1 1.4 7.4L12 18.2l-6.5 3.6 1.4-7.4L1.5 9.3l7.3-.9Z'

export const Star = ({ size = 26, isOn = true }: { size?: number; isOn?: boolean }) => (
  <svg
    class={`reader-star${isOn ? ' on' : ''}`}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={SHAPE} stroke-width="1.6" stroke-linejoin="round" />
  </svg>
)

interface StarRowProps {
  readonly earned: number
  readonly most: number
  readonly size?: number
  /** READ-16: the last one is struck out again. */
  readonly isOneStruck?: boolean
}

/** Those of a round, out of all that it could have given; they land one after the other. */
export const StarRow = ({ earned, most, size = 28, isOneStruck = false }: StarRowProps) => (
  <div class="reader-stars" role="img" aria-label={starsSaid(earned)}>
    {Array.from({ length: most }, (_, i) => (
      <span
        key={i}
        style={{ animationDelay: `${500 + i * 450}ms` }}
        class={i < earned ? `lands${isOneStruck && i === earned - 1 ? ' struck' : ''}` : undefined}
      >
        <Star size={size} isOn={i < earned} />
      </span>
    ))}
  </div>
)

/** Ten rounds and their stars, and what they make together. */
export const RoundsPad = ({ stars, round }: { stars: readonly number[]; round: number }) => (
  <div class="reader-rounds">
    <ol aria-label={said(WORDS.rounds)}>
      {Array.from({ length: ROUNDS }, (_, i) => {
        const earned = stars[i]
        return (
          <li
            key={i}
            class={i + 1 === round ? 'now' : undefined}
            // What is still to come is only drawn.
            aria-hidden={earned === undefined || undefined}
          >
            <small aria-hidden="true">{i + 1}</small>
            <b aria-hidden="true">{earned === undefined ? '·' : String(earned).replace('-', '−')}</b>
            {earned !== undefined && (
              <span class="unseen">
                {said(WORDS.round)} {i + 1}, {starsSaid(earned)}
              </span>
            )}
          </li>
        )
      })}
    </ol>
    <p>
      {said(WORDS.total)} <Star size={24} />
      <b>{String(totalOf(stars)).replace('-', '−')}</b>
    </p>
  </div>
)

/** As far as the match has come. */
export const Score = ({ match: { view } }: { match: ReaderMatch }) => (
  <RoundsPad stars={view.table.stars} round={view.table.round} />
)
