import type { Spot } from '../curve.ts'
import { hexOf, type Paint } from '../palette.ts'

/** Things to be cut out, folded and glued, in millimetres. */

/** One flat piece: a face of the thing, or a tab that is glued behind another face. */
export interface Panel {
  readonly name: string
  readonly isTab?: true
  /** In order round it; one of its edges is also one of the panel that it hangs on. */
  readonly corners: readonly Spot[]
  /** The panel that it is folded from; the one that lies on the table has none. */
  readonly on?: string
  /** What is written in the middle of it. */
  readonly words?: string
}

/** Every fold is a right angle, and all go the same way. */
export type Net = readonly Panel[]

export type Edge = readonly [from: Spot, to: Spot]

export const edgesOf = ({ corners }: Panel): readonly Edge[] =>
  corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]!])

const isSpot = ([x, y]: Spot, [otherX, otherY]: Spot): boolean => Math.hypot(x - otherX, y - otherY) < 1e-6

const isSame = ([from, to]: Edge, [otherFrom, otherTo]: Edge): boolean =>
  (isSpot(from, otherFrom) && isSpot(to, otherTo)) || (isSpot(from, otherTo) && isSpot(to, otherFrom))

/** The edge along which a panel hangs on another. */
export const hingeOf = (panel: Panel, other: Panel): Edge | undefined =>
  edgesOf(panel).find(edge => edgesOf(other).some(one => isSame(edge, one)))

/** Where scissors go: whatever is no fold. */
const cutsOf = (net: Net): readonly Edge[] =>
  net.flatMap(panel =>
    edgesOf(panel).filter(
      edge => !net.some(other => other !== panel && edgesOf(other).some(one => isSame(edge, one))),
    ),
  )

const foldsOf = (net: Net): readonly Edge[] =>
  net.flatMap(panel => {
    const other = net.find(({ name }) => name === panel.on)
    const hinge = other && hingeOf(panel, other)
    return hinge ? [hinge] : []
  })

const TAB_MM = 9
const SLANT = 0.6
const MOST_SLANT = 0.25

/**
 * A tab along an edge, which goes round its panel clockwise as it is seen on the sheet. Where two edges of the face that
 * it is glued to have tabs, at least as slant as wide keeps them from lying on each other.
 */
export function tabOn(on: string, [[x, y], [toX, toY]]: Edge, wideMm = TAB_MM, slantMm?: number): Panel {
  const long = Math.hypot(toX - x, toY - y)
  const [alongX, alongY] = [(toX - x) / long, (toY - y) / long]
  const slant = slantMm ?? Math.min(wideMm * SLANT, long * MOST_SLANT)
  const beyond = (mm: number): Spot => [x + alongX * mm + alongY * wideMm, y + alongY * mm - alongX * wideMm]
  return {
    name: `tab ${x},${y} to ${toX},${toY}`,
    isTab: true,
    on,
    corners: [[x, y], [toX, toY], beyond(long - slant), beyond(slant)],
  }
}

/** Corners of a rectangle, clockwise from the upper left. */
export const rectangle = (x: number, y: number, width: number, height: number): readonly Spot[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** The edges of a rectangle, by the names of their sides. */
export function sidesOf(panel: Panel): Readonly<Record<'top' | 'right' | 'bottom' | 'left', Edge>> {
  const [top, right, bottom, left] = edgesOf(panel)
  return { top: top!, right: right!, bottom: bottom!, left: left! }
}

/** How large it is on the sheet. */
export function sizeOf(net: Net): {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
} {
  const spots = net.flatMap(({ corners }) => corners)
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const lines = (edges: readonly Edge[]): string =>
  edges.map(([[x, y], [toX, toY]]) => `M${x} ${y}L${toX} ${toY}`).join('')

const outline = ({ corners }: Panel): string => `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`

const LETTERS_MM = 13

function words({ corners, words: text }: Panel): string {
  if (text === undefined) return ''
  const { x, y, width, height } = sizeOf([{ name: '', corners }])
  const size = Math.min(LETTERS_MM, (width * 1.5) / text.length)
  return `<text x="${x + width / 2}" y="${y + height / 2 + size * 0.36}" text-anchor="middle" font-family="Fraunces, serif" font-weight="700" font-size="${size}" fill="${hexOf('ink')}">${text}</text>`
}

const EDGE_MM = 0.5

/** What can be seen of a net when it is folded. */
export interface Faces {
  readonly paint: Paint
  /** Of letters and folds, so that they are seen on that. */
  readonly ink: Paint
  /** It lies on the faces. */
  readonly picture: string
}

const PLAIN: Faces = { paint: 'cream', ink: 'ink', picture: '' }

/** At its real size: full lines are cut, dotted ones are folded, and what is grey is glued. */
export function netSvg(net: Net, { paint, ink, picture }: Faces = PLAIN): string {
  const { x, y, width, height } = sizeOf(net)
  const [wide, high] = [width + 2 * EDGE_MM, height + 2 * EDGE_MM]
  const filled = net.map(
    panel => `<path d="${outline(panel)}" fill="${hexOf(panel.isTab ? 'steel' : paint)}"/>`,
  )
  const drawn = [
    ...filled,
    picture,
    `<path d="${lines(cutsOf(net))}" stroke="${hexOf('ink')}" stroke-width=".35" stroke-linecap="round"/>`,
    `<path d="${lines(foldsOf(net))}" stroke="${hexOf(ink)}" stroke-width=".3" stroke-dasharray="1.2 1.6"/>`,
    ...net.map(words),
  ]
  return `<svg class="net" xmlns="http://www.w3.org/2000/svg" width="${wide}mm" height="${high}mm" viewBox="${x - EDGE_MM} ${y - EDGE_MM} ${wide} ${high}">${drawn.join('')}</svg>`
}
