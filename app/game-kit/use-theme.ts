import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { settings } from '../device/settings.ts'
import { play } from '../device/sound.ts'
import { layersOf, lengthOfTheme, type Theme } from './theme.ts'

/** Between two of them, so that people hear each other. */
const REST_MS = 7_000

/** Rises when sound has just been let in by a tap: whatever should be heard begins then. */
export const soundLetIn = signal(0)

/** Plays these one after the other as long as it is shown, and once more from the first if they go round. */
export function useThemes(themes: readonly (Theme | undefined)[], { goesRound = false } = {}): void {
  const isOn = settings.value.sound
  const written = themes.filter(theme => theme !== undefined)
  useEffect(() => {
    if (!isOn || written.length === 0) return
    let stop = () => {}
    let timer: ReturnType<typeof setTimeout> | undefined
    const playFrom = (i: number) => {
      const theme = written[i % written.length]!
      stop = play(layersOf(theme))
      if (goesRound || i + 1 < written.length)
        timer = setTimeout(() => playFrom(i + 1), lengthOfTheme(theme) + REST_MS)
    }
    playFrom(0)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isOn, goesRound, soundLetIn.value, written.map(({ tune }) => tune).join()])
}
