import { useState } from 'preact/hooks'
import { Round } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { awakeHintIsRead, needsAwakeHint } from '../device/awake.ts'
import { said } from '../words/language.ts'

const WORDS = {
  hint: {
    fr: 'Ton téléphone ne laisse pas Veillée garder l’écran allumé : règle la mise en veille sur 5 minutes, ou effleure-le de temps en temps.',
    en: 'Your phone does not let Veillée keep the screen on: set its auto-lock to 5 minutes, or touch it now and then.',
  },
  fine: { fr: 'Compris', en: 'Got it' },
} as const

/** Before a match, when there is time to see to it; in a match it would lie on what is to be touched. */
export function AwakeHint() {
  const [isRead, setRead] = useState(false)
  if (isRead || !needsAwakeHint()) return null
  const read = () => {
    awakeHintIsRead()
    setRead(true)
  }
  return (
    <aside class="lobby-hint notice">
      <Icon name="phone" />
      <span>{said(WORDS.hint)}</span>
      <Round icon="check" label={said(WORDS.fine)} onPress={read} />
    </aside>
  )
}
