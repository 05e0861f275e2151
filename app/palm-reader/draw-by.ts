import { useState } from 'preact/hooks'
import { prefersButtons } from '../device/settings.ts'
import { store, storedValue } from '../device/stored.ts'

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

export const DRAW_BY = {
  buttons: { fr: 'Dessiner par boutons', en: 'Draw by buttons' },
  finger: { fr: 'Dessiner du doigt', en: 'Draw with a finger' },
} as const
