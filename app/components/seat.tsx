import { hexOf, SEAT_MARKS } from '@veillee/art'
import { said } from '../words/language.ts'
import { Icon } from './icon.tsx'

/** Somebody to be shown: colour and shape by the mark, a letter inside, and a name that nobody else has. */
export interface Shown {
  readonly name: string
  readonly mark: number
  readonly initial: string
}

export interface SeatTokenProps {
  readonly of: Shown & {
    readonly isBot?: boolean
    readonly isAway?: boolean
    readonly isStoodIn?: boolean
  }
  readonly size?: number
  readonly isLit?: boolean
  readonly hasAnswered?: boolean
  /** The host’s, where a table is set: in a match a crown is for whoever has won. */
  readonly hasCrown?: boolean
  /** Said aloud; without it the token is decoration beside a name. */
  readonly label?: string
}

/** Somebody's cut paper: colour, shape and letter. The crown is the host's, a tick has answered, a z is away, a robot stands in. */
export function SeatToken({
  of,
  size = 44,
  isLit = false,
  hasAnswered = false,
  hasCrown = false,
  label,
}: SeatTokenProps) {
  const { paint, letter, shape, y } = SEAT_MARKS[of.mark % SEAT_MARKS.length]!
  const fontSize = of.initial.length > 1 ? 20 : 26
  const classes = ['seat', isLit && 'lit', of.isAway && 'gone'].filter(Boolean).join(' ')
  return (
    <span
      class={classes}
      style={{ width: `${size}px` }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg viewBox="-36 -36 72 72" aria-hidden="true">
        <path d={shape} fill="none" stroke="#FBF3E0" stroke-width="6" stroke-linejoin="round" />
        <path
          d={shape}
          fill={hexOf(paint)}
          stroke={hexOf(paint)}
          stroke-width="1.5"
          stroke-linejoin="round"
        />
        <text x="0" y={y + fontSize * 0.35} text-anchor="middle" font-size={fontSize} fill={hexOf(letter)}>
          {of.initial}
        </text>
      </svg>
      {hasAnswered && !of.isAway && (
        <span class="badge">
          <Icon name="check" size={14} width={3.4} />
        </span>
      )}
      {of.isStoodIn ? (
        <span class="badge away">
          <Icon name="robot" size={14} width={2.6} />
        </span>
      ) : (
        of.isAway && <span class="badge away">z</span>
      )}
      {hasCrown && (
        <svg class="crown" viewBox="0 0 40 28" aria-hidden="true">
          <path
            d="M4 24h32l3-19-10 8L20 2l-9 11L1 5Z"
            fill="#F0C566"
            stroke="#744A2B"
            stroke-width="2.5"
            stroke-linejoin="round"
          />
        </svg>
      )}
    </span>
  )
}

const ROBOT = { fr: 'robot', en: 'robot' } as const

/** A name as it is shown beside a token: bots are marked as bots everywhere. */
export const nameOf = ({ name, isBot }: { readonly name: string; readonly isBot: boolean }): string =>
  isBot ? `${name}, ${said(ROBOT)}` : name
