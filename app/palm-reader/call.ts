import { useEffect } from 'preact/hooks'
import { buzz } from '../device/buzz.ts'
import { cue } from '../device/sound.ts'

/** Closed eyes, and eyes elsewhere, learn by a hum and a sound that something is theirs to do now; null: nothing is. */
export function useCall(about: string | null = ''): void {
  useEffect(() => {
    if (about === null) return
    buzz([60, 60, 60])
    cue('lit')
  }, [about])
}
