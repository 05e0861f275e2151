import { sameAs } from '@veillee/kernel'
import type { Change, SeatChange } from './seen.ts'
import type { LobbyView, MatchView, PhoneView, SeatView } from './view.ts'

/**
 * What of a part that somebody has seen is no longer so; undefined if nothing is. Values are compared and not whether
 * they were made anew: whoever sees the same is told the same, whatever has happened behind it.
 */
export const lobbyChange = (before: LobbyView, after: LobbyView): Change['lobby'] => fieldsOf(before, after)

/** Of the same match. */
export function matchChange(before: MatchView, after: MatchView): Change['match'] {
  const fields = fieldsOf(before, after, 'view')
  const view = viewChange(before.view, after.view)
  return view ? { ...fields, view } : fields
}

function viewChange(before: MatchView['view'], after: MatchView['view']) {
  const fields = fieldsOf(before, after, 'table')
  const table = fieldsOf(before.table as object, after.table as object)
  return table ? { ...fields, table } : fields
}

/** Of a phone that shows the same seats of the same match. */
export function phoneChange(before: PhoneView, after: PhoneView): Change['phone'] {
  const fields = fieldsOf(before, after, 'seats')
  const seats = after.seats.map((seat, i) => seatChange(before.seats[i]!, seat))
  return seats.some(seat => seat !== NOTHING) ? { ...fields, seats } : fields
}

export const showsSameSeats = (before: PhoneView, after: PhoneView): boolean =>
  before.seats.length === after.seats.length &&
  before.seats.every(({ seat }, i) => seat === after.seats[i]!.seat)

const NOTHING: SeatChange = {}

function seatChange(before: SeatView, after: SeatView): SeatChange {
  const hand = fieldsOf(before.hand as object, after.hand as object)
  const offers = fieldsOf(before.offers, after.offers)
  return hand || offers ? { ...(hand && { hand }), ...(offers && { offers }) } : NOTHING
}

/** The fields that differ, but for one that is looked at by itself. */
function fieldsOf<T extends object, Apart extends keyof T = never>(before: T, after: T, apart?: Apart) {
  if (before === after) return undefined
  let fields: Partial<T> | undefined
  for (const key in after) {
    if ((key as keyof T) === apart || sameAs(before[key], after[key])) continue
    fields ??= {}
    fields[key] = after[key]
  }
  return fields as Partial<Omit<T, Apart>> | undefined
}
