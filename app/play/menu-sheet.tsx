import { Sheet } from '../parts/sheet.tsx'
import { said } from '../words/language.ts'

const WORDS = { title: { fr: 'Menu', en: 'Menu' } } as const

export function MenuSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="menu">
      <p />
    </Sheet>
  )
}
