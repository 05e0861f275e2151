import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A part of the app that is fetched when it is first shown; until then, nothing (pages are small and near). */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined
  return function Lazy(props: P) {
    const [, seeAgain] = useState(0)
    useEffect(() => {
      if (!Loaded)
        void load().then(component => {
          Loaded = component
          seeAgain(count => count + 1)
        })
    }, [])
    return Loaded ? <Loaded {...props} /> : null
  }
}
