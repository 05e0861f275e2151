import { differenceApart, differenceOf } from '../difference.ts'
import type { Differences } from '../seen.ts'
import type { MatchView, PhoneView, SeatView } from '../view.ts'
import { NO_WORDS, type Shared, type Wording, type Words } from './wording.ts'

/** Only what differs, however deep: for pages that say that they read it. */
export const BRIEF_WORDING: Wording = {
  shared: ({ lobby, match, pad, away }: Shared): Words => ({
    parts: '',
    changes:
      (lobby ? text('lobby', differenceOf(lobby[0], lobby[1])) : '') +
      (match ? matchText(match[0], match[1]) : '') +
      (pad ? text('pad', differenceOf(pad[0], pad[1])) : '') +
      (away ? text('away', differenceOf(away[0], away[1])) : ''),
  }),

  phone(before: PhoneView | undefined, after: PhoneView): Words {
    const changes = phoneText(before, after)
    return changes === '' ? NO_WORDS : { parts: '', changes }
  },

  talk: (before, after): Words => ({ parts: '', changes: text('talk', differenceOf(before, after)) }),

  message(shared: Words, own: Words): string | undefined {
    const changes = shared.changes + own.changes
    return changes === '' ? undefined : `{"say":"now"${changes}}`
  },
}

const text = (name: keyof Differences, difference: string | undefined): string =>
  difference === undefined ? '' : `,"${name}":${difference}`

/** The way to what changes at every move is a short one. */
function matchText(before: MatchView | null | undefined, after: MatchView | null): string {
  if (!before || !after) return text('match', differenceOf(before, after))
  return (
    text('match', differenceApart(before, after, 'view')) +
    text('view', differenceApart(before.view, after.view, 'table')) +
    text('table', differenceOf(before.view.table, after.view.table))
  )
}

/** At a glance, and not by comparing: for every phone after every move, and mostly so. */
const isSameBesides = (before: PhoneView, after: PhoneView): boolean =>
  before.person === after.person &&
  before.isHost === after.isHost &&
  before.covered === after.covered &&
  before.hostOffers === after.hostOffers &&
  before.lends === after.lends &&
  before.playedFor === after.playedFor &&
  before.photos === after.photos &&
  before.brought === after.brought &&
  before.may === after.may

/** Most phones show one seat. */
const seatOn = (phone: PhoneView | undefined): SeatView | undefined =>
  phone?.seats.length === 1 ? phone.seats[0] : undefined

function phoneText(before: PhoneView | undefined, after: PhoneView): string {
  const was = seatOn(before)
  const is = seatOn(after)
  if (!before || !was || was.seat !== is?.seat) return text('phone', differenceOf(before, after))
  const others = isSameBesides(before, after) ? '' : text('phone', differenceApart(before, after, 'seats'))
  if (was === is) return others
  return (
    others +
    text('hand', differenceOf(was.hand, is.hand)) +
    text('offers', differenceOf(was.offers, is.offers))
  )
}
