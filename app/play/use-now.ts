import { useEffect, useState } from 'preact/hooks'
import { useEvening } from '../evening/here.tsx'

/** The server's clock, every second, while somebody looks at it. */
export function useNow(isWatched: boolean): number {
  const evening = useEvening()
  const [now, setNow] = useState(() => evening.now())
  useEffect(() => {
    if (!isWatched) return
    setNow(evening.now())
    const ticking = setInterval(() => setNow(evening.now()), 1_000)
    return () => clearInterval(ticking)
  }, [evening, isWatched])
  return now
}
