import { Sheet } from '../components/sheet.tsx'
import { SettingsPanel } from '../sheets/settings-panel.tsx'
import { said } from '../words/language.ts'

const TITLE = { fr: 'Réglages', en: 'Settings' } as const

/** ROOM-34: effective at once, without leaving the table. */
export function SettingsSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={said(TITLE)} onClose={onClose} name="settings">
      <SettingsPanel />
    </Sheet>
  )
}
