import { useEffect, useRef } from 'preact/hooks'
import { knownRoom, rememberCompany } from '../device/rooms.ts'
import { currentEvening, enter } from '../evening/current.ts'
import type { Evening } from '../evening/evening.ts'
import { EveningHere } from '../evening/here.tsx'
import { isOnDevice } from '../on-device/room-id.ts'
import { MatchPage } from '../play/match-page.tsx'
import { fragment, go } from '../router.ts'
import { useOwnSkin } from '../senses/skin-level.ts'
import type { Lobby as LobbyTold, Match } from '../wire/told.ts'
import { WIRE_VERSION } from '../wire/version.ts'
import { HandOver } from './hand-over.tsx'
import { Lobby } from './lobby.tsx'
import { Coming, Goodbye, Restarting, TurnedAway } from './threshold.tsx'

/** A room by its link: somebody who was here comes back, somebody new is asked for a name (ROOM-8, ROOM-27). */
export function RoomPage({ room }: { room: string }) {
  const link = fragment.value.get('seat')
  return link === null ? <Room room={room} /> : <HandOver room={room} link={link} />
}

/** By the token that this device keeps; false if it has none. */
function resume(room: string): Evening | null {
  const known = knownRoom(room)
  return known ? enter({ do: 'resume', v: WIRE_VERSION, room, token: known.token }) : null
}

function Room({ room }: { room: string }) {
  const evening = currentEvening.value
  const entered = useRef<Evening | null>(null)
  const isHere = evening !== null && (evening.room.value === room || evening === entered.current)
  const comeBack = () => {
    entered.current = resume(room)
    // What was on this device alone can be come to from nowhere else.
    if (entered.current === null) go(isOnDevice(room) ? '/' : `/join/${room}`, { replace: true })
  }
  useEffect(() => {
    if (!isHere) comeBack()
  }, [room, isHere])
  useCompany(room, evening, evening?.lobby.value ?? null)
  useOwnSkin(evening)
  if (!isHere) return <Coming evening={null} />
  if (evening.turnedAway.value) return <TurnedAway room={room} why={evening.turnedAway.value} />
  const bye = evening.bye.value
  if (bye && bye.why !== 'restart') return <Goodbye bye={bye} onWatch={comeBack} />
  if (evening.lobby.value === null || evening.phone.value === null) return <Coming evening={evening} />
  return (
    <EveningHere value={evening}>
      {isShown(evening.match.value, evening) ? <MatchPage /> : <Lobby />}
      <Restarting evening={evening} />
    </EveningHere>
  )
}

/** A match, and its end until this phone has seen enough of it. One that was broken off has no end to show. */
function isShown(match: Match | null, { leftEndOf }: Evening): boolean {
  if (match === null) return false
  return match.end === null || (match.view.phase === 'over' && leftEndOf.value !== match.number)
}

/** With whom one was here, for the list on the first page (ROOM-27). */
function useCompany(room: string, evening: Evening | null, lobby: LobbyTold | null): void {
  useEffect(() => {
    if (evening === null || lobby === null || evening.room.peek() !== room) return
    const you = evening.phone.peek()?.person
    const others = lobby.people.filter(
      ({ status, isScreen }, person) => status === 'here' && !isScreen && person !== you,
    )
    rememberCompany(room, { game: lobby.game, names: others.map(({ name }) => name) })
  }, [room, evening, lobby])
}
