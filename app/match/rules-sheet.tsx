import { Sheet } from '../components/sheet.tsx'
import { useOnTable } from '../game-kit/on-table.tsx'
import { gameWords } from '../games/game-words.ts'
import { useMatch } from '../room-client/context.tsx'
import { RulesText } from '../sheets/rules-text.tsx'
import { said } from '../words/language.ts'

export function RulesSheet({ onClose }: { onClose: () => void }) {
  const match = useMatch()
  return (
    <Sheet title={match ? said(gameWords[match.game].name) : ''} onClose={onClose} name="rules">
      <RulesText rules={useOnTable().screens.rules} />
    </Sheet>
  )
}
