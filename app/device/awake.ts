import { useEffect, useState } from 'preact/hooks'
import { drawer } from './stored.ts'

interface Sentinel {
  release(): Promise<void>
}

/** Browsers keep it for secure pages: on a laptop's plain HTTP it is missing (ROOM-26). */
const wakeLock = (): { request(kind: 'screen'): Promise<Sentinel> } | undefined =>
  (navigator as { readonly wakeLock?: { request(kind: 'screen'): Promise<Sentinel> } }).wakeLock

/** Keeps the screen on until `stop`. A hidden page loses the lock, so it is asked for again at every return. */
function stayAwake(): () => void {
  let lock: Promise<Sentinel | undefined> | undefined
  const ask = () => {
    if (!document.hidden)
      lock = wakeLock()
        ?.request('screen')
        .catch(() => undefined) // low battery: never mind
  }
  document.addEventListener('visibilitychange', ask)
  ask()
  return () => {
    document.removeEventListener('visibilitychange', ask)
    void lock?.then(sentinel => sentinel?.release())
  }
}

/** A television that goes dark in the middle of a match helps nobody: where the browser allows it, the screen stays on. */
export const useStaysAwake = (): void => useEffect(stayAwake, [])

const HINTED = 'awake.hinted'

/** Nothing goes dark in the middle of a match. True, once per device, where only the person can see to that. */
export function useAwake(isPlaying: boolean): boolean {
  const [needsHint, setNeedsHint] = useState(false)
  useEffect(() => {
    if (!isPlaying) return
    if (wakeLock()) return stayAwake()
    setNeedsHint(drawer.get(HINTED) === null && isPhone())
    drawer.set(HINTED, '1')
  }, [isPlaying])
  return needsHint
}

const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches
