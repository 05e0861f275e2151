import { signal } from '@preact/signals'
import { under } from '../device/base.ts'

/** here: the server answers. offline: the device has no network. silent: it has one, but the server does not answer. */
export type Reach = 'here' | 'offline' | 'silent'

const AGAIN_MS = 5_000
const PATIENCE_MS = 4_000

export const reach = signal<Reach>('here')

async function look(): Promise<Reach> {
  if (!navigator.onLine) return 'offline'
  try {
    const answer = await fetch(under('/healthz'), {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return answer.ok ? 'here' : 'silent'
  } catch {
    return navigator.onLine ? 'silent' : 'offline'
  }
}

/** Looks whether there is anybody to open a room with, and again while there is not. Gives back how to stop. */
export function watchReach(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const again = async () => {
    clearTimeout(timer)
    const found = await look()
    if (isOver) return
    reach.value = found
    if (found !== 'here') timer = setTimeout(again, AGAIN_MS)
  }
  addEventListener('online', again)
  addEventListener('offline', again)
  void again()
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', again)
    removeEventListener('offline', again)
  }
}
