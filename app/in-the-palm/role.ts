import type { MatchOf, TableOf } from '../connection/server-messages.ts'
import { useSitter } from '../room-client/sitters.ts'

export type Table = TableOf<'in-the-palm'>
export type View = MatchOf<'in-the-palm'>['view']

/** What somebody is in this turn; `otherChild` is the third of a trio, `watcher` has no seat. */
export type Role = 'child' | 'grandfather' | 'otherChild' | 'opponent' | 'watcher'

export function roleOf(table: Table, seat: number | null): Role {
  if (seat === null) return 'watcher'
  if (seat === table.grandfather) return 'grandfather'
  if (seat === table.child) return 'child'
  return table.active.includes(seat) ? 'otherChild' : 'opponent'
}

/** PALM-18: from the first mime to the album, also while decoys are laid and the second memory is chosen. */
export const areEyesShut = ({ phase, table }: View): boolean =>
  phase === 'mime' || phase === 'interfere' || (phase === 'choose' && table.memory === 2)

/** The team of a seat; where there are no teams, the seat alone. */
export const teamOf = ({ teams }: Table, seat: number): number =>
  teams.findIndex(({ seats }) => seats.includes(seat))

/** The names of this turn. */
export function useCast({ child, grandfather, otherChild }: Table) {
  const sitter = useSitter()
  return {
    child: sitter(child).name,
    grandfather: sitter(grandfather).name,
    otherChild: otherChild === null ? null : sitter(otherChild).name,
  }
}
