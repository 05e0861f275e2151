import { useRef, useState } from 'preact/hooks'
import type { Match, Phone } from '../wire/told.ts'

type Seat = Phone['seats'][number]

/** For whose eyes a shared phone is now, or who has to open the cover first (ROOM-31). */
type InHand = { readonly is: 'open'; readonly seat: number } | { readonly is: 'cover'; readonly seat: number }

/** Who has opened the phone, and what was awaited of it at that moment. */
export interface Opened {
  readonly seat: number
  readonly asked: string
}

interface Shared {
  readonly match: Match
  readonly seats: readonly Seat[]
  /** Whoever opened the cover last; null once the phone is to be passed. */
  readonly opened: Opened | null
  /** Whom the phone is handed to by hand. */
  readonly handedTo: number | null
}

/** Nothing on these screens is anybody's secret: those who share a phone look at them together. */
const FOR_ALL: ReadonlySet<string> = new Set(['score', 'gallery', 'over'])

const isForAll = ({ view }: Match): boolean => FOR_ALL.has(view.phase)

/** A turn may need somebody who has nothing to tap: Grandfather's open hand, for instance. */
export const hasToDo = (match: Match, { seat, offers }: Seat): boolean =>
  match.awaits.includes(seat) && Object.keys(offers.choices).length + offers.open.length > 0

/** Of this phone's seats, those that the game waits for and that can do something. */
export const ableHere = (match: Match, seats: readonly Seat[]): readonly number[] =>
  seats.filter(seat => hasToDo(match, seat)).map(({ seat }) => seat)

/** What is asked of this phone: as long as it stays the same, the phone stays with whoever has it. */
export const askedOf = ({ match, seats }: Pick<Shared, 'match' | 'seats'>): string =>
  [match.number, match.view.step, ...ableHere(match, seats)].join('.')

/** Null on a phone without a seat. */
export function inHandOf({ match, seats, opened, handedTo }: Shared): InHand | null {
  const [first] = seats
  if (!first) return null
  if (seats.length === 1) return { is: 'open', seat: first.seat }
  const able = ableHere(match, seats)
  const next = able[0] ?? seats.find(({ seat }) => match.awaits.includes(seat))?.seat ?? first.seat
  if (isForAll(match)) return { is: 'open', seat: next }
  if (handedTo !== null && seats.some(({ seat }) => seat === handedTo)) return { is: 'cover', seat: handedTo }
  if (!opened || !seats.some(({ seat }) => seat === opened.seat)) return { is: 'cover', seat: next }
  const isStillTheirs =
    able.length === 0 || able.includes(opened.seat) || opened.asked === askedOf({ match, seats })
  return isStillTheirs ? { is: 'open', seat: opened.seat } : { is: 'cover', seat: next }
}

interface Hands {
  readonly inHand: InHand | null
  /** The named one has held the cover. */
  readonly open: () => void
  /** Passes the phone by hand. */
  readonly pass: (seat: number) => void
}

export function useInHand(match: Match, seats: readonly Seat[]): Hands {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [handedTo, setHandedTo] = useState<number | null>(null)
  const number = useRef(match.number)
  const isStale = number.current !== match.number || isForAll(match)
  number.current = match.number
  // After a screen for all, nobody can say who has the phone: it is covered again.
  if (isStale && opened !== null) setOpened(null)
  if (isStale && handedTo !== null) setHandedTo(null)
  const inHand = inHandOf({
    match,
    seats,
    opened: isStale ? null : opened,
    handedTo: isStale ? null : handedTo,
  })
  return {
    inHand,
    open: () => {
      if (!inHand) return
      setHandedTo(null)
      setOpened({ seat: inHand.seat, asked: askedOf({ match, seats }) })
    },
    pass: seat => {
      setOpened(null)
      setHandedTo(seat)
    },
  }
}
