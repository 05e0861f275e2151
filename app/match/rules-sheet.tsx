import { Sheet } from '../components/sheet.tsx'
import { useOnTable } from '../game-kit/on-table.tsx'
import { manifests } from '../games/manifests.ts'
import { useMatch } from '../room-client/context.tsx'
import { RulesText } from '../sheets/rules-text.tsx'
import { said } from '../words/language.ts'

export function RulesSheet({ onClose }: { onClose: () => void }) {
  const match = useMatch()
  return (
    <Sheet title={match ? said(manifests[match.game].name) : ''} onClose={onClose} name="rules">
      <RulesText of={useOnTable().screens} />
    </Sheet>
  )
}
