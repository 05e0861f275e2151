import type { Point } from '@veillee/touch'
import { flow, poly, type Spot, soft } from '../../curve.ts'
import { mixed } from '../../palette.ts'
import { type Drawing, inside, line, path } from '../../shape.ts'

/** The corners of a cloth’s nine patches, four rows of four; rows run from the top. */
export type Sheet = readonly Spot[]

const ROWS = 4
/** The seam takes the rest of the 0.9 that are felt. */
const SIDE_HU = 0.865
/** Squares of the weave across a patch. */
const CHECKS = 4

/** Spread out flat, but never quite: in hu about its middle. */
export const CLOTH_AT_REST: readonly Point[] = Array.from({ length: ROWS * ROWS }, (_, i) => {
  const [column, row] = [i % ROWS, Math.floor(i / ROWS)]
  const [x, y] = [column / (ROWS - 1) - 0.5, 0.5 - row / (ROWS - 1)]
  const isRim = column % 3 === 0 || row % 3 === 0
  const slip = isRim ? 0 : 0.03
  return { x: (x + slip * (column - row)) * SIDE_HU, y: (y + slip * (row - 1)) * SIDE_HU }
})

const spotOf = (sheet: Sheet, column: number, row: number): Spot => sheet[row * ROWS + column]!

const between = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** Once round the rim. */
function rimOf(sheet: Sheet): readonly Spot[] {
  const steps = [0, 1, 2]
  return [
    ...steps.map(i => spotOf(sheet, i, 0)),
    ...steps.map(i => spotOf(sheet, 3, i)),
    ...steps.map(i => spotOf(sheet, 3 - i, 3)),
    ...steps.map(i => spotOf(sheet, 0, 3 - i)),
  ]
}

/** Threads that follow the sheet, whichever way it is drawn. */
function threads(sheet: Sheet, way: 'across' | 'down'): string {
  const at = (along: number, of: number) =>
    way === 'across' ? spotOf(sheet, along, of) : spotOf(sheet, of, along)
  const lines = Array.from({ length: (ROWS - 1) * CHECKS - 1 }, (_, i) => {
    const [patch, share] = [Math.floor((i + 1) / CHECKS), ((i + 1) % CHECKS) / CHECKS]
    const next = Math.min(patch + 1, ROWS - 1)
    return flow([0, 1, 2, 3].map(along => between(at(along, patch), at(along, next), share)))
  })
  return lines.join('')
}

function areaOf(corners: readonly Spot[]): number {
  const doubled = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  return doubled / 2
}

/** Where cloth is pushed together it stands up in folds, and folds are dark. */
function folds(sheet: Sheet, flatArea: number): Drawing {
  return Array.from({ length: 9 }, (_, i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)]
    const corners = [
      spotOf(sheet, column, row),
      spotOf(sheet, column + 1, row),
      spotOf(sheet, column + 1, row + 1),
      spotOf(sheet, column, row + 1),
    ]
    const pushed = Math.min(1, Math.max(0, 1 - Math.abs(areaOf(corners)) / flatArea))
    return pushed < 0.05 ? '' : path(poly(corners), 'brick', { opacity: pushed * 0.6 })
  }).join('')
}

/** A soft fold from corner to corner, so that the flattest cloth is still cloth. */
function drape(sheet: Sheet): Drawing {
  const fold = [
    spotOf(sheet, 0, 1),
    between(spotOf(sheet, 1, 1), spotOf(sheet, 1, 2), 0.3),
    spotOf(sheet, 2, 2),
    spotOf(sheet, 3, 2),
  ]
  const light = [
    spotOf(sheet, 1, 0),
    spotOf(sheet, 1, 1),
    between(spotOf(sheet, 1, 2), spotOf(sheet, 2, 2), 0.2),
    spotOf(sheet, 1, 3),
  ]
  return line(flow(fold), 'brick', 16, { opacity: 0.28 }) + line(flow(light), 'light', 14, { opacity: 0.16 })
}

/** How much a cloth’s rim is rounded: corners stay corners. */
const ROUNDNESS = 0.6

export const clothOutline = (sheet: Sheet): string => soft(rimOf(sheet), ROUNDNESS)

/** The cloth over its sixteen spots. */
export function clothBody(sheet: Sheet, flatSideUnits: number): Drawing {
  const rim = clothOutline(sheet)
  const flatArea = (flatSideUnits / (ROWS - 1)) ** 2
  return (
    path(rim, mixed('red', 'coral', 0.25)) +
    inside(
      rim,
      line(threads(sheet, 'across') + threads(sheet, 'down'), 'butter', 2.2, { opacity: 0.5 }) +
        folds(sheet, flatArea) +
        drape(sheet) +
        line(rim, 'brick', 9, { opacity: 0.35 }),
    ) +
    line(rim, 'butter', 3.4, { dash: '2 8', opacity: 0.9 })
  )
}
