import type { ComponentChildren } from 'preact'
import { useGround } from '../components/screen.tsx'
import { nameOf, SeatToken } from '../components/seat.tsx'
import { useMatch } from '../room-client/context.tsx'
import { type Sitter, useSitters } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { useOnTable } from './on-table.tsx'

const WORDS = {
  table: { fr: 'Autour de la table', en: 'Round the table' },
  acts: { fr: 'à son tour', en: 'to act' },
  answered: { fr: 'a répondu', en: 'has answered' },
  away: { fr: 'absence momentanée', en: 'away' },
} as const

export interface FrameProps {
  /** Tests and pictures know it by this name. */
  readonly name: string
  /** What is happening, in one sentence; and one line more. */
  readonly say: ComponentChildren
  readonly more?: ComponentChildren
  /** On the right of the picture: the score. */
  readonly aside?: ComponentChildren
  /** By seat, what stands beside its name: points, a tick. */
  readonly beside?: (seat: number) => ComponentChildren
  readonly children?: ComponentChildren
}

/** Names of twelve letters, readable from three metres: five in a row. */
const MOST_IN_ROW = 5

/** The shared screen: the sentence across the top, the picture, the score beside it, who sits here below; no control. */
export function Frame({ name, say, more, aside, beside, children }: FrameProps) {
  useGround('dusk')
  return (
    <div class={`television television-frame${aside ? ' scored' : ''}`} data-screen={name}>
      <header data-aloud>
        <h1>{say}</h1>
        {more && <p>{more}</p>}
      </header>
      <main class="television-stage">{children}</main>
      {aside && <aside class="television-score">{aside}</aside>}
      <Seats beside={beside} />
    </div>
  )
}

interface SeatShown {
  readonly sitter: Sitter
  readonly isLit: boolean
  readonly hasAnswered: boolean
}

/** Seats of the match in table order, those that act lit. */
function useSeats(): readonly SeatShown[] {
  const match = useMatch()!
  const { screens } = useOnTable()
  const { acting, answered } = screens.lit(match)
  return useSitters()
    .slice(0, match.view.table.seats)
    .filter(sitter => sitter !== null)
    .map(sitter => ({
      sitter,
      isLit: acting.includes(sitter.seat),
      hasAnswered: answered.includes(sitter.seat),
    }))
}

const spoken = ({ sitter, isLit, hasAnswered }: SeatShown): string =>
  [
    nameOf(sitter),
    isLit && said(WORDS.acts),
    hasAnswered && said(WORDS.answered),
    sitter.isAway && said(WORDS.away),
  ]
    .filter(Boolean)
    .join(', ')

/** In table order, the first ones on the left. */
function Seats({ beside }: { beside: FrameProps['beside'] }) {
  const seats = useSeats()
  const rows = Math.ceil(seats.length / MOST_IN_ROW)
  return (
    <footer>
      <ul
        class="television-seats"
        aria-label={said(WORDS.table)}
        data-rows={rows}
        style={{ '--in-row': Math.ceil(seats.length / rows) }}
      >
        {seats.map(shown => (
          <li key={shown.sitter.seat} class={shown.isLit ? 'acting' : undefined}>
            <SeatToken
              of={shown.sitter}
              isLit={shown.isLit}
              hasAnswered={shown.hasAnswered}
              label={spoken(shown)}
            />
            <span class="name" aria-hidden="true">
              {nameOf(shown.sitter)}
            </span>
            {beside?.(shown.sitter.seat)}
          </li>
        ))}
      </ul>
    </footer>
  )
}
