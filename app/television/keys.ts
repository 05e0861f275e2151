/** Where an arrow leads among keys in rows: it stops at the ends, and the long last key is below all of its row. */
export function nextKey(at: number, by: number, count: number): number {
  if (at === -1) return 0
  const to = at + by
  if (to < 0) return at
  return Math.min(to, count - 1)
}
