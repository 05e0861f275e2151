import { useState } from 'preact/hooks'
import { Round } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  hint: {
    fr: 'Ton téléphone ne laisse pas Veillée garder l’écran allumé : règle la mise en veille sur 5 minutes, ou effleure-le de temps en temps.',
    en: 'Your phone does not let Veillée keep the screen on: set its auto-lock to 5 minutes, or touch it now and then.',
  },
  fine: { fr: 'Compris', en: 'Got it' },
} as const

/** Once per device, where a page cannot keep the screen on by itself. */
export function AwakeHint() {
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  return (
    <aside class="play-hint notice">
      <Icon name="phone" />
      <span>{said(WORDS.hint)}</span>
      <Round icon="check" label={said(WORDS.fine)} onPress={() => setRead(true)} />
    </aside>
  )
}
