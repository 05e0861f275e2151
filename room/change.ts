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
  return view ? Object.assign(fields ?? {}, { view }) : fields
}

function viewChange(before: MatchView['view'], after: MatchView['view']) {
  const fields = fieldsOf(before, after, 'table')
  const table = fieldsOf(before.table as object, after.table as object)
  return table ? Object.assign(fields ?? {}, { table }) : fields
}

/** Of a phone that shows the same seats of the same match. */
export function phoneChange(before: PhoneView, after: PhoneView): Change['phone'] {
  const fields = fieldsOf(before, after, 'seats')
  const seats: SeatChange[] = []
  let isSame = true
  for (let i = 0; i < after.seats.length; i++) {
    const seat = seatChange(before.seats[i]!, after.seats[i]!)
    seats.push(seat)
    isSame &&= seat === NOTHING
  }
  return isSame ? fields : Object.assign(fields ?? {}, { seats })
}

export function showsSameSeats({ seats: before }: PhoneView, { seats: after }: PhoneView): boolean {
  if (before.length !== after.length) return false
  for (let i = 0; i < after.length; i++) if (before[i]!.seat !== after[i]!.seat) return false
  return true
}

const NOTHING: SeatChange = {}

function seatChange(before: SeatView, after: SeatView): SeatChange {
  if (before === after) return NOTHING
  const hand = fieldsOf(before.hand as object, after.hand as object)
  const offers = fieldsOf(before.offers, after.offers)
  if (!hand) return offers ? { offers } : NOTHING
  return offers ? { hand, offers } : { hand }
}

/** The fields that differ, but for one that is looked at by itself. */
function fieldsOf<T extends object, Apart extends keyof T = never>(before: T, after: T, apart?: Apart) {
  if (before === after) return undefined
  let fields: Partial<T> | undefined
  for (const key in after) {
    const was = before[key]
    const is = after[key]
    if (was === is || (key as keyof T) === apart || sameAs(was, is)) continue
    fields ??= {}
    fields[key] = is
  }
  return fields as Partial<Omit<T, Apart>> | undefined
}
