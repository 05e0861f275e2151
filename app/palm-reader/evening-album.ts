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

/** A symbol as it is on the card, drawn from this corner on. */
function symbolAt(table: ReaderTable, number: SymbolNumber, at: string): string {
  const lines = linesOf(table.side!, number).map(({ points, kind }) =>
    kind === 'dot'
      ? `<circle cx="${points[0]![0]}" cy="${points[0]![1]}" r="5" fill="#FFFAF0"/>`
      : `<path d="M${points.map(point => point.join(' ')).join('L')}"/>`,
  )
  return `<g transform="${at}" fill="none" stroke="#FFFAF0" stroke-width="6.4" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`
}

const CROSS =
  '<g transform="translate(560 68)"><circle r="34" fill="#FFFAF0"/><path d="M-13 -13L13 13M13 -13L-13 13" stroke="#A63E30" stroke-width="9" stroke-linecap="round"/></g>'
const ARROW =
  '<g transform="translate(314 214)"><circle r="40" fill="#FFFAF0"/><path d="M-18 0H16M3 -14L18 0L3 14" fill="none" stroke="#2B2A3A" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></g>'

/** What there was to feel, on the ground of its colour; and beside it what the one who lost it had felt. */
function pictureOf(table: ReaderTable, felt: SymbolNumber | null): string {
  const ground = `<rect width="628" height="428" fill="${GROUNDS[difficultyOf(table.side!)]}"/>`
  const number = table.scored!.number as SymbolNumber
  if (felt === null) return drawnAddress(ground + symbolAt(table, number, 'translate(149 49) scale(3.3)'))
  return drawnAddress(
    `${ground}<rect x="314" width="314" height="428" fill="#3A2E3C"/>${symbolAt(table, number, 'translate(37 94) scale(2.4)')}${symbolAt(table, felt, 'translate(351 94) scale(2.4)')}${ARROW}${CROSS}`,
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
  const felt = broken?.vote ?? null
  return {
    picture: pictureOf(table, felt),
    ...(felt !== null && {
      alt: said({
        fr: `${name(broken!.into)} avait senti le ${felt}.`,
        en: `${name(broken!.into)} had felt number ${felt}.`,
      }),
    }),
    title: said({ fr: `Manche ${table.round} : ${title.fr}`, en: `Round ${table.round}: ${title.en}` }),
    words: [way, more && said(more)].filter(Boolean).join(' '),
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
