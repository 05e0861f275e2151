import { svgOf } from '../card.ts'
import { starShape } from '../curve.ts'
import type { Paint } from '../palette.ts'
import { type Drawing, disc, each, line, path, put, rect } from '../shape.ts'
import { headsAndTail } from './forms.ts'
import { inLines, lettering, widthOf } from './lettering.ts'
import { WORD_PAINTS, type WordKind } from './paint.ts'

export const WORD_CARD = { width: 360, height: 220 } as const

/** The shape that doubles a kind’s colour, 40 across, about 0, 0. */
const SHAPES: Readonly<Record<WordKind, (paint: Paint) => Drawing>> = {
  noun: paint => disc(0, 0, 18, paint),
  adjective: paint => path('M0 -17L18 14H-18Z', paint) + line('M0 -17L18 14H-18Z', paint, 4),
  verb: paint => rect(-16.5, -16.5, 33, 33, paint, 4),
  link: paint =>
    line('M-6 -8H-12A8 8 0 0 0 -12 8H-2A8 8 0 0 0 4 3M6 8H12A8 8 0 0 0 12 -8H2A8 8 0 0 0 -4 -3', paint, 6),
  start: paint => path(starShape(0, 1, 19, 5, 0.47), paint) + line(starShape(0, 1, 19, 5, 0.47), paint, 3),
}

export const kindShape = (kind: WordKind): Drawing => SHAPES[kind](WORD_PAINTS[kind].rim)

export interface WordCard {
  /** As the rules count it, from 0; people count from 1. */
  readonly card: number
  readonly kind: WordKind
  /** What the kind is called in the language of the deck. */
  readonly label: string
  readonly language: string
  /** All that may be said for it: of a French adjective, both forms. */
  readonly forms: readonly string[]
  /** On a Link: the kinds that it leads from, and to. */
  readonly ways?: readonly Way[]
  /** In the upper right. */
  readonly picture?: Drawing
}

interface Way {
  readonly from: readonly WordKind[]
  readonly to: readonly WordKind[]
}

const ROOM = { width: 320, middle: 113, mostSize: 52 } as const
/** Up to so many letters stand on one line; more do where fewer lines make them larger. */
const LINE_LETTERS = [15, 16, 17, 18, 19, 20]

/** As large as it can be said in the room that there is. */
export function wordSize(lines: readonly string[]): number {
  const longest = Math.max(...lines.map(text => widthOf(text, 1)))
  return Math.min(ROOM.mostSize, ROOM.width / longest, 104 / (lines.length * 1.08))
}

/** All forms; what they end with stands below them, once: plein, pleine | de puces. */
export function wordLines(forms: readonly string[]): readonly string[] {
  const { heads, tail } = headsAndTail(forms)
  const above = tail === '' ? heads : [heads.join(', ')]
  const parts = [...above, tail].filter(Boolean)
  return LINE_LETTERS.map(most => parts.flatMap(text => inLines(text, most))).reduce((best, lines) =>
    wordSize(lines) > wordSize(best) ? lines : best,
  )
}

function words(forms: readonly string[]): Drawing {
  const lines = wordLines(forms)
  const size = wordSize(lines)
  const step = size * 1.08
  const first = ROOM.middle + size * 0.33 - (step * (lines.length - 1)) / 2
  return each(lines, (text, i) =>
    lettering(text, { x: 180, y: first + step * i, size, paint: 'ink', font: 'word' }),
  )
}

const STEP = 25
const ARROW = line('M-9 0H8M2 -6L8 0L2 6', WORD_PAINTS.link.rim, 3.2)

/** From left to right: shapes, an arrow, shapes; its width too, so that one can come after another. */
function wayDrawing({ from, to }: Way): { readonly drawing: Drawing; readonly width: number } {
  const parts = [...from.map(kindShape), ARROW, ...to.map(kindShape)]
  const drawing = each(parts, (part, i) =>
    put(part, { x: STEP * (i + 0.5), scale: part === ARROW ? 1 : 0.5 }),
  )
  return { drawing, width: STEP * parts.length }
}

const BETWEEN = 12

/** TALE-13 to 15, along the lower rim: what a print-and-play table has to know. */
function waysDrawing(ways: readonly Way[]): Drawing {
  const all = ways.map(wayDrawing)
  const width = all.reduce((sum, way) => sum + way.width, BETWEEN * (all.length - 1))
  let x = WORD_CARD.width - 18 - width
  return each(all, way => {
    const placed = put(way.drawing, { x, y: 188 })
    x += way.width + BETWEEN
    return placed
  })
}

export function wordCardSvg({ card, kind, label, language, forms, ways, picture = '' }: WordCard): string {
  const { rim, ground } = WORD_PAINTS[kind]
  const { width, height } = WORD_CARD
  const drawing =
    rect(0, 0, width, height, rim, 22) +
    rect(8, 8, width - 16, height - 16, ground, 16) +
    path('M8 168Q90 140 180 164T352 150V196Q352 212 336 212H24Q8 212 8 196Z', rim, { opacity: 0.14 }) +
    put(kindShape(kind), { x: 42, y: 42 }) +
    lettering(label, {
      x: 72,
      y: 48,
      size: 19,
      paint: rim,
      font: 'label',
      anchor: 'start',
    }) +
    picture +
    words(forms) +
    (ways ? waysDrawing(ways) : put(kindShape(kind), { x: 324, y: 184, scale: 0.62 })) +
    lettering(String(card + 1), { x: 26, y: 198, size: 17, paint: 'ink', font: 'label', anchor: 'start' })
  return svgOf(drawing, width, height, `word-${language}-${card}`)
}
