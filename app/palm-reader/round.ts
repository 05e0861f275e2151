import type { RequestAnswer } from '../connection/server-connection.ts'
import type { ChoicesOf, MatchOf, SeatOf, TableOf } from '../connection/server-messages.ts'
import { useRoomClient } from '../room-client/context.tsx'
import { type Sitter, useSitter } from '../room-client/sitters.ts'

export type ReaderMatch = MatchOf<'palm-reader'>
export type ReaderSeat = SeatOf<'palm-reader'>
export type ReaderTable = TableOf<'palm-reader'>
export type SymbolNumber = NonNullable<ReaderSeat['hand']['vote']>

export const ROUNDS = 10

/** What somebody is in this round, at this moment. */
export type Role = 'watcher' | 'skipped' | 'first' | 'drawer' | 'feeler' | 'other'

/** READ-19: the chain closes over a seat that was skipped. */
export function roleIn(table: ReaderTable, seat: number | null): Role {
  if (seat === null) return 'watcher'
  if (!table.chain.includes(seat)) return 'skipped'
  if (seat === table.drawer) return 'drawer'
  if (seat === table.feeler) return 'feeler'
  return seat === table.first ? 'first' : 'other'
}

/** READ-10: the last player of a second lap does not draw. */
export const palmsInLap = ({ chain, lap }: ReaderTable): number =>
  lap === 1 ? chain.length : chain.length - 1

/** A phase's screens, for whoever looks. */
export interface RoundProps {
  readonly match: ReaderMatch
  readonly seat: ReaderSeat | null
}

interface Round {
  readonly table: ReaderTable
  readonly role: Role
  readonly choices: ChoicesOf<'palm-reader'>
  readonly sitter: (seat: number) => Sitter
  readonly name: (seat: number) => string
  /** Nothing for those who watch. */
  readonly play: (move: string, input?: unknown) => Promise<RequestAnswer> | undefined
}

export function useRound({ match, seat }: RoundProps): Round {
  const client = useRoomClient()
  const sitter = useSitter()
  const { table } = match.view
  return {
    table,
    role: roleIn(table, seat?.seat ?? null),
    choices: (seat?.offers.choices ?? {}) as ChoicesOf<'palm-reader'>,
    sitter,
    name: one => sitter(one).name,
    play: (move, input) => (seat ? client.play(seat.seat, move, input) : undefined),
  }
}
