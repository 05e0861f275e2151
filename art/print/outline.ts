import { svgOf } from '../card.ts'
import { bent, poly, type Spot } from '../curve.ts'
import { type Drawing, dabs, line } from '../shape.ts'
import { rasterOf } from '../studio/raster.ts'
import { contoursOf, simplified } from './contour.ts'
import { closed, grown, joined, type Mask, opened, shrunk, without, withoutCrumbs } from './mask.ts'

/** What a finger can tell on swell paper. */
export const SWELL = {
  lineMm: 1.7,
  /** Between two lines. */
  gapMm: 3.2,
  /** Left where something nearer covers what is behind it. */
  coverMm: 3.5,
  /** What is smaller than this, across and across, is left out. */
  crumbMm2: 20,
} as const

/** The largest that an outline may become. */
export const OUTLINE = { widthMm: 176, heightMm: 100 } as const

const PX_PER_MM = 3
const px = (mm: number): number => mm * PX_PER_MM
const CRUMB = SWELL.crumbMm2 * PX_PER_MM ** 2
/** So far a simpler line may be from where it was. */
const SMOOTH_MM = 0.2

/** Shadows and glow are fainter; what is clear begins lower. */
const SOLID = 240
const CLEAR = 110

/** Around the card too, where figures reach beyond its edge. */
const FIELD = { x: -300, y: -300, width: 1200, height: 1000 } as const

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function maskOf(drawing: Drawing, { x, y, width, height }: Box, widthPx: number, least = SOLID): Mask {
  const svg = svgOf(drawing, width, height, 'outline').replace(
    /viewBox="[^"]*"/,
    `viewBox="${x} ${y} ${width} ${height}"`,
  )
  const raster = rasterOf(svg, widthPx)
  const bits = new Uint8Array(raster.width * raster.height)
  for (let i = 0; i < bits.length; i++) bits[i] = Number(raster.bytes[4 * i + 3]! > least)
  return { width: raster.width, height: raster.height, bits }
}

/** Where something is, in units of the card. */
export function boxOf(drawing: Drawing, isClear?: true): Box {
  const unitsPerPx = 2
  const { width, bits } = maskOf(drawing, FIELD, FIELD.width / unitsPerPx, isClear ? CLEAR : SOLID)
  let [left, top, right, bottom] = [width, bits.length, 0, 0]
  bits.forEach((isOn, i) => {
    if (!isOn) return
    const [x, y] = [i % width, Math.floor(i / width)]
    ;[left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ]
  })
  return {
    x: FIELD.x + unitsPerPx * left,
    y: FIELD.y + unitsPerPx * top,
    width: unitsPerPx * (right - left + 1),
    height: unitsPerPx * (bottom - top + 1),
  }
}

/** The box of all of these. */
function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map(box => box.x)), Math.min(...boxes.map(box => box.y))]
  const right = Math.max(...boxes.map(box => box.x + box.width))
  const bottom = Math.max(...boxes.map(box => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** A shape as its edge: empty inside wherever a line and a gap fit in, and solid where it is thin. */
function edged(shape: Mask): Mask {
  const inner = opened(shrunk(shape, px(SWELL.lineMm)), px(SWELL.gapMm / 2))
  return without(shape, withoutCrumbs(inner, CRUMB))
}

/** A shape that has no slits and no slivers. */
function whole(drawn: Mask): Mask {
  const filled = closed(grown(drawn, px(SWELL.lineMm / 4)), px(SWELL.gapMm / 2))
  return withoutCrumbs(opened(filled, px(SWELL.lineMm / 2)), CRUMB)
}

/** One thing: its shape, and lines within it that a finger needs to know it by; a dot is a single spot. */
export interface Thing {
  readonly shape: Drawing
  readonly marks: readonly (readonly Spot[])[]
  /** Of glass or gauze. */
  readonly isClear?: true
}

export interface Outline {
  readonly widthMm: number
  readonly heightMm: number
  /** What is black, in millimetres; holes by the even-odd rule. */
  readonly contours: readonly (readonly Spot[])[]
}

/** Beyond the shapes, so that none of them touches the edge. */
const AROUND_MM = 6
const DOT_MM = 2.4

const markDrawing = (marks: Thing['marks'], mmPerUnit: number): Drawing =>
  marks
    .map(spots =>
      spots.length === 1
        ? dabs(spots, 'ink', DOT_MM / mmPerUnit)
        : line(bent(spots), 'ink', SWELL.lineMm / mmPerUnit),
    )
    .join('')

/** Things as lines to be felt, from back to front, as large as there is room. */
export function outlineOf(things: readonly Thing[]): Outline {
  const box = around(things.map(({ shape, isClear }) => boxOf(shape, isClear)))
  const mmPerUnit = Math.min(
    (OUTLINE.widthMm - 2 * AROUND_MM) / box.width,
    (OUTLINE.heightMm - 2 * AROUND_MM) / box.height,
  )
  const margin = AROUND_MM / mmPerUnit
  const field: Box = {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  }
  const widthPx = Math.round(px(field.width * mmPerUnit))
  const nothing = maskOf('', field, widthPx)
  const { lines } = things.reduceRight(
    (nearer, { shape, marks, isClear }) => {
      const drawn = whole(maskOf(shape, field, widthPx, isClear ? CLEAR : SOLID))
      const seen = without(drawn, grown(nearer.covered, px(SWELL.coverMm)))
      const edge = edged(withoutCrumbs(opened(seen, px(SWELL.lineMm / 2)), CRUMB))
      const marked = without(
        maskOf(markDrawing(marks, mmPerUnit), field, widthPx, CLEAR),
        grown(edge, px(SWELL.gapMm)),
      )
      return {
        lines: joined(nearer.lines, joined(edge, opened(marked, px(SWELL.lineMm / 3)))),
        covered: joined(nearer.covered, drawn),
      }
    },
    { lines: nothing, covered: nothing },
  )
  const inMm = ([x, y]: Spot): Spot => [x / PX_PER_MM, y / PX_PER_MM]
  return {
    widthMm: lines.width / PX_PER_MM,
    heightMm: lines.height / PX_PER_MM,
    contours: contoursOf(lines).map(contour => simplified(contour, px(SMOOTH_MM)).map(inMm)),
  }
}

/** As one path. */
export const outlinePath = ({ contours }: Outline): string => contours.map(contour => poly(contour)).join('')
