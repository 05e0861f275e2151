import { useEffect, useState } from 'preact/hooks'
import { Screen } from '../components/screen.tsx'
import { buzz } from '../device/buzz.ts'
import { cue } from '../device/sound.ts'
import { Bar } from '../game-kit/bar.tsx'
import { said } from '../words/language.ts'
import { COUNT_MS } from './kept-gallery.ts'

const WORDS = { all: { fr: 'Tous ensemble…', en: 'All together…' } } as const

/** READ-13: on “3, 2, 1” all is shown at the same time. */
export const Countdown = () => (
  <Screen name="reader-count" ground="dusk" bar={<Bar />} say={said(WORDS.all)} isStill>
    <Count />
  </Screen>
)

export function Count() {
  const [left, setLeft] = useState(3)
  useEffect(() => {
    cue(left > 0 ? 'tick' : 'reveal')
    buzz(30)
    const timer = setTimeout(() => setLeft(count => Math.max(1, count - 1)), COUNT_MS / 3)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <div class="reader-count" role="status">
      <b key={left}>{left}</b>
    </div>
  )
}
