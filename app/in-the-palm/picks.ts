/** What Grandfather has in mind for the first memory and for the second, before the last word. */
export type Picks = readonly [first: number | null, second: number | null]

/** PALM-24: a tap gives the next free rosette, or takes one back; with both given it moves the second. */
export function withTap([first, second]: Picks, card: number): Picks {
  if (card === first) return [null, second]
  if (card === second) return [first, null]
  return first === null ? [card, second] : [first, card]
}

/** Which rosette a card has. */
export const picked = ([first, second]: Picks, card: number): 1 | 2 | null =>
  card === first ? 1 : card === second ? 2 : null
