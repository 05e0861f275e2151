import type { ReaderSeat } from './round.ts'

type Face = NonNullable<ReaderSeat['hand']['die']>

const PIPS: Readonly<Record<Exclude<Face, '?'>, readonly (readonly [x: number, y: number])[]>> = {
  1: [[50, 48]],
  2: [
    [28, 26],
    [72, 70],
  ],
  3: [
    [26, 24],
    [50, 48],
    [74, 72],
  ],
  4: [
    [28, 26],
    [72, 26],
    [28, 70],
    [72, 70],
  ],
  5: [
    [27, 25],
    [73, 25],
    [50, 48],
    [27, 71],
    [73, 71],
  ],
}

/** It tumbles out of its box when it comes into sight, and turns when it shows something else. */
export const Die = ({ face }: { face: Face }) => (
  <svg key={face} class="reader-die" viewBox="0 0 100 100" aria-hidden="true">
    <rect x="6" y="9" width="88" height="88" rx="20" fill="#2B1A3A" opacity=".35" />
    <rect x="6" y="4" width="88" height="88" rx="20" fill="#FFFAF0" />
    <path d="M74 4Q94 4 94 24V72Q94 92 74 92Q84 60 74 4Z" fill="#2B1A3A" opacity=".08" />
    {face === '?' ? (
      <text x="50" y="70" text-anchor="middle" font-size="62" fill="#A63E30">
        ?
      </text>
    ) : (
      PIPS[face].map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="9" fill="#A63E30" />)
    )}
  </svg>
)
