import { useEffect } from 'preact/hooks'

/** A television that goes dark in the middle of a match helps nobody; where the browser allows it, it stays awake. */
export function useAwake(): void {
  useEffect(() => {
    let lock: { release(): Promise<void> } | undefined
    let isGone = false
    const hold = async () => {
      if (document.hidden) return
      try {
        lock = await navigator.wakeLock?.request('screen')
        if (isGone) void lock?.release()
      } catch {
        // A device that saves its battery says no, and that is its right.
      }
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
