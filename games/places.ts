/** Every one of these cards is in exactly one of these places, and nothing else is: or our rules are wrong. */
export function checkPlaces(cards: readonly number[], places: readonly (readonly number[])[]): void {
  const found = new Map(cards.map(card => [card, 0]))
  for (const place of places)
    for (const card of place) {
      const times = found.get(card)
      if (times === undefined) throw new Error(`card ${card} does not belong here`)
      found.set(card, times + 1)
    }
  for (const [card, times] of found) if (times !== 1) throw new Error(`card ${card} is in ${times} places`)
}
