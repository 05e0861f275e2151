import { DIFFICULTIES, difficultyOf, type Side } from '@veillee/games'
import type { ComponentChildren } from 'preact'
import { said } from '../words/language.ts'
import { SymbolPicture, spoken } from './symbol.tsx'
import { NUMBERS, type SymbolNumber } from './symbol-number.ts'

const WORDS = {
  blue: { fr: 'carte bleue, débutant', en: 'blue card, beginner' },
  green: { fr: 'carte verte, normale', en: 'green card, standard' },
  red: { fr: 'carte rouge, piégeuse', en: 'red card, tricky' },
  purple: { fr: 'carte violette, experte', en: 'purple card, expert' },
} as const

interface CardProps {
  readonly side: Side
  /** Stands out from the others. */
  readonly marked?: SymbolNumber | null
  /** With it the symbols are buttons. */
  readonly onChoose?: ((number: SymbolNumber) => void) | undefined
  /** Lies beside the symbol in the middle: the die. */
  readonly children?: ComponentChildren
}

/** Five symbols, two, one, two, on the colour of their difficulty. */
export function SymbolCard({ side, marked = null, onChoose, children }: CardProps) {
  const difficulty = difficultyOf(side)
  return (
    <div class={`reader-card ${difficulty}`}>
      <ul aria-label={said(WORDS[difficulty])}>
        {NUMBERS.map(number => (
          <li key={number}>
            <Cell side={side} number={number} marked={marked} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {children}
      <Pips count={DIFFICULTIES.indexOf(difficulty) + 1} />
    </div>
  )
}

/** So that the colour is not the only sign. */
export const Pips = ({ count }: { count: number }) => (
  <span class="reader-pips" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <i key={i} />
    ))}
  </span>
)

interface CellProps extends Pick<CardProps, 'side' | 'onChoose'> {
  readonly number: SymbolNumber
  readonly marked: SymbolNumber | null
}

function Cell({ side, number, marked, onChoose }: CellProps) {
  const isMarked = number === marked
  const classes = ['reader-cell', isMarked && 'marked', !onChoose && marked && !isMarked && 'dim']
  const inside = (
    <>
      <b aria-hidden="true" data-over>
        {number}
      </b>
      <SymbolPicture side={side} number={number} isSpoken={!onChoose} />
    </>
  )
  if (!onChoose) return <div class={classes.filter(Boolean).join(' ')}>{inside}</div>
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      aria-label={spoken(side, number)}
      aria-pressed={isMarked}
      // While one finger keeps the card in sight, another one does not click: it only goes down.
      onPointerDown={event => !event.isPrimary && onChoose(number)}
      onClick={() => onChoose(number)}
    >
      {inside}
    </button>
  )
}
