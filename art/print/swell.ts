import {
  CONSTRAINTS,
  constraintText,
  difficultyOf,
  kindOfWord,
  LINKS,
  lexicon,
  linesOf,
  newestIn,
  START,
  CARDS_NOW as SYMBOL_CARDS,
  WORDS,
  waysOf,
} from '@veillee/games'
import { READ_IN, type Said } from '@veillee/kernel'
import { starShape } from '../curve.ts'
import { headsAndTail } from '../pieces/forms.ts'
import type { WordKind } from '../pieces/paint.ts'
import { type Drawing, put } from '../shape.ts'
import { type BrailleLanguage, brailleLines, brailleOf, isInBraille } from './braille.ts'
import { BRAILLE_MM, brailleDrawing, cellsIn } from './braille-dots.ts'
import { cutMarks, type Fonts, fontFace, LABEL_MM, mm } from './document.ts'
import { cardOf, type Felt, FORTY, thingsOf } from './forty.ts'
import { OUTLINE, outlineOf, outlinePath } from './outline.ts'
import { type CellSize, gridOn, PAPERS, type PaperId, partWith } from './paper.ts'
import { say } from './saying.ts'

/** A card of swell paper: black on one side, in millimetres from its upper left. */
interface SwellCard {
  readonly name: string
  /** All that stands on it in braille. */
  readonly read: readonly string[]
  readonly drawing: Drawing
}

/** Cards for fingers: what is black rises when the paper is heated. */
export interface SwellDeck extends CellSize {
  readonly id: string
  readonly language: BrailleLanguage
  readonly cards: readonly SwellCard[]
}

const MARGIN_MM = 6
const STROKE_MM = 1.4

const stroke = (d: string): Drawing =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${STROKE_MM}" stroke-linecap="round" stroke-linejoin="round"/>`

/** For those who see and help, along the lower edge. */
const inked = (text: string, { heightMm }: CellSize): Drawing =>
  `<text x="${MARGIN_MM}" y="${heightMm - 1.6}" font-family="Nunito, sans-serif" font-weight="700" font-size="2.8" fill="#000">${text}</text>`

/** In braille, line below line, as wide as the card allows. */
function written(text: string, language: BrailleLanguage, { widthMm }: CellSize, yMm: number): Drawing {
  return brailleDrawing(
    brailleLines(brailleOf(text, language), cellsIn(widthMm - 2 * MARGIN_MM)),
    MARGIN_MM,
    yMm,
  )
}

// Words and constraints

const CARD_MM: CellSize = { widthMm: 95, heightMm: 55 }
const FIRST_LINE_MM = 15

/** Plein / pleine de puces. */
export function formsText(forms: readonly string[]): string {
  const { heads, tail } = headsAndTail(forms)
  return `${heads.join(' / ')} ${tail}`.trim()
}

/** Longer than a line of a card: broken where the language breaks them. */
const PARTS: Readonly<Record<string, string>> = {
  Ballettröckchen: 'Ballett- röckchen',
  fuchsteufelswild: 'fuchs- teufelswild',
  splitterfasernackt: 'splitter- fasernackt',
}

/** As fingers read it, line by line. */
export const inParts = (text: string): string => text.replace(/\p{L}+/gu, word => PARTS[word] ?? word)

/** The outlines of the kinds, 8 mm across, about 0, 0. */
const KIND_SHAPES: Readonly<Record<WordKind, Drawing>> = {
  noun: stroke('M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z'),
  adjective: stroke('M0 -4L4.4 3.6H-4.4Z'),
  verb: stroke('M-3.8 -3.8H3.8V3.8H-3.8Z'),
  link: stroke('M-4 -2.4H4M-4 2.4H4'),
  start: stroke(starShape(0, 0.4, 4.8)),
}
const ARROW = stroke('M-3.6 0H3.6M0.6 -3L3.6 0L0.6 3')
const STEP_MM = 11.4

/** TALE-13 to 15, two ways a row: shapes, an arrow, shapes. */
function waysDrawing(card: number): Drawing {
  const ways = waysOf(card).map(({ from, to }) => [
    ...from.map(kind => KIND_SHAPES[kind]),
    ARROW,
    ...to.map(kind => KIND_SHAPES[kind]),
  ])
  const rows = [ways.slice(0, -2), ways.slice(-2)].filter(row => row.length > 0)
  return rows
    .flatMap((row, i) => {
      const y = CARD_MM.heightMm - 11 - (rows.length - 1 - i) * STEP_MM
      let x = MARGIN_MM + 4
      return row.flatMap(way => {
        const from = x
        x += way.length * STEP_MM + STEP_MM / 2
        return way.map((part, k) => put(part, { x: from + k * STEP_MM, y }))
      })
    })
    .join('')
}

