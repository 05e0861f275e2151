import { useEffect, useState } from 'preact/hooks'
import { useEvening } from '../evening/here.tsx'
import type { TalkLine } from '../wire/told.ts'

const SHOWN_MS = 6_000

/** What has just been said without words: it stands for a moment, then it is gone. */
export function useFreshTalk(kind: 'faces' | 'phrases'): readonly TalkLine[] {
  const evening = useEvening()
  const talk = evening.talk.value
  const [, seeAgain] = useState(0)
  const fresh = talk.filter(line => line.kind === kind && evening.now() - line.at < SHOWN_MS)
  useEffect(() => {
    if (fresh.length === 0) return
    const timer = setTimeout(() => seeAgain(count => count + 1), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [talk, fresh.length])
  return fresh
}
