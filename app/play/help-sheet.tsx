import { useMatch } from '../evening/here.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { said } from '../words/language.ts'
import { useOnTable } from './on-table.tsx'

const WORDS = {
  title: { fr: 'Que se passe-t-il ?', en: 'What is happening?' },
} as const

/** ROOM-19: what is happening, what you can do, what to keep to yourself. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const match = useMatch()
  const { screens, seat } = useOnTable()
  if (!match) return null
  const { happening, youCan } = screens.help(match, seat)
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="help">
      <p>{said(happening)}</p>
      <p>{said(youCan)}</p>
    </Sheet>
  )
}