const words = (language: BrailleLanguage): SwellDeck => {
  const { printed } = lexicon(newestIn(language))
  const cards = [...WORDS, ...LINKS, START].map(card => {
    const kind = kindOfWord(card)
    const [name, text] = [String(card + 1), formsText(printed(card))]
    const drawing =
      put(KIND_SHAPES[kind], { x: MARGIN_MM + 4, y: 7 }) +
      brailleDrawing([brailleOf(name, language)], MARGIN_MM + 3 * BRAILLE_MM.cell, 4.5) +
      written(inParts(text), language, CARD_MM, FIRST_LINE_MM) +
      (kind === 'link' ? waysDrawing(card) : '') +
      inked(`${name} · ${text}`, CARD_MM)
    return { name, read: [name, inParts(text)], drawing }
  })
  return { id: `swell-words-${language}`, language, ...CARD_MM, cards }
}

const constraints = (language: BrailleLanguage): SwellDeck => {
  const cards = CONSTRAINTS.map((ask, card) => {
    const [name, text] = [String(card + 1), say(constraintText(ask), language)]
    const drawing =
      brailleDrawing([brailleOf(name, language)], MARGIN_MM, 4.5) +
      written(text, language, CARD_MM, FIRST_LINE_MM) +
      inked(`${name} · ${text}`, CARD_MM)
    return { name, read: [name, text], drawing }
  })
  return { id: `swell-constraints-${language}`, language, ...CARD_MM, cards }
}

// Symbols: each side of a card is a strip, its five symbols side by side

const STRIP_MM: CellSize = { widthMm: 190, heightMm: 51 }
const SYMBOL = { mm: 28, apartMm: 36, topMm: 18, numberMm: 9 } as const
const PIP_MM = 4
const DIFFICULTIES = ['blue', 'green', 'red', 'purple'] as const

function symbolDrawing(side: number, number: 1 | 2 | 3 | 4 | 5): Drawing {
  const at = SYMBOL.mm / 100
  return linesOf(side, number)
    .map(({ points }) => points.map(([x, y]) => [x * at, y * at] as const))
    .map(points =>
      points.length === 1
        ? `<circle cx="${mm(points[0]![0])}" cy="${mm(points[0]![1])}" r="1.2"/>`
        : stroke(`M${points.map(([x, y]) => `${mm(x)} ${mm(y)}`).join('L')}`),
    )
    .join('')
}

const symbols = (language: BrailleLanguage): SwellDeck => {
  const cards = SYMBOL_CARDS.flatMap(card => [2 * card, 2 * card + 1]).map(side => {
    const name = `${Math.floor(side / 2) + 1}${side % 2 === 0 ? 'a' : 'b'}`
    const numbers = [1, 2, 3, 4, 5] as const
    const level = DIFFICULTIES.indexOf(difficultyOf(side)) + 1
    const pips = Array.from(
      { length: level },
      (_, i) => `<circle cx="${40 + MARGIN_MM + i * 8}" cy="6" r="${PIP_MM / 2}"/>`,
    ).join('')
    const five = numbers
      .map((number, i) => {
        const x = MARGIN_MM + i * SYMBOL.apartMm
        return (
          brailleDrawing([brailleOf(String(number), language)], x, SYMBOL.numberMm + 4) +
          put(symbolDrawing(side, number), { x: x + 4, y: SYMBOL.topMm + 3 })
        )
      })
      .join('')
    const drawing =
      brailleDrawing([brailleOf(name, language)], MARGIN_MM, 3.5) +
      pips +
      five +
      put(inked(name, STRIP_MM), { x: 90, y: 7 - STRIP_MM.heightMm })
    return { name, read: [name, ...numbers.map(String)], drawing }
  })
  return { id: `swell-symbols-${language}`, language, ...STRIP_MM, cards }
}

// Memories

const MEMORY_MM: CellSize = { widthMm: 190, heightMm: 129 }
const OUTLINE_TOP_MM = 3
const TITLE_MM = 106

const outlines = new Map<Felt, ReturnType<typeof outlineOf>>()

