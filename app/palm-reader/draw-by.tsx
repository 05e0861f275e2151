import { useState } from 'preact/hooks'
import { Round } from '../components/controls.tsx'
import { prefersButtons } from '../device/settings.ts'
import { store, storedValue } from '../device/stored.ts'
import { said } from '../words/language.ts'

const WORDS = {
  buttons: { fr: 'Dessiner par boutons', en: 'Draw by buttons' },
  finger: { fr: 'Dessiner du doigt', en: 'Draw with a finger' },
} as const

/** As it was last chosen. */
const isByButtons = (): boolean => (storedValue('drawBy') ?? (prefersButtons() && 'buttons')) === 'buttons'

/** Whether a palm is drawn on by buttons, and the way to change that. */
export function useDrawBy(): readonly [hasButtons: boolean, change: () => void] {
  const [hasButtons, setButtons] = useState(isByButtons)
  const change = () => {
    store('drawBy', hasButtons ? 'finger' : 'buttons')
    setButtons(!hasButtons)
  }
  return [hasButtons, change]
}

export const DrawBySwitch = ({ hasButtons, onPress }: { hasButtons: boolean; onPress: () => void }) => (
  <Round
    icon={hasButtons ? 'palm' : 'sliders'}
    label={said(WORDS[hasButtons ? 'finger' : 'buttons'])}
    isRaised
    onPress={onPress}
  />
)
