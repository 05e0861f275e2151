import type { Said } from '@veillee/kernel'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { said } from '../words/language.ts'
import { useRoomClient } from './context.tsx'

export const COMING_BACK: Said = { fr: 'On te ramène…', en: 'Bringing you back…' }

/** Shorter absences are nobody's business; a connection that froze is so said within 4 s of it (ROOM-8). */
const LATE_MS = 600
const LONG_MS = 7_000

/** For how long this phone has been without its room, in steps. */
export function useAbsence(): 'here' | 'late' | 'long' {
  const { state } = useRoomClient()
  const isAway = state.value === 'away'
  const [absence, setAbsence] = useState<'here' | 'late' | 'long'>('here')
  useEffect(() => {
    if (!isAway) return setAbsence('here')
    const late = setTimeout(() => setAbsence('late'), LATE_MS)
    const long = setTimeout(() => setAbsence('long'), LONG_MS)
    return () => {
      clearTimeout(late)
      clearTimeout(long)
    }
  }, [isAway])
  return isAway ? absence : 'here'
}

/** The screen stays as it was, a little dimmed: what it shows may be late. */
export const useIsHeld = (): boolean => useAbsence() !== 'here'

/** Where somebody may be waiting for an answer: nothing is lost, and it goes on by itself (ROOM-8). */
export const ComingBack = () => (
  <div class="lobby-refused" data-aloud>
    {useIsHeld() && (
      <p class="notice held">
        <Icon name="offline" />
        {said(COMING_BACK)}
      </p>
    )}
  </div>
)
