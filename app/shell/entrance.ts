import type { Said } from '@veillee/kernel'
import type { Hello } from '@veillee/room'
import { useEffect, useState } from 'preact/hooks'
import { rememberName } from '../device/rooms.ts'
import type { Home } from '../evening/connect.ts'
import { currentEvening, enter, leaveEvening } from '../evening/current.ts'
import type { Evening } from '../evening/evening.ts'
import { go } from '../router.ts'

/** After this long somebody who waits is told that it takes a while. */
const SLOW_MS = 2_500

export interface Entrance {
  /** On the way in: nothing can be pressed twice. */
  readonly isComing: boolean
  /** It takes long: the network or the server is away. */
  readonly isSlow: boolean
  /** Nobody was let in, and why; until the next try. */
  readonly refusal: Said | null
  come(hello: Hello, home?: Home): void
}

/** The way into a room, from any of its doors: as soon as somebody is in, the page is the room's. */
export function useEntrance(onIn?: (evening: Evening) => void): Entrance {
  const [evening, setEvening] = useState<Evening | null>(null)
  const room = evening?.room.value ?? null
  const refusal = evening?.turnedAway.value ?? null
  const isComing = evening !== null && refusal === null
  const isSlow = useLate(isComing && room === null)
  useEffect(() => {
    if (evening === null || room === null) return
    onIn?.(evening)
    go(`/room/${room}`, { replace: true })
  }, [evening, room])
  useEffect(() => () => leaveUnlessIn(evening), [evening])
  const come = (hello: Hello, home?: Home) => {
    if ('name' in hello) rememberName(hello.name)
    setEvening(enter(hello, home))
  }
  return { isComing, isSlow, refusal, come }
}

/** Whoever turns round in the doorway does not come in later. */
function leaveUnlessIn(evening: Evening | null): void {
  if (evening !== null && evening.room.peek() === null && currentEvening.peek() === evening) leaveEvening()
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
