import type { Said } from '@veillee/kernel'
import type { Hello } from '@veillee/room'
import { useEffect, useState } from 'preact/hooks'
import { askForAwake } from '../device/awake.ts'
import { keepForGood } from '../device/kept-for-good.ts'
import { rememberName } from '../device/rooms.ts'
import type { Home } from '../room-client/connect.ts'
import { currentRoom, enterRoom, leaveRoom } from '../room-client/current.ts'
import type { RoomClient } from '../room-client/room-client.ts'
import { go } from '../router.ts'

/** After this long somebody who waits is told that it takes a while. */
const SLOW_MS = 2_500

export interface Entering {
  /** On the way in: nothing can be pressed twice. */
  readonly isComing: boolean
  /** It takes long: the network or the server is away. */
  readonly isSlow: boolean
  /** Nobody was let in, and why; until the next try. */
  readonly refusal: Said | null
  come(hello: Hello, home?: Home): void
}

/** The way into a room, from any of its doors: as soon as somebody is in, the page is the room's. */
export function useEntering(onIn?: (client: RoomClient) => void): Entering {
  const [client, setEvening] = useState<RoomClient | null>(null)
  const room = client?.room.value ?? null
  const refusal = client?.turnedAway.value ?? null
  const isComing = client !== null && refusal === null
  const isSlow = useLate(isComing && room === null)
  useEffect(() => {
    if (client === null || room === null) return
    onIn?.(client)
    go(`/room/${room}`, { replace: true })
  }, [client, room])
  useEffect(() => () => leaveUnlessIn(client), [client])
  const come = (hello: Hello, home?: Home) => {
    askForAwake()
    if (home === 'device') void keepForGood().catch(() => undefined)
    if ('name' in hello) rememberName(hello.name)
    setEvening(enterRoom(hello, home))
  }
  return { isComing, isSlow, refusal, come }
}

/** Whoever turns round in the doorway does not come in later. */
function leaveUnlessIn(client: RoomClient | null): void {
  if (client !== null && client.room.peek() === null && currentRoom.peek() === client) leaveRoom()
}

/** True once something has gone on for a while. */
export function useLate(isGoingOn: boolean, ms = SLOW_MS): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!isGoingOn) return
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [isGoingOn, ms])
  return isLate && isGoingOn
}
