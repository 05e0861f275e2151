import type { ComponentChildren } from 'preact'
import { SeatToken } from '../components/seat.tsx'
import { manifests } from '../games.ts'
import { useLobby, usePhone } from '../room-client/context.tsx'
import { type Sitter, useSitters } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { mayMove, moved } from './moved.ts'
import { peopleOnPhone, youOn } from './people.ts'
import { placesShown } from './places.ts'
import { useRequests } from './requests.tsx'
import { RoundTable } from './round-table.tsx'
import { nameAt, spokenAt } from './seat-words.ts'
import { useDrag } from './use-drag.ts'

const TABLE = {
  fr: 'Autour de la table, dans le sens des aiguilles',
  en: 'Round the table, clockwise',
} as const

interface LobbyTableProps {
  readonly onSeat: (seat: number) => void
  readonly children: ComponentChildren
}

/** Tokens are dragged to a seat; a tap opens what else can be done there. */
export function LobbyTable({ onSeat, children }: LobbyTableProps) {
  const lobby = useLobby()
  const { person, isHost } = usePhone()
  const you = youOn(lobby, person)
  const sitters = useSitters()
  const request = useRequests()
  const own = sitters.find(sitter => sitter?.person === person) ?? sitters.find(sitter => sitter?.isYou)
  const places = placesShown(lobby.seating, {
    least: manifests[lobby.game].seats.min,
    nearest: own?.seat ?? null,
  })
  const drag = useDrag(places, (from, to) => request(...moved(lobby.seating, from, to)))
  const mover = { isHost, people: peopleOnPhone(lobby, person) }
  return (
    <RoundTable
      places={places}
      teams={lobby.teams}
      label={said(TABLE)}
      seat={seat => {
        const sitter = sitters[seat] ?? null
        const isDragged = drag.dragged?.seat === seat
        const canMove = mayMove(lobby.seating[seat], mover)
        return (
          <button
            type="button"
            class={[
              'table-seat',
              canMove && 'movable',
              isDragged && 'dragged',
              drag.dragged?.over === seat && 'over',
            ]
              .filter(Boolean)
              .join(' ')}
            {...(isDragged && {
              style: { '--by-x': `${drag.dragged!.by.x}px`, '--by-y': `${drag.dragged!.by.y}px` },
            })}
            aria-label={spokenAt(lobby, sitter, seat, you)}
            onClick={() => drag.isTap() && onSeat(seat)}
            {...(canMove && drag.handlers(seat))}
          >
            <Token sitter={sitter} isLit={sitter?.isHost === true && lobby.notReady === null} />
            <span class="table-name">{nameAt(sitter, you)}</span>
          </button>
        )
      }}
    >
      {children}
    </RoundTable>
  )
}

/** Cut paper; a free seat is a dashed ring with a plus. */
export const Token = ({ sitter, isLit = false }: { sitter: Sitter | null; isLit?: boolean }) => (
  <span class="table-token">
    {sitter ? (
      <SeatToken of={sitter} size={56} isLit={isLit} />
    ) : (
      <svg viewBox="0 0 60 60" aria-hidden="true" class="table-free">
        <circle cx="30" cy="30" r="26" stroke-width="2.5" stroke-dasharray="5 6" stroke-linecap="round" />
        <path d="M30 20V40M20 30H40" stroke-width="3.5" stroke-linecap="round" />
      </svg>
    )}
  </span>
)
