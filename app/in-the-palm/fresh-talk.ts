import { useEffect, useState } from 'preact/hooks'
import type { TalkLine } from '../connection/server-messages.ts'
import { useRoomClient } from '../room-client/context.tsx'

const SHOWN_MS = 6_000

/** What has just been said without words: it stands for a moment, then it is gone. */
export function useFreshTalk(kind: 'faces' | 'phrases'): readonly TalkLine[] {
  const client = useRoomClient()
  const talk = client.talk.value
  const [, seeAgain] = useState(0)
  const fresh = talk.filter(line => line.kind === kind && client.now() - line.at < SHOWN_MS)
  useEffect(() => {
    if (fresh.length === 0) return
    const timer = setTimeout(() => seeAgain(count => count + 1), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [talk, fresh.length])
  return fresh
}
