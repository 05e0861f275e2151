/**
 * Which two pages of a booklet lie beside each other on each side of paper, left and right: printed on both sides,
 * turned over the short edge, laid on each other and folded, they come in their order. Where there is none, it is blank.
 */
export function imposed(pages: readonly unknown[]): readonly (readonly (number | undefined)[])[] {
  const count = Math.ceil(pages.length / 4) * 4
  const at = (i: number): number | undefined => (i < pages.length ? i : undefined)
  return Array.from({ length: count / 2 }, (_, side) =>
    side % 2 === 0 ? [at(count - 1 - side), at(side)] : [at(side), at(count - 1 - side)],
  )
}
