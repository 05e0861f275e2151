import '../styles/photos.css'
import type { Said } from '@veillee/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Plain, Primary, Quiet, Round } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Sheet } from '../components/sheet.tsx'
import { cutPhoto } from '../device/cut-photo.ts'
import { keepOwnPhoto, OUR_PHOTO, originalOf, ownPhoto } from '../device/own-photos.ts'
import { saveFile } from '../device/save-file.ts'
import { manifests } from '../games/manifests.ts'
import { ComingBack } from '../room-client/absence.tsx'
import { useLobby, usePhone, useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import { bringingTo, bringPhotos, forgetRefusal, unreadWords } from './bring-photos.ts'
import { CutSheet } from './cut-sheet.tsx'
import { deckFile, NO_DECK, readDeck } from './photo-deck.ts'
import { photoWords } from './photo-row.tsx'
import { printPhotos } from './printed-photos.tsx'

const WORDS = {
  title: { fr: 'Nos photos', en: 'Our photographs' },
  more: {
    fr: 'Vos photos deviennent des cartes. À partir de 8, elles prennent la place d’autant de photos de Léon. Les autres cartes restent les siennes.',
    en: 'Your photographs become cards. From 8 on they take the place of as many of Léon’s, and the rest of the deck stays his.',
  },
  private: {
    fr: 'Elles restent dans cette veillée, sans lieu ni date, et partent avec elle quand on l’efface. Chacun ne voit que celles de ses cartes.',
    en: 'They stay in this evening, without place or date, and go with it when it is deleted. Everybody sees only those on their cards.',
  },
  robots: {
    fr: 'Les robots ne savent pas regarder vos photos : devant elles, ils jouent au hasard.',
    en: 'Robots cannot look at your photographs: with them they play by chance.',
  },
  choose: { fr: 'Choisir des photos', en: 'Choose photographs' },
  camera: { fr: 'En prendre une', en: 'Take one' },
  save: { fr: 'Garder ces photos pour une autre fois', en: 'Keep these photographs for another time' },
  print: { fr: 'Les imprimer en cartes à découper', en: 'Print them as cards to cut out' },
  bring: { fr: 'Reprendre des photos gardées', en: 'Bring photographs that were kept' },
  name: { fr: 'Titre', en: 'Title' },
  tap: {
    fr: 'Touche une photo pour choisir ce que montre sa carte.',
    en: 'Tap a photograph to choose what its card shows.',
  },
  cut: { fr: 'Recadrer', en: 'Cut otherwise:' },
  out: { fr: 'Retirer', en: 'Take out' },
} as const satisfies Record<string, Said>

/** A button that opens the phone's own way to choose files. */
function FileButton({
  words,
  accept,
  onFiles,
  isPrimary = false,
  icon,
  ...more
}: {
  words: Said
  accept: string
  onFiles: (files: readonly File[]) => void
  isPrimary?: boolean
  icon?: 'camera'
  multiple?: boolean
  capture?: 'environment'
}) {
  const input = useRef<HTMLInputElement>(null)
  const press = () => input.current?.click()
  return (
    <>
      {isPrimary ? (
        <Primary onPress={press}>{said(words)}</Primary>
      ) : icon ? (
        <Quiet icon={icon} onPress={press}>
          {said(words)}
        </Quiet>
      ) : (
        <Plain onPress={press}>{said(words)}</Plain>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={said(words)}
        {...more}
        onChange={event => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = '' // the same file once more is a choice too
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}

/** ROOM-39: the photographs that this phone brings to the evening. */
export function PhotosSheet({ onClose }: { onClose: () => void }) {
  const client = useRoomClient()
  const { game, photos, seating } = useLobby()
  const { brought: all } = usePhone()
  const brought = all.toSorted((one, other) => placeOf(one.card) - placeOf(other.card))
  const [cutting, setCutting] = useState<number | null>(null)
  const { isUnderWay, done, of, unread, refusal } = bringingTo(client)
  const [isNoDeck, setNoDeck] = useState(false)
  useEffect(() => client.wantPhotos(all.map(({ card }) => card)), [client, all])
  const hasRobots = seating.some(holder => holder !== null && 'bot' in holder)
  const nextTitle = (): string => `${said(OUR_PHOTO)} ${(client.lobby.peek()?.photos ?? 0) + 1}`
  const bringFiles = (files: readonly File[]) => {
    setNoDeck(false)
    const names = files.map(({ name }) => name)
    return bringPhotos(client, names, async i => {
      const picture = await cutPhoto(files[i]!)
      return picture === undefined ? undefined : { title: nextTitle(), picture, file: files[i]! }
    })
  }
  const bringDeck = async ([file]: readonly File[]) => {
    forgetRefusal(client)
    const deck = await readDeck(file!)
    setNoDeck(deck === undefined)
    const names = deck?.map(({ title }) => title)
    if (deck && names) await bringPhotos(client, names, async i => deck[i])
  }
  const why = [isNoDeck && NO_DECK, refusal, unread.length > 0 && unreadWords(unread)].filter(one => !!one)
  const here = brought.flatMap(({ card, title }) => {
    const photo = ownPhoto(card)
    return photo ? [{ title, picture: photo.picture, url: photo.url }] : []
  })
  const cut = brought.find(({ card }) => card === cutting)
  const { ownPhotos } = manifests[game]
  if (!ownPhotos) return null // the host has chosen another game meanwhile
  return (
    <>
      <Sheet title={said(WORDS.title)} onClose={onClose} name="photos">
        <div class="stack">
          <p>{said(WORDS.more)}</p>
          <p class="photos-private">{said(WORDS.private)}</p>
          {hasRobots && (
            <p class="notice">
              <Icon name="robot" />
              {said(WORDS.robots)}
            </p>
          )}
          <p class="photos-count" data-aloud>
            {isUnderWay ? `${done + 1} / ${of}…` : photos > 0 && photoWords(photos, ownPhotos.least)}
          </p>
          <ComingBack />
          {why.map(one => (
            <p key={one.en} class="notice held" data-aloud>
              <Icon name="wait" />
              {said(one)}
            </p>
          ))}
          {!isUnderWay && (
            <>
              <FileButton isPrimary words={WORDS.choose} accept="image/*" multiple onFiles={bringFiles} />
              <FileButton
                icon="camera"
                words={WORDS.camera}
                accept="image/*"
                capture="environment"
                onFiles={bringFiles}
              />
            </>
          )}
          {brought.length > 0 && <p>{said(WORDS.tap)}</p>}
          <ul class="photos-list">
            {brought.map(({ card, title }) => (
              <BroughtPhoto key={placeOf(card)} card={card} title={title} onCut={() => setCutting(card)} />
            ))}
          </ul>
          {here.length > 0 && (
            <>
              <Plain
                disabled={here.length < brought.length}
                onPress={() => saveFile(deckFile(here), 'veillee-photos.json')}
              >
                {said(WORDS.save)}
              </Plain>
              <Plain disabled={here.length < brought.length} onPress={() => printPhotos(here)}>
                {said(WORDS.print)}
              </Plain>
            </>
          )}
          {!isUnderWay && (
            <FileButton words={WORDS.bring} accept=".json,application/json" onFiles={bringDeck} />
          )}
        </div>
      </Sheet>
      {cut && <CutSheet {...cut} onClose={() => setCutting(null)} />}
    </>
  )
}

/** Where it stands in the list: one that is cut otherwise has another number, and stays where it was. */
const placeOf = (card: number): number => originalOf(card)?.first ?? card

function BroughtPhoto({ card, title, onCut }: { card: number; title: string; onCut: () => void }) {
  const client = useRoomClient()
  const photo = ownPhoto(card)
  return (
    <li class="photos-one">
      <button
        type="button"
        class="photos-thumb"
        aria-label={`${said(WORDS.cut)} ${title}`}
        disabled={!photo}
        onClick={onCut}
      >
        {photo && <img src={photo.url} alt="" width={628} height={428} />}
      </button>
      <input
        type="text"
        value={title}
        maxLength={40}
        aria-label={`${said(WORDS.name)} ${title}`}
        onChange={async event => {
          const field = event.currentTarget
          const answer = await client.request({ do: 'titlePhoto', card, title: field.value })
          if (answer.is === 'refused') field.value = title
          else if (photo) keepOwnPhoto(card, field.value.trim(), photo.picture)
        }}
      />
      <Round
        icon="cross"
        label={`${said(WORDS.out)} ${title}`}
        onPress={() => client.request({ do: 'dropPhoto', card })}
      />
    </li>
  )
}
