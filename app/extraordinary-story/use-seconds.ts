import { useEffect, useState } from 'preact/hooks'
import { useRoomClient } from '../room-client/context.tsx'

const OFTEN_MS = 100

/** Whole seconds until then, by the server's clock; also on a phone that has lost its line meanwhile. */
export function useSecondsUntil(at: number): number {
  const client = useRoomClient()
  const left = () => Math.max(0, Math.ceil((at - client.now()) / 1_000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const look = () => setSeconds(left())
    look()
    const clock = setInterval(look, OFTEN_MS)
    return () => clearInterval(clock)
  }, [at])
  return seconds
}
