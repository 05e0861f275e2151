import '../styles/lobby.css'
import type { ComponentChildren } from 'preact'
import { useGround } from '../components/screen.tsx'
import { nameOf, SeatToken } from '../components/seat.tsx'
import { useMatch } from '../room-client/context.tsx'
import { type Sitter, useSitters } from '../room-client/sitters.ts'
import { RoundTable } from '../round-table/round-table.tsx'
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
  /** On the right, under the seats: the score. */
  readonly aside?: ComponentChildren
  /** By seat, what stands beside its name: points, a tick. The seats are then a list. */
  readonly beside?: (seat: number) => ComponentChildren
  readonly children?: ComponentChildren
}

/** More do not fit round a table of that size with their names. */
const MOST_ROUND = 8

/** The shared screen: the picture on the left, sentence, table and score on the right, no control at all. */
export function Frame({ name, say, more, aside, beside, children }: FrameProps) {
  useGround('dusk')
  const seats = useSeats()
  return (
    <div class="television television-frame" data-screen={name}>
      <aside class="television-aside">
        <header aria-live="polite">
          <h1>{say}</h1>
          {more && <p>{more}</p>}
        </header>
        {beside || seats.length > MOST_ROUND ? (
          <SeatList seats={seats} beside={beside} />
        ) : (
          <SeatRound seats={seats} />
        )}
        {aside && <div class="television-score">{aside}</div>}
      </aside>
      <main class="television-stage">{children}</main>
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

/** From above, as in the lobby; nothing lies in the middle. */
function SeatRound({ seats }: { seats: readonly SeatShown[] }) {
  const bySeat = new Map(seats.map(shown => [shown.sitter.seat, shown]))
  return (
    <div class="television-round">
      <RoundTable
        places={seats.map(({ sitter }) => sitter.seat)}
        teams={[]}
        label={said(WORDS.table)}
        seat={seat => {
          const shown = bySeat.get(seat)!
          return (
            <span class="table-seat">
              <span class="unseen">{spoken(shown)}</span>
              <span class="table-token">
                <SeatToken
                  of={{ ...shown.sitter, isHost: false }}
                  size={56}
                  isLit={shown.isLit}
                  hasAnswered={shown.hasAnswered}
                />
              </span>
              <span class="table-name" aria-hidden="true">
                {nameOf(shown.sitter)}
              </span>
            </span>
          )
        }}
      />
    </div>
  )
}

function SeatList({ seats, beside }: { seats: readonly SeatShown[]; beside: FrameProps['beside'] }) {
  return (
    <ul class={`television-seats${seats.length > 6 ? ' many' : ''}`}>
      {seats.map(shown => (
        <li key={shown.sitter.seat} class={shown.isLit ? 'acting' : undefined}>
          <SeatToken
            of={{ ...shown.sitter, isHost: false }}
            size={56}
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
  )
}
