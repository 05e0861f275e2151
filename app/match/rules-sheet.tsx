import { Sheet } from '../components/sheet.tsx'
import { useOnTable } from '../game-kit/on-table.tsx'
import { gameWords } from '../games/game-words.ts'
import { useMatch } from '../room-client/context.tsx'
import { said } from '../words/language.ts'

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
    <Sheet title={match ? said(gameWords[match.game].name) : ''} onClose={onClose} name="rules">
      <RulesText />
    </Sheet>
  )
}
