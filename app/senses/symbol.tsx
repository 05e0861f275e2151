import './symbol.css'
import { linesOf, type Side, spokenSymbol } from '@veillee/games'
import { said } from '../words/language.ts'
import type { SymbolNumber } from './symbol-number.ts'

type Line = ReturnType<typeof linesOf>[number]

const pathOf = (points: Line['points']): string => `M${points.map(point => point.join(' ')).join('L')}`

/** Thick enough for eyes across a table, as a fingertip is; small ones are seen from as far away. */
const THICK = { card: 6.4, tile: 8.4 } as const

function SymbolLines({
  side,
  number,
  isSmall,
  missing,
}: {
  side: Side
  number: SymbolNumber
  isSmall: boolean
  missing: readonly number[]
}) {
  const lines = linesOf(side, number)
  return (
    <g
      fill="none"
      stroke="currentColor"
      stroke-width={isSmall ? THICK.tile : THICK.card}
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {lines.map(({ points, kind }, i) =>
        kind === 'dot' ? (
          <circle
            key={i}
            cx={points[0]![0]}
            cy={points[0]![1]}
            r="5"
            fill="currentColor"
            stroke="none"
            class={missing.includes(i) ? 'reader-missing-dot' : undefined}
          />
        ) : (
          <path key={i} d={pathOf(points)} class={missing.includes(i) ? 'reader-missing' : undefined} />
        ),
      )}
    </g>
  )
}

/** One symbol; with `isSpoken` it can be heard as well. */
export const SymbolPicture = ({
  side,
  number,
  isSpoken = false,
  isSmall = false,
  missing = [],
}: {
  side: Side
  number: SymbolNumber
  isSpoken?: boolean
  /** On a tile, not on a card. */
  isSmall?: boolean
  /** READ-22: the lines that have not been drawn are dotted. */
  missing?: readonly number[]
}) => (
  <span class="reader-symbol" {...(isSpoken && { role: 'img', 'aria-label': spoken(side, number) })}>
    <svg viewBox="-2 -2 104 104" aria-hidden="true">
      <SymbolLines side={side} number={number} isSmall={isSmall} missing={missing} />
    </svg>
  </span>
)

export const spoken = (side: Side, number: SymbolNumber): string =>
  `${number}. ${said(spokenSymbol(side, number))}`
