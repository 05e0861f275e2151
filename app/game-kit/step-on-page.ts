import { useEffect } from 'preact/hooks'
import type { Match } from '../connection/server-messages.ts'

/** Which question the page shows: for whoever drives a phone from outside, and for nobody else. */
export function useStepOnPage({ number, view }: Match): void {
  const step = `${number}:${view.step}`
  useEffect(() => {
    document.documentElement.dataset.step = step
    return () => {
      delete document.documentElement.dataset.step
    }
  }, [step])
}
