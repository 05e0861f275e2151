import { useMatch } from '../room-client/context.tsx'

/** When the sandglass runs out; null without one. */
export const useTimer = (): number | null => {
  const match = useMatch()
  return match?.end === null ? match.timerEndsAt : null
}

/** 1:05 */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
