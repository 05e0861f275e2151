import { useState } from 'preact/hooks'
import { Round } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  hint: {
    fr: 'Pour que l’écran ne s’éteigne pas en jouant, règle la mise en veille de ton téléphone sur 5 minutes.',
    en: 'So that the screen stays on while you play, set your phone’s auto-lock to 5 minutes.',
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
