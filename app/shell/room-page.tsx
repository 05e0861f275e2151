import { useEffect } from 'preact/hooks'
import { knownRoom } from '../device/rooms.ts'
import { currentEvening, enter } from '../evening/current.ts'
import type { Evening } from '../evening/evening.ts'
import { EveningHere } from '../evening/here.tsx'
import { Screen } from '../parts/screen.tsx'
import { MatchPage } from '../play/match-page.tsx'
import { go } from '../router.ts'
import type { Match } from '../wire/told.ts'
import { WIRE_VERSION } from '../wire/version.ts'
import { said } from '../words/language.ts'
import { Lobby } from './lobby.tsx'

const COMING = { fr: 'On arrive…', en: 'Coming…' } as const

/** A room by its link: somebody who was here comes back, somebody new is asked for a name (ROOM-8, ROOM-27). */
export function RoomPage({ room }: { room: string }) {
  const evening = currentEvening.value
  const isHere = evening !== null && (evening.room.value === room || evening.room.value === null)
  useEffect(() => {
    if (isHere) return
    const known = knownRoom(room)
    if (known) enter({ do: 'resume', v: WIRE_VERSION, room, token: known.token })
    else go(`/join/${room}`, { replace: true })
  }, [room, isHere])
  if (!isHere || evening.lobby.value === null || evening.phone.value === null)
    return <Screen name="coming" say={said(evening?.turnedAway.value ?? COMING)} />
  const match = evening.match.value
  return <EveningHere value={evening}>{isShown(match, evening) ? <MatchPage /> : <Lobby />}</EveningHere>
}

/** A match, and its end until this phone has seen enough of it. One that was broken off has no end to show. */
function isShown(match: Match | null, { leftEndOf }: Evening): boolean {
  if (match === null) return false
  return match.end === null || (match.view.phase === 'over' && leftEndOf.value !== match.number)
}
