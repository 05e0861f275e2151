import { Primary } from '../parts/controls.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { go } from '../router.ts'
import { said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Réglages', en: 'Settings' },
  open: { fr: 'Ouvrir les réglages', en: 'Open the settings' },
} as const

export function SettingsSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="settings">
      <Primary onPress={() => go('/settings')}>{said(WORDS.open)}</Primary>
    </Sheet>
  )
}
