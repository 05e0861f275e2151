import { fitted, type Line } from './line.ts'

export type Value = string | number
type Grid = readonly (readonly Value[])[]
export type Chosen<G extends Grid> = { [Axis in keyof G]: G[Axis][number] }

export const QUARTERS = [0, 90, 180, 270] as const
export const LEANS = [0, 45, 90, 135] as const
export const SIDES = ['left', 'right'] as const

/** Glyphs that are variants of one idea: one for each choice of a value on every axis of its grid. */
export interface Family<G extends Grid = Grid> {
  readonly grid: G
  /** One text for each glyph, its chosen values with commas between them. */
  variants(): readonly string[]
  draw(variant: string): readonly Line[]
}

export function family<const G extends Grid>(
  grid: G,
  draw: (...chosen: Chosen<G>) => readonly Line[],
): Family<G> {
  return {
    grid,
    variants: () => crossed(grid).map(values => values.join(',')),
    draw: variant => fitted(draw(...(chosen(grid, variant) as Chosen<G>))),
  }
}

function crossed(grid: Grid): readonly (readonly Value[])[] {
  return grid.reduce<readonly (readonly Value[])[]>(
    (rows, axis) => rows.flatMap(row => axis.map(value => [...row, value])),
    [[]],
  )
}

export function chosen(grid: Grid, variant: string): readonly Value[] {
  const texts = variant.split(',')
  return grid.map((axis, index) => {
    const value = axis.find(each => String(each) === texts[index])
    if (value === undefined) throw new Error(`no such variant: ${variant}`)
    return value
  })
}
