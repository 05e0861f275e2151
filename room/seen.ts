import type { Offers } from '@veillee/kernel'
import { withDifference } from './difference.ts'
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
 * What is no longer as it was of all that a device has been shown, each part as a difference (difference.ts). What mostly
 * changes has a name of its own: the view of the match, its table, and hand and offers of a phone that shows one seat.
 */
export type Differences = { readonly [Part in keyof Seen | 'view' | 'table' | 'hand' | 'offers']?: unknown }

export type News<S extends Seen> =
  | (S & { readonly say: 'see'; readonly change?: Change })
  | (Differences & { readonly say: 'now' })

/**
 * What a device sees after one more message: whole parts replace those before, and a change replaces fields of them: of
 * the lobby, the match and the phone, of the table view, of a seat’s hand view and offers, and of nothing deeper.
 * Differences go as deep as they have to.
 */
export function seenAfter<S extends Seen>(seen: S, news: News<S>): S {
  if (news.say === 'now') return withDifference(seen, inTheirPlaces(news)) as S
  const { say: _, change, ...parts } = news
  return { ...seen, ...parts, ...changed({ ...seen, ...parts }, change ?? {}) }
}

/** One difference of all that is seen. */
function inTheirPlaces({
  say: _,
  match,
  view,
  table,
  phone,
  hand,
  offers,
  ...parts
}: Differences & { say: 'now' }) {
  const ofView = within(view, 'table', table)
  const ofSeat = within(within(undefined, 'hand', hand), 'offers', offers)
  const seats = ofSeat === undefined ? undefined : { '0': ofSeat }
  return within(within(parts, 'match', within(match, 'view', ofView)), 'phone', within(phone, 'seats', seats))
}

/** A difference with one more field in it, if there is one. */
const within = (difference: unknown, name: string, field: unknown): unknown =>
  field === undefined ? difference : { ...(difference as object | undefined), [name]: field }

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
