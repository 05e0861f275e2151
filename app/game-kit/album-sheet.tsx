import '../styles/moments.css'
import { useState } from 'preact/hooks'
import { Quiet } from '../components/controls.tsx'
import { Sheet } from '../components/sheet.tsx'
import { handOver } from '../device/save-file.ts'
import { useRoomClient } from '../room-client/context.tsx'
import { dayOf, said } from '../words/language.ts'
import { canClip, clipOf, endingOf } from './album-clip.ts'
import { drawPage, picturesOf } from './album-pen.ts'
import type { AlbumLeaf, EveningAlbum } from './evening-album.ts'

export const ALBUM = { fr: 'L’album de la soirée', en: 'The album of the evening' } as const

const WORDS = {
  picture: { fr: 'Garder en une image', en: 'Keep as one picture' },
  clip: { fr: 'Garder en petit film', en: 'Keep as a short film' },
  kept: { fr: 'C’est gardé.', en: 'It is kept.' },
  cannot: { fr: 'Ce navigateur ne sait pas le faire.', en: 'This browser cannot do that.' },
} as const

async function pageOf(album: EveningAlbum, foot: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return null
  await document.fonts?.ready
  drawPage(pen, album, foot, await picturesOf(album))
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}

/** ROOM-24: what is remembered of the match; people send pictures, so that is what can be kept. */
export function AlbumSheet({ album, onClose }: { album: EveningAlbum; onClose: () => void }) {
  const client = useRoomClient()
  const [news, setNews] = useState<string | null>(null)
  const foot = `Veillée · ${dayOf(client.now())}`
  const keeps = async (made: Promise<Blob | null>, ending: (blob: Blob) => string) => {
    const blob = await made
    if (blob) await handOver(blob, `veillee-album.${ending(blob)}`)
    setNews(said(blob ? WORDS.kept : WORDS.cannot))
  }
  const keepClip = () =>
    keeps(
      clipOf(album, foot, share => {
        const percent = Math.round(share * 100)
        setNews(said({ fr: `On tourne le film… ${percent} %`, en: `Making the film… ${percent}%` }))
      }),
      endingOf,
    )
  return (
    <Sheet title={said(ALBUM)} onClose={onClose} name="album">
      <div class="stack">
        <Quiet icon="share" onPress={() => keeps(pageOf(album, foot), () => 'png')}>
          {said(WORDS.picture)}
        </Quiet>
        {canClip() && (
          <Quiet icon="play" onPress={keepClip}>
            {said(WORDS.clip)}
          </Quiet>
        )}
        <p data-aloud>{news}</p>
        <ol class="evening-album leaf">
          {album.leaves.map((leaf, i) => (
            <li key={i}>
              <LeafShown leaf={leaf} />
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  )
}

/** What cannot be fetched is left out: the words tell it too. */
export const LeafShown = ({ leaf: { picture, title, words, honour } }: { leaf: AlbumLeaf }) => (
  <figure class="evening-leaf">
    <img src={picture} alt="" width={628} height={428} onError={event => event.currentTarget.remove()} />
    {honour && <span class="honour">{honour}</span>}
    <figcaption>
      <b>{title}</b>
      {words}
    </figcaption>
  </figure>
)
