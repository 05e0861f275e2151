import { useEffect, useRef, useState } from 'preact/hooks'
import type { Match, Phone } from '../connection/server-messages.ts'
import { onPutAway } from '../device/put-away.ts'
import { hasToDo } from '../game-kit/on-table.tsx'
import { useRoomClient } from '../room-client/context.tsx'

/**
 * For whose eyes a shared phone is now, who has to open the cover first (ROOM-31), or that it lies in the middle of
 * the table, where `seat` acts in sight of all (ROOM-22).
 */
type InHand = { readonly is: 'open' | 'cover' | 'middle'; readonly seat: number }

/** A seat that this phone plays. */
interface SeatHere {
  readonly seat: number
  /** The game waits for it, and it can do something. */
  readonly isAble: boolean
}

/** Who has opened the phone, and what was awaited of it at that moment. */
export interface Opened {
  readonly seat: number
  readonly asked: string
}

interface Shared {
  readonly match: Match
  readonly seats: readonly SeatHere[]
  /** Whose turn it is; null if all who are awaited are so alike. */
  readonly turn?: number | null
  /** It lies in the middle, as far as the game is concerned. */
  readonly isForTable?: boolean
  /** Nothing on it is anybody's secret: those who share a phone look at it together. */
  readonly isForAll?: boolean
  /** Whoever opened the cover last; null once the phone is to be passed. */
  readonly opened: Opened | null
  /** Whom the phone is handed to by hand. */
  readonly handedTo: number | null
}

/** All that this phone plays, covered or not, in the order of the table. */
export const seatsHere = (match: Match, { seats, covered }: Phone): readonly SeatHere[] =>
  [...seats.map(one => ({ seat: one.seat, isAble: hasToDo(match, one) })), ...covered].sort(
    (a, b) => a.seat - b.seat,
  )

const ableAmong = (seats: readonly SeatHere[]): readonly number[] =>
  seats.flatMap(({ seat, isAble }) => (isAble ? [seat] : []))

/** What is asked of this phone: as long as it stays the same, the phone stays with whoever has it. */
export const askedOf = ({ match, seats }: Pick<Shared, 'match' | 'seats'>): string =>
  [match.number, match.view.step, ...ableAmong(seats)].join('.')

/** Null on a phone without a seat. */
export function inHandOf({
  match,
  seats,
  turn,
  isForTable,
  isForAll,
  opened,
  handedTo,
}: Shared): InHand | null {
  const [first] = seats
  if (!first) return null
  if (seats.length === 1) return { is: 'open', seat: first.seat }
  const able = isHere(turn, seats) ? [turn] : ableAmong(seats)
  const next = able[0] ?? seats.find(({ seat }) => match.awaits.includes(seat))?.seat ?? first.seat
  if (isForAll) return { is: 'open', seat: next }
  if (handedTo !== null && seats.some(({ seat }) => seat === handedTo)) return { is: 'cover', seat: handedTo }
  const isSameQuestion = opened !== null && opened.asked === askedOf({ match, seats })
  if (isForTable && !isSameQuestion) return { is: 'middle', seat: next }
  if (!opened || !seats.some(({ seat }) => seat === opened.seat)) return { is: 'cover', seat: next }
  const isStillTheirs = able.length === 0 || able.includes(opened.seat) || isSameQuestion
  return isStillTheirs ? { is: 'open', seat: opened.seat } : { is: 'cover', seat: next }
}

const isHere = (turn: number | null | undefined, seats: readonly SeatHere[]): turn is number =>
  seats.some(({ seat }) => seat === turn)

interface Hands {
  readonly inHand: InHand | null
  /** The named one has held the cover. */
  readonly open: () => void
  /** Passes the phone by hand. */
  readonly pass: (seat: number) => void
}

interface Place extends Pick<Shared, 'match' | 'seats'> {
  readonly turn: number | null
  readonly isForTable: boolean
  readonly isForAll: boolean
}

export function useInHand({ match, seats, turn, isForTable, isForAll }: Place): Hands {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [handedTo, setHandedTo] = useState<number | null>(null)
  const number = useRef(match.number)
  const isStale = number.current !== match.number || isForAll
  number.current = match.number
  // After a screen for all, nobody can say who has the phone: it is covered again.
  if (isStale && opened !== null) setOpened(null)
  if (isStale && handedTo !== null) setHandedTo(null)
  const inHand = inHandOf({
    match,
    seats,
    turn,
    isForTable,
    isForAll,
    opened: isStale ? null : opened,
    handedTo: isStale ? null : handedTo,
  })
  useHold(match, seats.length > 1 ? inHand : null)
  // What is laid in the middle leaves the hand it was in.
  const hasLeft = inHand?.is === 'middle' && opened !== null
  useEffect(() => {
    if (hasLeft) setOpened(null)
  }, [hasLeft])
  const pass = (seat: number) => {
    setOpened(null)
    setHandedTo(seat)
  }
  // Whoever picks up a shared phone that was put away may be somebody else.
  const openTo = inHand?.is === 'open' && seats.length > 1 && !isForAll ? inHand.seat : null
  useEffect(() => {
    if (openTo !== null) return onPutAway(() => pass(openTo))
  }, [openTo])
  return {
    inHand,
    open: () => {
      if (!inHand) return
      setHandedTo(null)
      setOpened({ seat: inHand.seat, asked: askedOf({ match, seats }) })
    },
    pass,
  }
}

/** ROOM-14: the page has the hand of whoever holds the phone, and no other. Under a cover it has none. */
function useHold({ number }: Match, inHand: InHand | null): void {
  const client = useRoomClient()
  const holder = inHand === null ? undefined : inHand.is === 'cover' ? null : inHand.seat
  useEffect(() => {
    if (holder !== undefined) client.hold(holder)
  }, [client, number, holder])
}
