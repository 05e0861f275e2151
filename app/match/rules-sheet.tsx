import { Sheet } from '../components/sheet.tsx'
import { manifests } from '../games.ts'
import { useMatch } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import { useOnTable } from './on-table.tsx'

/** The whole rules in a page (ROOM-19). */
export function RulesText() {
  const { rules } = useOnTable().screens
  return (
    <div class="play-rules">
      {said(rules)
        .split('\n\n')
        .map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </div>
  )
}

export function RulesSheet({ onClose }: { onClose: () => void }) {
  const match = useMatch()
  return (
    <Sheet title={match ? said(manifests[match.game].name) : ''} onClose={onClose} name="rules">
      <RulesText />
    </Sheet>
  )
}
