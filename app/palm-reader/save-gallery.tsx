import { difficultyOf } from '@veillee/games'
import { Plain } from '../components/controls.tsx'
import { handOver } from '../device/save-file.ts'
import { useSitter } from '../room-client/sitters.ts'
import { dayOf, said } from '../words/language.ts'
import { drawingInto, type Link, linksOf } from './chain.ts'
import { changedAt, changedWords, type Drawings } from './drawings.ts'
import { drawGallery, type GalleryShown, sizeOfGallery } from './gallery-picture.ts'
import { roundWords } from './gallery-words.ts'
import { wholeHandAddress } from './palm-picture.tsx'
import type { ReaderMatch, ReaderTable, SymbolNumber } from './round.ts'

const WORDS = {
  save: { fr: 'Garder l’image', en: 'Save the picture' },
  label: { fr: 'Garder la galerie en une image', en: 'Keep the gallery as one picture' },
  right: { fr: 'juste', en: 'right' },
  wrong: { fr: 'faux', en: 'wrong' },
  knew: { fr: 'savait déjà', en: 'knew it all along' },
  lap1: { fr: 'Premier tour', en: 'First lap' },
  lap2: { fr: 'Second tour', en: 'Second lap' },
} as const

const FALLBACK = { blue: '#2F5F94', green: '#43744A', red: '#A63E30', purple: '#673B59' } as const

interface SaveProps {
  readonly match: ReaderMatch
  readonly drawings: Drawings
}

/** ROOM-24: the gallery, to be kept. */
export function SaveGallery({ match, drawings }: SaveProps) {
  const sitter = useSitter()
  const { table } = match.view
  if (table.scored?.number === '?') return null
  const save = async () => {
    const shown = shownOf(match, drawings, sitter)
    const picture = await pictureOf(shown)
    if (picture) await handOver(picture, `veillee-palm-reader-${table.round}.png`)
  }
  return (
    <Plain icon="share" label={said(WORDS.label)} onPress={save}>
      {said(WORDS.save)}
    </Plain>
  )
}

const wordOf = (end: Link['end']): string =>
  said(end === 'knew' ? WORDS.knew : end === 'star' || end === 'late' ? WORDS.right : WORDS.wrong)

function shownOf(
  { view: { table } }: ReaderMatch,
  drawings: Drawings,
  sitter: ReturnType<typeof useSitter>,
): GalleryShown {
  const { title, more } = roundWords(table, seat => sitter(seat).name)
  const number = table.scored!.number as SymbolNumber
  const difficulty = difficultyOf(table.side!)
  const colour = getComputedStyle(document.documentElement).getPropertyValue(`--${difficulty}`).trim()
  const day = dayOf(Date.now())
  return {
    title: said(title),
    more: more ? said(more) : '',
    foot: said({
      fr: `Veillée · Palm Reader, manche ${table.round} · ${day}`,
      en: `Veillée · Palm Reader, round ${table.round} · ${day}`,
    }),
    side: table.side!,
    number,
    colour: colour || FALLBACK[difficulty],
    laps: ([1, 2] as const).slice(0, table.lap).map(lap => ({
      title: table.lap === 1 ? null : said(WORDS[`lap${lap}`]),
      prints: printsOf(table, lap, drawings, sitter),
    })),
  }
}

function printsOf(
  table: ReaderTable,
  lap: 1 | 2,
  drawings: Drawings,
  sitter: ReturnType<typeof useSitter>,
): GalleryShown['laps'][number]['prints'] {
  const links = linksOf(table, lap)
  const drawn = links.map(({ into }) => drawings.get(drawingInto(table, into, lap) ?? -1))
  const changed = changedAt(table.side!, table.scored!.number as SymbolNumber, drawn)
  return links.map(({ from, into, vote, end }, i) => ({
    from: sitter(from),
    into: sitter(into),
    drawing: drawn[i],
    vote,
    end,
    word: wordOf(end),
    changed: changed?.i === i ? said(changedWords(changed.into)) : null,
  }))
}

async function pictureOf(shown: GalleryShown): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, sizeOfGallery(shown))
  const context = canvas.getContext('2d')
  if (!context) return null
  drawGallery(context, shown, await handPicture())
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}

/** Without a hand, if a browser cannot paint one. */
async function handPicture(): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = wholeHandAddress()
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}
