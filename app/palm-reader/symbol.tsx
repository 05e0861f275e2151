import { linesOf, type Side, spokenSymbol } from '@veillee/games'
import { said } from '../words/language.ts'
import type { SymbolNumber } from './round.ts'

type Line = ReturnType<typeof linesOf>[number]

const pathOf = (points: Line['points']): string => `M${points.map(point => point.join(' ')).join('L')}`

/** Thick enough for eyes across a table, as a fingertip is. */
function SymbolLines({ side, number }: { side: Side; number: SymbolNumber }) {
  const lines = linesOf(side, number)
  return (
    <g fill="none" stroke="currentColor" stroke-width="6.4" stroke-linecap="round" stroke-linejoin="round">
      {lines.map(({ points, kind }, i) =>
        kind === 'dot' ? (
          <circle key={i} cx={points[0]![0]} cy={points[0]![1]} r="5" fill="currentColor" stroke="none" />
        ) : (
          <path key={i} d={pathOf(points)} />
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
}: {
  side: Side
  number: SymbolNumber
  isSpoken?: boolean
}) => (
  <span class="reader-symbol" {...(isSpoken && { role: 'img', 'aria-label': spoken(side, number) })}>
    <svg viewBox="-2 -2 104 104" aria-hidden="true">
      <SymbolLines side={side} number={number} />
    </svg>
  </span>
)

export const spoken = (side: Side, number: SymbolNumber): string =>
  `${number}. ${said(spokenSymbol(side, number))}`
