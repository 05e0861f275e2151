import { JUST_BEGUN } from '../game-kit/match-testing.ts'
import type { ReaderMatch, ReaderSeat, ReaderTable } from './round.ts'

/** A table of five in its first round, seat 1 first, for tests to vary. */
export const tableWith = (changes: Partial<ReaderTable> = {}): ReaderTable => ({
  options: { setting: 'table', difficulties: ['green'], bets: true },
  seats: 5,
  round: 1,
  first: 1,
  chain: [1, 2, 3, 4, 0],
  lap: 1,
  drawer: null,
  feeler: null,
  palm: 0,
  side: null,
  voted: [false, false, false, false, false],
  stars: [],
  next: 2,
  scored: null,
  ...changes,
})

/** By seat; seat 1 is first and gives none. */
export const scoredWith = (number: 1 | 2 | 3 | 4 | 5, votes: readonly (1 | 2 | 3 | 4 | 5 | null)[]) => ({
  number,
  votes: [...votes],
  drawings: [],
  sketches: [],
  bets: [],
})

export const matchWith = (
  phase: ReaderMatch['view']['phase'],
  table: ReaderTable,
  changes: Partial<ReaderMatch> = {},
): ReaderMatch => ({
  ...JUST_BEGUN,
  game: 'palm-reader',
  view: { phase, step: 1, table },
  ...changes,
})

export const seatWith = (seat: number, changes: Partial<ReaderSeat> = {}): ReaderSeat =>
  ({
    seat,
    hand: { side: null, die: null, vote: null, bet: null },
    offers: { choices: {}, open: [] },
    ...changes,
  }) as ReaderSeat
