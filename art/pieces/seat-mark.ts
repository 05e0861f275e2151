import { svgOf } from '../card.ts'
import { at, poly, type Spot, starShape } from '../curve.ts'
import type { Paint } from '../palette.ts'
import { type Drawing, line, path } from '../shape.ts'
import { lettering } from './lettering.ts'

const around = (corners: number, radius: (i: number) => number, turn = 0): string =>
  poly(
    Array.from({ length: corners }, (_, i): Spot => {
      const angle = -Math.PI / 2 + turn + (i / corners) * Math.PI * 2
      return [Math.cos(angle) * radius(i), Math.sin(angle) * radius(i)]
    }),
  )

function round(radius: number, x = 0, y = 0): string {
  const [left, right] = [at([x - radius, y]), at([x + radius, y])]
  return `M${left}A${radius} ${radius} 0 1 1 ${right}A${radius} ${radius} 0 1 1 ${left}Z`
}

const petals = Array.from({ length: 6 }, (_, i) => {
  const angle = (i / 6) * Math.PI * 2
  return round(12, Math.cos(angle) * 15, Math.sin(angle) * 15)
}).join('')

const TEETH = around(32, i => (i % 4 < 2 ? 27 : 22), 0.1)

/** Ten places at a table: colour and shape, and the person’s letter inside. */
export const SEAT_MARKS: readonly {
  readonly paint: Paint
  readonly letter: Paint
  readonly shape: string
  /** Where the letter stands: the middle of a drop is not its middle. */
  readonly y: number
}[] = [
  { paint: '#A63E30', letter: 'white', shape: round(26), y: 0 },
  { paint: 'teal', letter: 'white', shape: 'M-23 -23H23V23H-23Z', y: 0 },
  { paint: '#C98A1E', letter: 'ink', shape: 'M0 -27L28 23H-28Z', y: 8 },
  { paint: 'plum', letter: 'white', shape: 'M0 -29L29 0L0 29L-29 0Z', y: 0 },
  { paint: 'forest', letter: 'white', shape: around(6, () => 28), y: 0 },
  { paint: 'dusk', letter: 'white', shape: `${petals}${round(16)}`, y: 0 },
  { paint: 'walnut', letter: 'white', shape: starShape(0, 2, 31, 5, 0.58), y: 2 },
  { paint: '#B04569', letter: 'white', shape: 'M0 -30Q24 -4 22 8A22 20 0 0 1 -22 8Q-24 -4 0 -30Z', y: 6 },
  {
    paint: '#6B7834',
    letter: 'white',
    shape: 'M0 28Q-32 6 -28 -12Q-22 -30 0 -15Q22 -30 28 -12Q32 6 0 28Z',
    y: -2,
  },
  { paint: 'navy', letter: 'white', shape: TEETH, y: 0 },
]

/** The mark of somebody, counted from 0 as the room does; the eleventh looks like the first. */
export function seatMarkSvg(mark: number, initial: string): string {
  const { paint, letter, shape, y } = SEAT_MARKS[mark % SEAT_MARKS.length]!
  const size = initial.length > 1 ? 20 : 26
  const drawing: Drawing =
    line(shape, 'cream', 6) +
    path(shape, paint) +
    line(shape, paint, 1.5) +
    lettering(initial, { x: 0, y: y + size * 0.35, size, paint: letter, font: 'label' })
  return svgOf(`<g transform="translate(36 36)">${drawing}</g>`, 72, 72, `seat-${mark}`)
}
