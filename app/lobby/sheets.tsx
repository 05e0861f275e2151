import { lazily } from '../components/lazily.tsx'
import { manifests } from '../games/manifests.ts'
import { useLobby } from '../room-client/context.tsx'
import { KeepSheet } from '../sheets/keep-sheet.tsx'
import { PadSheet } from '../sheets/pad-sheet.tsx'
import { GameSheet } from './game-sheet.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { LearnSheet } from './learn-sheet.tsx'
import { OptionsSheet } from './options-sheet.tsx'
import { PlaceSheet } from './place-sheet.tsx'
import { PromiseSheet } from './promise-sheet.tsx'
import { ShareSheet } from './share-sheet.tsx'

/** Which sheet lies on the lobby. */
export type OpenSheet =
  | {
      readonly is:
        | 'invite'
        | 'reach'
        | 'settings'
        | 'game'
        | 'rules'
        | 'seal'
        | 'pad'
        | 'share'
        | 'senses'
        | 'photos'
        | 'words'
        | 'keep'
    }
  | { readonly is: 'place'; readonly seat: number }
  | null

const PhotosSheet = lazily(() => import('./photos-sheet.tsx').then(sheet => sheet.PhotosSheet))
const ReachSheet = lazily(() => import('./reach-sheet.tsx').then(sheet => sheet.ReachSheet))
const SenseSheet = lazily(() => import('../senses/sense-sheet.tsx').then(sheet => sheet.SenseSheet))

function WordsSheet({ onClose }: { onClose: () => void }) {
  const { ownWords } = manifests[useLobby().game]
  return ownWords ? <ownWords.Sheet onClose={onClose} /> : null
}

interface LobbySheetProps {
  readonly sheet: OpenSheet
  readonly onOpen: (sheet: OpenSheet) => void
}

export function LobbySheet({ sheet, onOpen }: LobbySheetProps) {
  const onClose = () => onOpen(null)
  if (sheet === null) return null
  if (sheet.is === 'place')
    return (
      <PlaceSheet
        key={sheet.seat}
        seat={sheet.seat}
        onClose={onClose}
        onInvite={() => onOpen({ is: 'invite' })}
        onShare={() => onOpen({ is: 'share' })}
      />
    )
  if (sheet.is === 'invite')
    return (
      <InviteSheet
        onClose={onClose}
        onShare={() => onOpen({ is: 'share' })}
        onHelp={() => onOpen({ is: 'reach' })}
      />
    )
  if (sheet.is === 'reach') return <ReachSheet onClose={onClose} onInvite={() => onOpen({ is: 'invite' })} />
  if (sheet.is === 'settings')
    return (
      <OptionsSheet
        onClose={onClose}
        onGame={() => onOpen({ is: 'game' })}
        onKeep={() => onOpen({ is: 'keep' })}
      />
    )
  if (sheet.is === 'game') return <GameSheet onClose={onClose} />
  if (sheet.is === 'rules') return <LearnSheet onClose={onClose} />
  if (sheet.is === 'seal') return <PromiseSheet onClose={onClose} />
  if (sheet.is === 'share') return <ShareSheet onClose={onClose} />
  if (sheet.is === 'keep') return <KeepSheet onClose={onClose} />
  if (sheet.is === 'photos') return <PhotosSheet onClose={onClose} />
  if (sheet.is === 'words') return <WordsSheet onClose={onClose} />
  if (sheet.is === 'senses') return <SenseSheet onClose={onClose} />
  return <PadSheet onClose={onClose} />
}
