import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { audioNow } from '../device/audio.ts'
import { set, settings } from '../device/settings.ts'
import { soundLetIn } from '../game-kit/use-theme.ts'
import { said } from '../words/language.ts'

const WORDS = {
  name: { fr: 'Son', en: 'Sound' },
  on: { fr: 'Le son est là', en: 'Sound is on' },
  off: { fr: 'Silence', en: 'Silence' },
  wake: { fr: 'Touche l’écran, ou OK, pour le son', en: 'Tap the screen, or OK, for sound' },
} as const

const SHOWN_MS = 2_500
const KEYS = ['Enter', ' ', 'm', 'M']

/** The shared screen has no control: one tap anywhere, or OK on a remote control, and it is silent; another, and it is not. */
export function SoundTap() {
  const [isAwake, setAwake] = useState(() => audioNow() !== undefined)
  const [shown, setShown] = useState(0)
  const { sound } = settings.value
  useEffect(() => {
    const onTap = () => {
      // The first tap lets sound in; browsers allow none before it.
      if (isAwake) set('sound', !settings.peek().sound)
      setShown(count => count + 1)
      setTimeout(() => {
        setAwake(audioNow() !== undefined)
        soundLetIn.value += 1
      }, 200)
    }
    const onKey = ({ key }: KeyboardEvent) => KEYS.includes(key) && onTap()
    addEventListener('pointerup', onTap)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerup', onTap)
      removeEventListener('keydown', onKey)
    }
  }, [isAwake])
  useEffect(() => {
    if (shown === 0) return
    const timer = setTimeout(() => setShown(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])
  if (isAwake && shown === 0) return null
  const words = shown === 0 ? WORDS.wake : sound ? WORDS.on : WORDS.off
  return (
    <section class={`tv-sound${shown === 0 ? ' hint' : ''}`} aria-label={said(WORDS.name)} data-aloud>
      <Icon name={sound && isAwake ? 'sound' : 'silence'} />
      <span>{said(words)}</span>
    </section>
  )
}
