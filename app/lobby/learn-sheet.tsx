import { Plain } from '../components/controls.tsx'
import { Sheet } from '../components/sheet.tsx'
import { manifests } from '../games/manifests.ts'
import { useGame } from '../games/use-game.ts'
import { useLobby } from '../room-client/context.tsx'
import { go } from '../router.ts'
import { RulesText } from '../sheets/rules-text.tsx'
import { said } from '../words/language.ts'

const LEARN = {
  fr: 'Essayer en trois minutes, sans les autres',
  en: 'Try it in three minutes, on your own',
} as const

/** ROOM-19, 20: the rules of what will be played, and a way to try it before. */
export function LearnSheet({ onClose }: { onClose: () => void }) {
  const { game } = useLobby()
  const screens = useGame(game)
  const { name, more } = manifests[game]
  return (
    <Sheet title={said(name)} onClose={onClose} name="rules">
      <div class="stack">
        <p>{said(more)}</p>
        {screens && <RulesText of={screens} />}
        <Plain icon="play" onPress={() => go(`/learn/${game}`)}>
          {said(LEARN)}
        </Plain>
      </div>
    </Sheet>
  )
}