/** They are the same in every language, and take a while. */
function outlineFor(felt: Felt): ReturnType<typeof outlineOf> {
  const outline = outlines.get(felt) ?? outlineOf(thingsOf(felt))
  outlines.set(felt, outline)
  return outline
}

const memories = (language: BrailleLanguage): SwellDeck => {
  const cards = FORTY.map(felt => {
    const { n, title } = cardOf(felt)
    const [name, text] = [String(n), `${n} ${say(title, language)}`]
    const outline = outlineFor(felt)
    const x = mm((MEMORY_MM.widthMm - outline.widthMm) / 2)
    const y = mm(OUTLINE_TOP_MM + (OUTLINE.heightMm - outline.heightMm) / 2)
    const drawing =
      `<g class="outline" data-x="${x}" data-y="${y}" transform="translate(${x} ${y})"><path d="${outlinePath(outline)}" fill="#000" fill-rule="evenodd"/></g>` +
      written(text, language, MEMORY_MM, TITLE_MM) +
      inked(text, MEMORY_MM)
    return { name, read: [text], drawing }
  })
  return { id: `swell-memories-${language}`, language, ...MEMORY_MM, cards }
}

/** Made when they are asked for: outlines take a while. */
export const SWELL_DECKS: readonly {
  readonly id: string
  readonly make: () => SwellDeck
}[] = READ_IN.filter(isInBraille).flatMap(language => [
  { id: `swell-words-${language}`, make: () => words(language) },
  { id: `swell-constraints-${language}`, make: () => constraints(language) },
  { id: `swell-symbols-${language}`, make: () => symbols(language) },
  { id: `swell-memories-${language}`, make: () => memories(language) },
])

/** How many sides of paper they take. */
export function swellSides(deck: SwellDeck, paper: PaperId): number {
  const { columns, rows } = gridOn(paper, deck)
  return Math.ceil(deck.cards.length / (columns * rows))
}

const PAPER: Said = { fr: '100 %, papier à microcapsules', en: '100 %, swell paper' }

/** The corner to be cut off, so that fingers know which way is up. */
const CORNER_MM = 5

function pageSvg(deck: SwellDeck, paper: PaperId, page: number): string {
  const { widthMm, heightMm } = PAPERS[paper]
  const grid = gridOn(paper, deck)
  const perPage = grid.columns * grid.rows
  const placed = deck.cards
    .slice(page * perPage, (page + 1) * perPage)
    .map((card, i) => ({ ...card, column: i % grid.columns, row: Math.floor(i / grid.columns) }))
  const cards = placed.map(({ name, drawing, column, row }) => {
    const x = mm(grid.leftMm + column * grid.widthMm)
    const y = mm(grid.topMm + row * grid.heightMm)
    const corner = `<path d="M${deck.widthMm - CORNER_MM} 0L${deck.widthMm} ${CORNER_MM}" stroke="#000" stroke-width="0.2"/>`
    return `<g data-card="${name}" data-x="${x}" data-y="${y}" transform="translate(${x} ${y})">${drawing}${corner}</g>`
  })
  const label = `Veillée · ${deck.id} · ${page + 1}/${swellSides(deck, paper)} · ${say(PAPER, deck.language)}`
  return `<svg class="page" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthMm} ${heightMm}">${cards.join('')}${cutMarks(partWith(grid, placed))}<text x="${mm(widthMm / 2)}" y="${mm(heightMm - LABEL_MM.foot)}" text-anchor="middle" font-family="Nunito, sans-serif" font-weight="700" font-size="${LABEL_MM.size}" fill="#000">${label}</text></svg>`
}

/** All sheets of a deck as one page of HTML, ready to be printed. */
export function swellHtml(deck: SwellDeck, paper: PaperId, fonts: Fonts): string {
  const { widthMm, heightMm } = PAPERS[paper]
  const style = `${fontFace('Nunito', fonts.nunito)}
@page{size:${widthMm}mm ${heightMm}mm;margin:0}
html,body{margin:0;padding:0}
.page{display:block;width:${widthMm}mm;height:${heightMm}mm;break-after:page;overflow:hidden}
.page:last-child{break-after:auto}`
  const pages = Array.from({ length: swellSides(deck, paper) }, (_, i) => pageSvg(deck, paper, i)).join('\n')
  return `<!doctype html><html lang="${deck.language}"><head><meta charset="utf-8"><title>Veillée: ${deck.id}</title><style>${style}</style></head><body>${pages}</body></html>`
}
