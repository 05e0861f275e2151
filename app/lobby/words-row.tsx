import { isOwnLanguage } from '@veillee/games'
import { Icon } from '../components/icon.tsx'
import type { GameManifest } from '../game-kit/game-manifest.ts'
import { manifests } from '../games/manifests.ts'
import { useLobby, usePhone } from '../room-client/context.tsx'

/** ROOM-40: where words are made, in a game that is played with them. Who does not lay them sees those that are. */
export function WordsRow({ onOpen }: { onOpen: () => void }) {
  const lobby = useLobby()
  const { isHost } = usePhone()
  const { ownWords } = manifests[lobby.game] as Pick<GameManifest<typeof lobby.game>, 'ownWords'>
  const isLaid = 'own' in lobby.options
  if (!ownWords || !isOwnLanguage(lobby.language) || (!isHost && !isLaid)) return null
  return (
    <button type="button" class="lobby-row" onClick={onOpen}>
      <Icon name="pen" size={22} />
      <span>{ownWords.line(lobby)}</span>
      <Icon name="next" size={20} />
    </button>
  )
}
