import { svgOf } from '../card.ts'
import { bent, type Spot, short, spots } from '../curve.ts'
import { type Drawing, dabs, disc, each, line, path, put, rect, rim } from '../shape.ts'
import { lettering } from './lettering.ts'
import { DIFFICULTY_PAINTS, type Difficulty } from './paint.ts'

export const SYMBOL_CARD = { width: 400, height: 560 } as const

const DIFFICULTIES: readonly Difficulty[] = ['blue', 'green', 'red', 'purple']

/** One movement of a finger in a box of 100 × 100; a dot is a single point. */
export interface Stroke {
  readonly points: readonly Spot[]
}

export interface SymbolSide {
  /** As the rules count it, from 0: card n has the sides 2n and 2n + 1. */
  readonly side: number
  readonly difficulty: Difficulty
  /** The five, in the order of their numbers. */
  readonly symbols: readonly (readonly Stroke[])[]
}

/** Two, one, two. */
const CELLS = spots('108,116 292,116 200,268 108,420 292,420')
const CELL = 156
const SCALE = 1.24

/** Thick enough to be seen across a table, for one finger to follow. */
export function symbolDrawing(strokes: readonly Stroke[]): Drawing {
  const [dots, lines] = [strokes.filter(isDot), strokes.filter(stroke => !isDot(stroke))]
  return (
    line(lines.map(({ points }) => bent(points)).join(''), 'white', 6.4) +
    (dots.length === 0
      ? ''
      : dabs(
          dots.map(({ points }) => points[0]!),
          'white',
          10,
        ))
  )
}

const isDot = ({ points }: Stroke): boolean => points.length === 1

function cell(strokes: readonly Stroke[], i: number): Drawing {
  const [x, y] = CELLS[i]!
  return (
    rect(x - CELL / 2, y - CELL / 2, CELL, CELL, 'shade', 20, { opacity: 0.2 }) +
    put(symbolDrawing(strokes), { x: x - 50 * SCALE, y: y - 50 * SCALE, scale: SCALE }) +
    disc(x - CELL / 2 + 4, y - CELL / 2 + 4, 15.5, 'cream') +
    lettering(String(i + 1), {
      x: x - CELL / 2 + 4,
      y: y - CELL / 2 + 10.6,
      size: 19,
      paint: 'ink',
      font: 'label',
    })
  )
}

/** One to four, so that the colour is not the only sign. */
const pips = (difficulty: Difficulty): Drawing => {
  const count = DIFFICULTIES.indexOf(difficulty) + 1
  return each(Array.from({ length: count }), (_, i) =>
    disc(200 + (i - (count - 1) / 2) * 20, 524, 6.4, 'cream'),
  )
}

/** A palm’s lines, very faint: circles that no compass has centred. */
const rings = each([70, 120, 172, 226], (radius, i) =>
  rim(200 + (i % 2) * 6, 270 - (i % 3) * 5, radius, 'white', 1.6, { opacity: 0.16 }),
)

export function symbolSideSvg({ side, difficulty, symbols }: SymbolSide): string {
  const { width, height } = SYMBOL_CARD
  const paint = DIFFICULTY_PAINTS[difficulty]
  const name = `${Math.floor(side / 2) + 1}${side % 2 === 0 ? 'a' : 'b'}`
  const ground = `M12 38Q12 12 38 12H${width - 38}Q${short(width - 12)} 12 ${width - 12} 38V${height - 38}Q${width - 12} ${height - 12} ${width - 38} ${height - 12}H38Q12 ${height - 12} 12 ${height - 38}Z`
  const drawing =
    rect(0, 0, width, height, 'cream', 30) +
    path(ground, paint) +
    rings +
    each(symbols, cell) +
    pips(difficulty) +
    lettering(name, { x: width - 30, y: 531, size: 18, paint: 'white', font: 'label', anchor: 'end' })
  return svgOf(drawing, width, height, `symbol-${side}`)
}
