import type { Seat } from '@veillee/kernel'
import type { PersonId } from './person.ts'

export type BotLevel = 'dreamy' | 'average' | 'keen'
export const BOT_LEVELS: readonly BotLevel[] = ['dreamy', 'average', 'keen']

/** Who holds a seat. */
export type Holder = { readonly person: PersonId } | { readonly bot: BotLevel }

/** The seats round the table, clockwise; an empty one is null. */
export type Seating = readonly (Holder | null)[]

export const isBot = (holder: Holder | null | undefined): boolean => holder != null && 'bot' in holder

/** Who sits there; nobody on an empty seat, nor on a bot's. */
export const sitterOn = (seating: Seating, seat: Seat): PersonId | undefined => {
  const holder = seating[seat]
  return holder != null && 'person' in holder ? holder.person : undefined
}

/** A person has one seat or none; people who share a phone have one each. */
export const seatOf = (seating: Seating, person: PersonId): Seat | undefined => {
  const seat = seating.findIndex((_, i) => sitterOn(seating, i) === person)
  return seat === -1 ? undefined : seat
}

/** The first empty seat. */
const freeSeat = (seating: Seating): Seat | undefined => {
  const seat = seating.indexOf(null)
  return seat === -1 ? undefined : seat
}

export const withHolder = (seating: Seating, seat: Seat, holder: Holder | null): Seating =>
  seating.map((old, i) => (i === seat ? holder : old))

/** Somebody sits down on the first empty seat, if there is one. */
export function seated(seating: Seating, person: PersonId): Seating {
  const seat = freeSeat(seating)
  return seat === undefined ? seating : withHolder(seating, seat, { person })
}

/** Two seats change places, whoever holds them. */
export const swapped = (seating: Seating, one: Seat, other: Seat): Seating =>
  seating.map((holder, i) => {
    if (i === one) return seating[other]!
    return i === other ? seating[one]! : holder
  })

export const without = (seating: Seating, isGone: (person: PersonId) => boolean): Seating =>
  seating.map((holder, seat) => {
    const sitter = sitterOn(seating, seat)
    return sitter !== undefined && isGone(sitter) ? null : holder
  })

export const countOf = (seating: Seating): number => seating.filter(holder => holder !== null).length

/** Everybody moves together, in the same order, so that the first seats are those of the match. */
export function closedUp(seating: Seating): Seating {
  const holders = seating.filter(holder => holder !== null)
  return seating.map((_, seat) => holders[seat] ?? null)
}

/** Bots give way first, then those on the last seats, who watch. */
function fewer(holders: readonly Holder[], most: number): readonly Holder[] {
  if (holders.length <= most) return holders
  const bot = holders.findLastIndex(isBot)
  return fewer(holders.toSpliced(bot, 1), most)
}

/** As many seats as a game may have. People keep theirs unless it is gone. */
export function resized(seating: Seating, count: number): Seating {
  const mustMove = seating.slice(count).some(holder => holder !== null)
  const kept = mustMove
    ? fewer(
        seating.filter(holder => holder !== null),
        count,
      )
    : seating
  return Array.from({ length: count }, (_, seat) => kept[seat] ?? null)
}
