import { useState } from 'preact/hooks'
import { Plain, Quiet } from '../components/controls.tsx'
import { nameOf } from '../components/seat.tsx'
import { Sheet } from '../components/sheet.tsx'
import { saveFile } from '../device/save-file.ts'
import { useRoomClient } from '../room-client/context.tsx'
import { type Sitter, useSitter } from '../room-client/sitters.ts'
import { dayOf, language, listed, said } from '../words/language.ts'
import { additionsOf, wordsOfAddition } from './additions.ts'
import { fetchedPictures } from './fetched-pictures.ts'
import { drawnIn, type Keepsake, pageOf, piecesOf } from './keepsake.ts'
import { pictureOf } from './keepsake-picture.ts'
import type { StoryTable } from './story-match.ts'

const WORDS = {
  keep: { fr: 'Garder cette histoire', en: 'Keep this story' },
  page: { fr: 'La page, avec qui a ajouté quoi', en: 'The page, with who added what' },
  picture: { fr: 'Une image', en: 'A picture' },
  who: { fr: 'Qui a ajouté quoi', en: 'Who added what' },
  saved: { fr: 'C’est gardé sur cet appareil.', en: 'It is kept on this device.' },
  noPicture: {
    fr: 'Ce navigateur ne sait pas dessiner. La page, elle, se garde partout.',
    en: 'This browser cannot draw. The page can be kept anywhere.',
  },
} as const

/** All that is saved, in the words of whoever saves it; the story in its own language. */
function keepsakeOf(
  table: StoryTable,
  title: string,
  sitter: (seat: number) => Sitter,
  at: number,
): Keepsake {
  const { story } = table.ending!
  const { options } = table
  const tellers = [...new Set(story.map(({ by }) => by))].map(seat => nameOf(sitter(seat)))
  return {
    title,
    language: options.language,
    pieces: piecesOf(
      story.map(({ card }) => card),
      options,
    ),
    additions: additionsOf(story).map(addition => ({
      name: nameOf(sitter(addition[0]!.by)),
      words: wordsOfAddition(addition, story, options),
    })),
    tellers: said({ fr: `Racontée par ${listed(tellers)}`, en: `Told by ${listed(tellers)}` }),
    day: dayOf(at),
  }
}

/** ROOM-24: the story as one page that needs nothing else, or as a picture. */
export function KeepIt({ table, title }: { table: StoryTable; title: string }) {
  const client = useRoomClient()
  const sitter = useSitter()
  const [isOpen, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<string | null>(null)
  const keepsake = () => keepsakeOf(table, title, sitter, client.now())
  const name = said({ fr: 'histoire-extraordinaire', en: 'extraordinary-story' })
  const keepPage = async () => {
    const kept = keepsake()
    const pictures = await fetchedPictures(drawnIn(kept.pieces))
    const page = pageOf(kept, { lang: language.peek(), who: said(WORDS.who) }, pictures)
    await saveFile(new Blob([page], { type: 'text/html' }), `${name}.html`)
    setOutcome(said(WORDS.saved))
  }
  const keepPicture = async () => {
    const kept = keepsake()
    const picture = await pictureOf(kept, await fetchedPictures(drawnIn(kept.pieces)))
    if (picture) await saveFile(picture, `${name}.png`)
    setOutcome(said(picture ? WORDS.saved : WORDS.noPicture))
  }
  return (
    <>
      <Plain icon="book" onPress={() => setOpen(true)}>
        {said(WORDS.keep)}
      </Plain>
      {isOpen && (
        <Sheet title={said(WORDS.keep)} onClose={() => setOpen(false)} name="keep-story">
          <div class="stack">
            <Quiet icon="book" onPress={keepPage}>
              {said(WORDS.page)}
            </Quiet>
            <Quiet icon="star" onPress={keepPicture}>
              {said(WORDS.picture)}
            </Quiet>
            <p data-aloud>{outcome}</p>
          </div>
        </Sheet>
      )}
    </>
  )
}
