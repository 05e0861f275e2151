import type { ComponentChildren } from 'preact'
import { manifests } from '../games/manifests.ts'
import { useLobby, usePhone } from '../room-client/context.tsx'
import { useSitters } from '../room-client/sitters.ts'
import { peopleOnPhone, youOn } from '../round-table/people.ts'
import { placesShown } from '../round-table/places.ts'
import { RoundTable } from '../round-table/round-table.tsx'
import { nameAt, spokenAt } from '../round-table/seat-words.ts'
import { Token } from '../round-table/token.tsx'
import { said } from '../words/language.ts'
import { mayMove, moved } from './moved.ts'
import { useRequests } from './requests.tsx'
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
