import '../styles/moments.css'
import { useState } from 'preact/hooks'
import { Quiet } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Sheet } from '../components/sheet.tsx'
import { handOver } from '../device/save-file.ts'
import { useMatch, useRoomClient } from '../room-client/context.tsx'
import { useSitters } from '../room-client/sitters.ts'
import { dayOf, listed, said } from '../words/language.ts'
import { canClip, clipOf, endingOf } from './album-clip.ts'
import { drawingShare, drawPage, picturesOf } from './album-pen.ts'
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
  const foot = `${useNames()} · Veillée · ${dayOf(client.now())}`
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

/** Who has played, for those who find it years later. */
function useNames(): string {
  const seats = useMatch()?.view.table.seats ?? 0
  const sitters = useSitters().slice(0, seats)
  return listed(sitters.flatMap(sitter => sitter?.name ?? []))
}

/** What cannot be fetched is left out: the words tell it too. */
export const LeafShown = ({ leaf }: { leaf: AlbumLeaf }) => {
  const { picture, alt = '', taken, drawings = [], title, words, quote, honour } = leaf
  return (
    <figure class="evening-leaf">
      <span class="picture">
        <img src={picture} alt={alt} width={628} height={428} onError={removed} />
        {drawings.length > 0 && (
          <span class="drawings" style={{ '--drawing': `${100 * drawingShare(drawings.length)}cqw` }}>
            {drawings.map((one, i) => (
              <img key={i} src={one} alt="" onError={removed} />
            ))}
          </span>
        )}
        {taken && (
          <span class="taken">
            <img src={taken} alt="" onError={removed} />
            <i aria-hidden="true">
              <Icon name="cross" width={3.4} />
            </i>
          </span>
        )}
      </span>
      {honour && <span class="honour">{honour}</span>}
      <figcaption>
        <b>{title}</b>
        {words}
        {quote && <q>{quote}</q>}
      </figcaption>
    </figure>
  )
}

const removed = (event: { readonly currentTarget: HTMLElement }) => event.currentTarget.remove()
