import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { under } from '../device/base.ts'
import { fetched } from './fetched.ts'

/** A part of the app that is fetched when it is first shown; until then, nothing (pages are small and near). */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined
  return function Lazy(props: P) {
    const [, seeAgain] = useState(0)
    useEffect(() => {
      // Also if it has come between this screen and now: nobody else would say so.
      void fetched(load).then(component => {
        Loaded = component
        seeAgain(count => count + 1)
      }, loadAnew)
    }, [])
    return Loaded ? <Loaded {...props} /> : null
  }
}

const AGAIN_MS = 2_000
const LOADED = 'veillee.loaded-anew'
/** What did not help twice will not help the third time. */
const MOST_TIMES = 2
const WITHIN_MS = 60_000

/** A part of the app does not come, and loading the page anew has not helped. */
export const isStuck = signal(false)

/** Whether the page may load itself anew; it keeps count where the next page can read it, or may not. */
function mayLoadAnew(): boolean {
  try {
    const times = (JSON.parse(sessionStorage.getItem(LOADED) ?? '[]') as number[]).filter(
      at => Date.now() - at < WITHIN_MS,
    )
    if (times.length >= MOST_TIMES) return false
    sessionStorage.setItem(LOADED, JSON.stringify([...times, Date.now()]))
    return true
  } catch {
    return false
  }
}

/**
 * A part that could not be fetched: no network, or a server that has been renewed meanwhile. A browser would not ask
 * for it twice, so the page is loaded anew; it comes back to the same place (ROOM-8).
 */
export function loadAnew(): void {
  setTimeout(async () => {
    // A page that is loaded while nothing answers would not come back by itself.
    const isThere = await fetch(under('/'), { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isThere) loadAnew()
    else if (mayLoadAnew()) location.reload()
    else isStuck.value = true
  }, AGAIN_MS)
}
