import { useEffect, useRef, useState } from 'preact/hooks'
import type { Talk } from '../connection/server-messages.ts'
import { useRoomClient } from '../room-client/context.tsx'

/** How long each is to be seen. */
export const SAID_MS = { faces: 2_000, phrases: 4_500, words: 0 } as const

/** Faces and set phrases that have just been said; what was said before this page was opened is past. */
export function useJustSaid(most: number): Talk {
  const { talk } = useRoomClient()
  const lines = talk.value
  const since = useRef(lines.at(-1)?.at ?? 0)
  const [shown, setShown] = useState<Talk>([])
  useEffect(() => {
    const fresh = lines.filter(({ at, kind }) => at > since.current && kind !== 'words')
    since.current = lines.at(-1)?.at ?? since.current
    if (fresh.length === 0) return
    setShown(before => [...before, ...fresh].slice(-most))
    for (const line of fresh)
      setTimeout(() => setShown(before => before.filter(one => one !== line)), SAID_MS[line.kind])
  }, [lines, most])
  return shown
}
