import type { MatchOf } from '../connection/server-messages.ts'
import type { Lit } from '../game-kit/game-screens.ts'
import type { Table } from './role.ts'

const seatsOf = ({ teams }: Table, some: readonly number[]): readonly number[] =>
  some.flatMap(team => teams[team]!.seats)

/** Who acts in each phase: hand and fingers together while a memory is mimed, then whoever still has to lay. */
export function lit({ view: { phase, table } }: MatchOf<'in-the-palm'>): Lit {
  const { child, grandfather, opponents, laid, next } = table
  switch (phase) {
    case 'roles':
    case 'choose':
      return { acting: [child], answered: [] }
    case 'mime':
      return { acting: [child, grandfather], answered: [] }
    case 'interfere':
      return {
        acting: seatsOf(
          table,
          opponents.filter(team => !laid.includes(team)),
        ),
        answered: seatsOf(table, laid),
      }
    case 'album':
      return { acting: [grandfather], answered: [] }
    case 'score':
      return { acting: next, answered: [] }
    case 'over':
      return { acting: [], answered: [] }
  }
}
