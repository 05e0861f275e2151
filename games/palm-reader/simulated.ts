import { resultOf } from '@veillee/kernel'
import type { SimulatedGame } from '../simulated-game.ts'
import { palmReader } from './game.ts'
import type { Result } from './score.ts'
import type { Table } from './state.ts'
import { DIFFICULTIES, NEWEST_EDITION } from './symbols.ts'

export const simulated: SimulatedGame = {
  game: palmReader,
  options: (_, { pick, shuffled, below }) => ({
    setting: pick(['table', 'remote']),
    difficulties: shuffled(DIFFICULTIES).slice(below(DIFFICULTIES.length)),
    ...pick([{}, { edition: NEWEST_EDITION }]),
  }),
  idle: ['sketch'],
  bots: {
    tables: () => [{ called: '', options: { setting: 'remote' }, withHints: false }],
    scoring: () => ({
      watch() {},
      outcome: match => ({ score: (resultOf(match) as Result).stars }),
    }),
  },
  golden: {
    seats: 4,
    options: { setting: 'table', difficulties: ['blue', 'purple'], edition: NEWEST_EDITION },
    leastEvents: 80,
  },
  faults: [
    { setting: 'table', phones: 4, shared: 1, bots: 0 },
    { setting: 'remote', phones: 4, shared: 1, bots: 1 },
  ],
  wireSeats: [4, 6],
  gesture: {
    kind: 'drawing',
    phase: 'draw',
    move: 'drawing',
    cast(table) {
      const { drawer, feeler } = table as Table
      return { from: drawer!, felt: feeler! }
    },
    shown: {
      phase: 'gallery',
      gestures: table =>
        (table as Table).scored!.drawings.map(({ drawing, into }) => ({ ...drawing, feltBy: into })),
    },
  },
  undecided: { phase: 'vote', move: 'vote' },
}
