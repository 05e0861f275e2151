import { useEvening } from '../../evening/here.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { said } from '../../words/language.ts'
import { gameNameOf, resultWords } from './result-words.ts'

const TITLE = { fr: 'Le carnet de la soirée', en: 'The evening’s score pad' } as const

/** Stands in for play/pad-sheet.tsx. */
export function PadSheet({ onClose }: { onClose: () => void }) {
  const { pad } = useEvening()
  return (
    <Sheet title={said(TITLE)} onClose={onClose} name="pad">
      <dl class="lobby-list">
        {pad.value.lines.toReversed().map(line => (
          <div key={line.number} class="lobby-read">
            <dt>{gameNameOf(line)}</dt>
            <dd>{resultWords(line)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
