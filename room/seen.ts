import type { Offers } from '@veillee/kernel'
import type { Line } from './talk.ts'
import type { LobbyView, MatchView, PadView, PhoneView } from './view.ts'

/** All that a device may see, part by part; what it has not been shown yet is not there. */
export interface Seen {
  readonly lobby?: LobbyView
  readonly match?: MatchView | null
  readonly pad?: PadView
  readonly phone?: PhoneView
  /** The last lines that this phone may read. */
  readonly talk?: readonly Line[]
  /** Whose phones are away. */
  readonly away?: readonly number[]
}

/** Of parts that a device has been shown: the fields that are no longer as they were. */
export interface Change {
  readonly lobby?: Partial<LobbyView>
  readonly match?: Partial<Omit<MatchView, 'view'>> & { readonly view?: ViewChange }
  readonly phone?: Partial<Omit<PhoneView, 'seats'>> & { readonly seats?: readonly SeatChange[] }
}

interface ViewChange {
  readonly phase?: string
  readonly step?: number
  readonly table?: object
}

/** One for each seat that the phone shows, in their order; an empty one where nothing is new. */
export interface SeatChange {
  readonly hand?: object
  readonly offers?: Partial<Offers>
}

/**
 * What a device sees after one more message: whole parts replace those before, and a change replaces fields of them: of
 * the lobby, the match and the phone, of the table view, of a seat’s hand view and offers, and of nothing deeper.
 */
export function seenAfter<S extends Seen>(seen: S, news: S & { readonly change?: Change }): S {
  const { change, ...parts } = news
  return { ...seen, ...parts, ...changed({ ...seen, ...parts }, change ?? {}) }
}

const changed = ({ lobby, match, phone }: Seen, change: Change): Seen => ({
  ...(change.lobby && { lobby: { ...lobby!, ...change.lobby } }),
  ...(change.match && { match: matchAfter(match!, change.match) }),
  ...(change.phone && { phone: phoneAfter(phone!, change.phone) }),
})

const matchAfter = (match: MatchView, { view, ...fields }: NonNullable<Change['match']>): MatchView => ({
  ...match,
  ...fields,
  view: view ? viewAfter(match.view, view) : match.view,
})

const viewAfter = (view: MatchView['view'], { table, ...fields }: ViewChange): MatchView['view'] => ({
  ...view,
  ...fields,
  table: table ? { ...(view.table as object), ...table } : view.table,
})

const phoneAfter = (phone: PhoneView, { seats, ...fields }: NonNullable<Change['phone']>): PhoneView => ({
  ...phone,
  ...fields,
  seats: seats ? phone.seats.map((seat, i) => seatAfter(seat, seats[i]!)) : phone.seats,
})

const seatAfter = (seat: PhoneView['seats'][number], { hand, offers }: SeatChange) => ({
  ...seat,
  hand: hand ? { ...(seat.hand as object), ...hand } : seat.hand,
  offers: offers ? { ...seat.offers, ...offers } : seat.offers,
})
