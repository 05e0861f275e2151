import '../styles/play.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { lazily } from '../components/lazily.tsx'
import type { Lobby as LobbyTold, Match } from '../connection/server-messages.ts'
import { WIRE_VERSION } from '../connection/version.ts'
import { isOnDevice } from '../device/room-id.ts'
import { knownRoom, rememberCompany } from '../device/rooms.ts'
import { Lobby } from '../lobby/lobby.tsx'
import { PalmQuestion, unasked } from '../lobby/palm-question.tsx'
import { RoomClientProvider, useLobby, useMatch, usePhone } from '../room-client/context.tsx'
import { currentRoom, enterRoom } from '../room-client/current.ts'
import type { RoomClient } from '../room-client/room-client.ts'
import { seatOf } from '../round-table/people.ts'
import { fragment, go } from '../router.ts'
import { useOwnSkin } from '../senses/skin-level.ts'
import { ByEarOffer } from './by-ear-offer.tsx'
import { HandOver } from './hand-over.tsx'
import { stockUp } from './stock-up.ts'
import { Coming, Goodbye, Restarting, TurnedAway } from './threshold.tsx'

const matchPage = () => import('../match/match-page.tsx').then(page => page.MatchPage)

/** Fetched while people come together: it is there when a match begins. */
const MatchPage = lazily(matchPage)

/** A room by its link: somebody who was here comes back, somebody new is asked for a name (ROOM-8, ROOM-27). */
export function RoomPage({ room }: { room: string }) {
  const link = fragment.value.get('seat')
  return link === null ? <Room room={room} /> : <HandOver room={room} link={link} />
}

/** By the token that this device keeps; false if it has none. */
function resume(room: string): RoomClient | null {
  const known = knownRoom(room)
  return known ? enterRoom({ do: 'resume', v: WIRE_VERSION, room, token: known.token }) : null
}

function Room({ room }: { room: string }) {
  const client = currentRoom.value
  const entered = useRef<RoomClient | null>(null)
  const isHere = client !== null && (client.room.value === room || client === entered.current)
  const comeBack = () => {
    entered.current = resume(room)
    // What was on this device alone can be come to from nowhere else.
    if (entered.current === null) go(isOnDevice(room) ? '/' : `/join/${room}`, { replace: true })
  }
  useEffect(() => {
    if (!isHere) comeBack()
  }, [room, isHere])
  useEffect(() => {
    if (isHere && isOnDevice(room)) void stockUp()
  }, [room, isHere])
  useEffect(() => void matchPage().catch(() => {}), []) // if it cannot be had now, it is asked for again
  useCompany(room, client, client?.lobby.value ?? null)
  useOwnSkin(client)
  if (!isHere) return <Coming client={null} />
  if (client.turnedAway.value) return <TurnedAway room={room} why={client.turnedAway.value} />
  const bye = client.bye.value
  if (bye && bye.why !== 'restart') return <Goodbye bye={bye} onWatch={comeBack} />
  if (client.lobby.value === null || client.phone.value === null) return <Coming client={client} />
  return (
    <RoomClientProvider value={client}>
      <ByEarOffer />
      {isShown(client.match.value, client) ? <AtMatch /> : <Lobby />}
      <Restarting client={client} />
    </RoomClientProvider>
  )
}

/** ROOM-33: everybody who plays is asked about their hand, whoever pressed start and whenever they sat down. */
function AtMatch() {
  const lobby = useLobby()
  const { number, end, view } = useMatch()!
  const [askedIn, setAskedIn] = useState(0)
  const people = unasked(lobby, usePhone()).filter(one => seatOf(lobby, one)! < view.table.seats)
  const first = useRef(people)
  if (first.current.length === 0) first.current = people
  if (end !== null || askedIn === number || first.current.length === 0) return <MatchPage />
  return <PalmQuestion people={first.current} onDone={() => setAskedIn(number)} />
}

/** A match, and its end until this phone has seen enough of it. One that was broken off has no end to show. */
function isShown(match: Match | null, { leftEndOf }: RoomClient): boolean {
  if (match === null) return false
  return match.end === null || (match.view.phase === 'over' && leftEndOf.value !== match.number)
}

/** With whom one was here, for the list on the first page (ROOM-27). */
function useCompany(room: string, client: RoomClient | null, lobby: LobbyTold | null): void {
  useEffect(() => {
    if (client === null || lobby === null || client.room.peek() !== room) return
    const you = client.phone.peek()?.person
    const others = lobby.people.filter(
      ({ status, isScreen }, person) => status === 'here' && !isScreen && person !== you,
    )
    rememberCompany(room, { game: lobby.game, names: others.map(({ name }) => name) })
  }, [room, client, lobby])
}
