import { resultOf, type Seat, tableOf } from '@veillee/kernel'
import type { SimulatedGame } from '../simulated-game.ts'
import { example } from './game.ts'
import type { Result, Table } from './state.ts'

export const simulated: SimulatedGame = {
  game: example,
  options: (_, { pick }) => ({ setting: pick(['table', 'remote']), rounds: pick([3, 5, 7]) }),
  bots: {
    tables: () => [{ called: '', options: { setting: 'remote' }, withHints: false }],
    scoring() {
      let first: Seat | undefined
      return {
        watch(match) {
          first ??= (tableOf(match) as Table).dealer
        },
        outcome(match) {
          const { points, winners } = resultOf(match) as Result
          return {
            score: Math.max(...points),
            marked: { how: 'wins', sides: match.seats, who: winners, first: first! },
          }
        },
      }
    },
  },
  golden: { seats: 4, options: { setting: 'table', rounds: 7 }, leastEvents: 30 },
  faults: [
    { setting: 'table', phones: 3, shared: 1, bots: 0 },
    { setting: 'remote', phones: 2, shared: 0, bots: 1 },
  ],
  wireSeats: [3, 6],
}
