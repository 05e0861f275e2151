import { Sheet } from '../components/sheet.tsx'
import { said } from '../words/language.ts'
import { SensesPanel } from './senses-panel.tsx'

const TITLE = { fr: 'Tes sens', en: 'Your senses' } as const

/** Without leaving the table: what is under way goes on as it began. */
export const SenseSheet = ({ onClose }: { onClose: () => void }) => (
  <Sheet title={said(TITLE)} onClose={onClose} name="senses">
    <SensesPanel onAgree={onClose} />
  </Sheet>
)
