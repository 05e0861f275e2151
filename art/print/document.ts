import { FALLBACK, READ_IN, type Said } from '@veillee/kernel'
import { hexOf } from '../palette.ts'
import type { Deck } from './deck.ts'
import { inLightInk } from './light-ink.ts'
import { LETTERS, paintingScript } from './painted.ts'
import { type Grid, PAPERS, type PaperId, partWith } from './paper.ts'
import { say } from './saying.ts'
import { gridOf, type Page, type PlacedFace, pagesOf } from './sheet.ts'

/** Fonts as they are put into the page: nothing is fetched while it is printed. */
export interface Fonts {
  readonly fraunces: string
  readonly nunito: string
  /** Lighter, for reading. */
  readonly nunitoText: string
}

/** How far colour goes beyond the cut. */
const BLEED_MM = 2
const MARK_MM = { gap: 2.5, length: 4.5 } as const
/** The line of words at the foot: no home printer reaches the last four millimetres, and cut marks end above it. */
export const LABEL_MM = { foot: 4.8, size: 2.4, room: 7 } as const

export const mm = (value: number): string => String(Math.round(value * 100) / 100)

const placeOf = ({ column, row }: PlacedFace, grid: Grid): readonly [xMm: number, yMm: number] => [
  grid.leftMm + column * grid.widthMm,
  grid.topMm + row * grid.heightMm,
]

/** Colour under and around a face, so that a cut that misses by a hair shows no white. */
function bleed(placed: PlacedFace, grid: Grid): string {
  const { edge } = placed.face
  if (!edge) return ''
  const [x, y] = placeOf(placed, grid)
  const [width, height] = [grid.widthMm + 2 * BLEED_MM, grid.heightMm + 2 * BLEED_MM]
  return `<rect x="${mm(x - BLEED_MM)}" y="${mm(y - BLEED_MM)}" width="${mm(width)}" height="${mm(height)}" fill="${hexOf(edge)}"/>`
}

/** The same colour within the cell, over what its neighbours let run. */
function ground(placed: PlacedFace, grid: Grid): string {
  const { edge } = placed.face
  if (!edge) return ''
  const [x, y] = placeOf(placed, grid)
  return `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(grid.widthMm)}" height="${mm(grid.heightMm)}" fill="${hexOf(edge)}"/>`
}

/** Turned cards have their heads to the right on fronts and to the left on backs: back to back, head to head. */
function face(placed: PlacedFace, deck: Deck, grid: Grid, side: Page['side']): string {
  const [x, y] = placeOf(placed, grid)
  const sized = inLightInk(placed.face.svg).replace(
    '<svg ',
    `<svg width="${mm(deck.widthMm)}" height="${mm(deck.heightMm)}" `,
  )
  const upright = `translate(${mm(x)} ${mm(y)})`
  const toRight = `translate(${mm(x + grid.widthMm)} ${mm(y)}) rotate(90)`
  const toLeft = `translate(${mm(x)} ${mm(y + grid.heightMm)}) rotate(-90)`
  const transform = !deck.isTurned ? upright : side === 'front' ? toRight : toLeft
  const edge = placed.face.edge ? ` data-edge="${hexOf(placed.face.edge)}"` : ''
  return `<g data-card="${placed.name}" data-side="${side}" data-x="${mm(x)}" data-y="${mm(y)}"${edge} transform="${transform}">${sized}</g>`
}

/** Short lines beyond the cards, where the knife goes. */
export function cutMarks(grid: Grid): string {
  const [right, bottom] = [grid.leftMm + grid.columns * grid.widthMm, grid.topMm + grid.rows * grid.heightMm]
  const xs = Array.from({ length: grid.columns + 1 }, (_, i) => mm(grid.leftMm + i * grid.widthMm))
  const ys = Array.from({ length: grid.rows + 1 }, (_, i) => mm(grid.topMm + i * grid.heightMm))
  const { gap, length } = MARK_MM
  const high = mm(Math.min(length, grid.topMm - gap - LABEL_MM.room))
  const down = xs.map(x => `M${x} ${mm(grid.topMm - gap)}v-${high}M${x} ${mm(bottom + gap)}v${high}`)
  const across = ys.map(y => `M${mm(grid.leftMm - gap)} ${y}h-${length}M${mm(right + gap)} ${y}h${length}`)
  return `<path class="cut" d="${[...down, ...across].join('')}" fill="none" stroke="#2B2A3A" stroke-width="0.2"/>`
}

const HOW: Said = { fr: 'recto verso, bord long', en: 'both sides, long edge' }

/** In the language of its words; what has none is for all. */
const how = ({ language }: Deck): string =>
  (language ? [language] : READ_IN).map(one => say(HOW, one)).join(' / ')

function label(deck: Deck, paper: PaperId, page: Page, sheets: number): string {
  const { widthMm, heightMm } = PAPERS[paper]
  const text = `Veillée · ${deck.id} · ${page.sheet}/${sheets} · 100 %, ${how(deck)}`
  return `<text x="${mm(widthMm / 2)}" y="${mm(heightMm - LABEL_MM.foot)}" text-anchor="middle" font-family="Nunito, sans-serif" font-size="${LABEL_MM.size}" fill="#6D6E78">${text}</text>`
}

function pageSvg(deck: Deck, paper: PaperId, page: Page, sheets: number): string {
  const { widthMm, heightMm } = PAPERS[paper]
  const grid = gridOf(deck, paper)
  const { faces } = page
  const content =
    faces.map(placed => bleed(placed, grid)).join('') +
    faces.map(placed => ground(placed, grid)).join('') +
    faces.map(placed => face(placed, deck, grid, page.side)).join('') +
    cutMarks(partWith(grid, faces)) +
    label(deck, paper, page, sheets)
  return `<svg class="page" data-sheet="${page.sheet}" data-side="${page.side}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthMm} ${heightMm}">${content}</svg>`
}

export const fontFace = (family: string, source: string): string =>
  `@font-face{font-family:${family};font-weight:700;src:url(${source}) format("woff2")}`

/** All sheets of a deck as one page of HTML, ready to be printed. */
export function documentOf(deck: Deck, paper: PaperId, fonts: Fonts): string {
  const { widthMm, heightMm } = PAPERS[paper]
  const pages = pagesOf(deck, paper)
  const style = `${fontFace('Fraunces', fonts.fraunces)}${fontFace('Nunito', fonts.nunito)}
@page{size:${widthMm}mm ${heightMm}mm;margin:0}
html,body{margin:0;padding:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}
.page{display:block;width:${widthMm}mm;height:${heightMm}mm;break-after:page;overflow:hidden}
.page:last-child{break-after:auto}
${LETTERS}`
  const body = pages.map(page => pageSvg(deck, paper, page, pages.length / 2)).join('\n')
  const painting = deck.isPainted ? paintingScript('g[data-card] > svg') : ''
  return `<!doctype html><html lang="${deck.language ?? FALLBACK}"><head><meta charset="utf-8"><title>Veillée: ${deck.id}</title><style>${style}</style></head><body>${body}${painting}</body></html>`
}
