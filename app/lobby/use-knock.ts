import { useEffect, useState } from 'preact/hooks'
import { under } from '../device/base.ts'

const ASK_MS = 3_000

/** A phone that got through; home is the address that it came by, if that is one of the server's own. */
export interface Knock {
  readonly home: string | null
}

/** Listens for a phone that opens /here by this mark, as long as somebody looks. */
export function useKnock(mark: string): Knock | null {
  const [heard, setHeard] = useState<Knock | null>(null)
  useEffect(() => {
    const listen = async () => {
      const answer = await fetch(under(`/here/${mark}/heard`), { cache: 'no-store' })
      if (!answer.ok) return
      const { heard: told } = (await answer.json()) as { heard: Knock | null }
      setHeard(before => told ?? before)
    }
    const listening = setInterval(() => void listen().catch(() => undefined), ASK_MS)
    return () => clearInterval(listening)
  }, [mark])
  return heard
}
