import { difficultyOf, linesOf } from '@veillee/games'
import { type AlbumLeaf, drawnAddress, type EveningAlbum, inOrder } from '../game-kit/evening-album.ts'
import { listed, said } from '../words/language.ts'
import { isBrokenOff, linksOf } from './chain.ts'
import { roundWords } from './gallery-words.ts'
import type { ReaderMatch, ReaderTable, SymbolNumber } from './round.ts'

const TITLE = { fr: 'De paume en paume', en: 'From palm to palm' } as const

const HONOURS = {
  longest: { fr: 'La plus longue chaîne', en: 'Longest chain' },
  shortest: { fr: 'Perdu le plus vite', en: 'Lost the fastest' },
  lap: { fr: 'Le second tour qui a payé', en: 'The second lap that paid' },
} as const

const GROUNDS = { blue: '#2F5F94', green: '#43744A', red: '#A63E30', purple: '#673B59' } as const

type Names = (seat: number) => string

const lengthOf = (table: ReaderTable): number => linksOf(table).filter(({ end }) => end === 'star').length

const starsOf = ({ stars, round }: ReaderTable): number => stars[round - 1]!

/** The symbol as it is on the card, on the ground of its colour. */
function pictureOf(table: ReaderTable): string {
  const lines = linesOf(table.side!, table.scored!.number as SymbolNumber).map(({ points, kind }) =>
    kind === 'dot'
      ? `<circle cx="${points[0]![0]}" cy="${points[0]![1]}" r="5" fill="#FFFAF0"/>`
      : `<path d="M${points.map(point => point.join(' ')).join('L')}"/>`,
  )
  return drawnAddress(
    `<rect width="628" height="428" fill="${GROUNDS[difficultyOf(table.side!)]}"/><g transform="translate(149 49) scale(3.3)" fill="none" stroke="#FFFAF0" stroke-width="6.4" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`,
  )
}

function honourOf(rounds: readonly ReaderTable[], table: ReaderTable): string | null {
  const byLength = [...rounds].sort((a, b) => lengthOf(b) - lengthOf(a))
  if (table === byLength[0]) return said(HONOURS.longest)
  if (table === rounds.find(one => one.lap === 2 && starsOf(one) > 0)) return said(HONOURS.lap)
  return table === byLength.at(-1) ? said(HONOURS.shortest) : null
}

function leafOf(table: ReaderTable, honour: string | null, name: Names): AlbumLeaf {
  const { title, more } = roundWords(table, name)
  const links = linksOf(table)
  const carried = links.filter(({ end }) => end === 'star').map(({ into }) => name(into))
  const broken = links.find(({ end }) => end === 'break')
  const way =
    carried.length > 0 && said({ fr: `Ont senti : ${listed(carried)}.`, en: `Felt it: ${listed(carried)}.` })
  const vote = broken?.vote
  const felt =
    vote &&
    said({
      fr: `${name(broken.into)} avait senti le ${vote}.`,
      en: `${name(broken.into)} had felt number ${vote}.`,
    })
  return {
    picture: pictureOf(table),
    title: said({ fr: `Manche ${table.round} : ${title.fr}`, en: `Round ${table.round}: ${title.en}` }),
    words: [way, more && said(more), felt].filter(Boolean).join(' '),
    honour,
  }
}

/** ROOM-24: the symbols of the evening, and how far each has come. */
export function album({ chapters }: ReaderMatch, name: Names): EveningAlbum {
  const rounds = chapters.filter(table => !isBrokenOff(table))
  return {
    title: said(TITLE),
    leaves: inOrder(rounds.map(table => leafOf(table, honourOf(rounds, table), name))),
  }
}
