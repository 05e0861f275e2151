import { useEffect, useState } from 'preact/hooks'
import { useRoomClient } from '../room-client/context.tsx'

/** The server's clock, every second, while somebody looks at it. */
export function useNow(isWatched: boolean): number {
  const client = useRoomClient()
  const [now, setNow] = useState(() => client.now())
  useEffect(() => {
    if (!isWatched) return
    setNow(client.now())
    const ticking = setInterval(() => setNow(client.now()), 1_000)
    return () => clearInterval(ticking)
  }, [client, isWatched])
  return now
}
