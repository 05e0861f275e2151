import { Icon } from '../components/icon.tsx'
import { manifests } from '../games/manifests.ts'
import { useLobby } from '../room-client/context.tsx'
import { counted, said } from '../words/language.ts'

const WORDS = {
  none: { fr: 'Jouer avec nos propres photos', en: 'Play with photographs of our own' },
} as const

/** How many more it takes until they are played with; 0 once they are. */
const photosLacking = (photos: number, least: number): number => Math.max(0, least - photos)

export const photoWords = (photos: number, least: number): string => {
  if (photos === 0) return said(WORDS.none)
  const ours = counted(
    photos,
    { fr: '# photo à nous', en: '# photo of ours' },
    { fr: '# photos à nous', en: '# photos of ours' },
  )
  const lacking = photosLacking(photos, least)
  if (lacking === 0) return ours
  const more = counted(
    lacking,
    { fr: 'encore #', en: '# more to go' },
    { fr: 'encore #', en: '# more to go' },
  )
  return `${ours}, ${more}`
}

/** ROOM-39: where photographs are brought, in a game that is played with them. */
export function PhotoRow({ onOpen }: { onOpen: () => void }) {
  const { game, photos } = useLobby()
  const { ownPhotos } = manifests[game]
  if (!ownPhotos || photos === undefined) return null // a server of the version before knows of none
  return (
    <button type="button" class="lobby-row" onClick={onOpen}>
      <Icon name="camera" size={22} />
      <span>{photoWords(photos, ownPhotos.least)}</span>
      <Icon name="next" size={20} />
    </button>
  )
}
