import type { Option } from './options.ts'

/** Cards that a room has made itself are counted from here on (ROOM-39); below it, a game's own. */
export const FIRST_OWN_CARD = 101
/** A room numbers no more than this many, those included that it has taken out again. */
export const MOST_OWN_CARDS = 120

export const isOwnCard = (card: number): boolean => card >= FIRST_OWN_CARD

const isOwn = (raw: unknown): raw is number =>
  Number.isInteger(raw) && isOwnCard(raw as number) && (raw as number) < FIRST_OWN_CARD + MOST_OWN_CARDS

/** None, or so many of them, in their order. */
export const ownCards = (least: number, most: number): Option<readonly number[]> => ({
  byDefault: [],
  read(raw) {
    if (!Array.isArray(raw) || !raw.every(isOwn)) return undefined
    const cards = [...new Set(raw)].sort((one, other) => one - other)
    return cards.length === 0 || (cards.length >= least && cards.length <= most) ? cards : undefined
  },
})
