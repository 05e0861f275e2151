import type { MatchOf, PhaseOf, SeatOf } from '../connection/server-messages.ts'
import { JUST_BEGUN } from '../game-kit/match-testing.ts'
import type { Table } from './role.ts'

/** A table of four in two teams, as it is when the first team begins: Ana and Tom, against Jo and Nour. */
export const tableOfFour: Table = {
  options: {
    setting: 'table',
    mode: 'teams',
    first: 0,
    trio: null,
    rounds: 2,
    redraw: true,
    album: 8,
    expert: false,
    bets: true,
  },
  seats: 4,
  teams: [
    { seats: [0, 1], cards: 6, points: 0, rockets: { threes: 0, ones: 0 } },
    { seats: [2, 3], cards: 6, points: 0, rockets: { threes: 0, ones: 0 } },
  ],
  deck: 88,
  discards: 0,
  reshuffled: false,
  round: 1,
  isLastTurn: false,
  active: [0, 1],
  grandfather: 1,
  eligible: [],
  memory: 1,
  child: 0,
  hasBegun: false,
  otherChild: null,
  opponents: [1],
  laid: [],
  album: null,
  scored: null,
  next: [2, 3],
}

/** The same when Grandfather has picked: 1 and 2 were mimed, the second team had laid 3 and 4. */
export const scoredWith = (picks: readonly [number, number]): Table => ({
  ...tableOfFour,
  album: [1, 2, 3, 4, 5, 6, 7, 8],
  scored: {
    origins: [
      { kind: 'mimed', memory: 1 },
      { kind: 'mimed', memory: 2 },
      { kind: 'laid', memory: 1, team: 1 },
      { kind: 'laid', memory: 2, team: 1 },
      ...Array.from({ length: 4 }, () => ({ kind: 'deck' }) as const),
    ],
    children: [0, 0],
    picks: [...picks],
    points: [0, 0],
    constraints: [],
    calls: [],
    mimes: [],
    bets: [],
  },
})

export const matchAt = (
  phase: PhaseOf<'in-the-palm'>,
  table: Partial<Table> = {},
  step = 1,
): MatchOf<'in-the-palm'> => ({
  ...JUST_BEGUN,
  game: 'in-the-palm',
  view: { phase, step, table: { ...tableOfFour, ...table } },
})

/** A seat that holds nothing and may do nothing, until a test says so. */
export const seatAt = (seat: number, more: Partial<SeatOf<'in-the-palm'>> = {}): SeatOf<'in-the-palm'> => ({
  seat,
  hand: {
    cards: [],
    proposals: [],
    card: null,
    constraint: null,
    given: [],
    mimes: [],
    calls: [],
    bet: null,
  },
  offers: { choices: {}, open: [] },
  ...more,
})
