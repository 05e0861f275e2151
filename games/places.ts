/** Every one of these cards is in exactly one of these places, and nothing else is: or our rules are wrong. */
export function checkPlaces(cards: readonly number[], places: readonly (readonly number[])[]): void {
  const times = new Uint8Array(256) // an array, because this runs after every event of a simulation
  for (const place of places) for (const card of place) times[card]!++
  for (const card of cards) if (times[card] !== 1) throw new Error(`card ${card} is in ${times[card]} places`)
  const count = places.reduce((sum, place) => sum + place.length, 0)
  if (count !== cards.length) throw new Error(`${count} cards in all places, not ${cards.length}`)
}
