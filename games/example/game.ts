import {
  type Chance,
  defineGame,
  movesOf,
  type Onward,
  type Seat,
  type Secret,
  seatsOf,
  standInByVote,
  when,
} from '@veillee/kernel'
import {
  CARDS,
  type Card,
  type Hand,
  type Options,
  options,
  type Phase,
  type Result,
  type Shown,
  type State,
  type Table,
} from './state.ts'

const { offer } = movesOf<State, Table, Hand, Phase>()

const nextDealer = ({ dealer, seats }: Pick<Table, 'dealer' | 'seats'>): Seat => (dealer + 1) % seats

const nobodyYet = (seats: number): null[] => seatsOf(seats).map(() => null)

function setup(seats: number, options: Options, chance: Chance): State {
  const dealer = chance.below(seats) // EXAMPLE-1
  const points = seatsOf(seats).map(() => 0)
  return { options, seats, round: 1, dealer, lucky: 1, picks: nobodyYet(seats), points }
}

/** EXAMPLE-4: the lowest number that only one player picked. */
export const lonelyIn = (picks: readonly (Card | null)[]): Card | undefined =>
  CARDS.find(card => picks.filter(pick => pick === card).length === 1)

function shownOf({ lucky, picks }: State): Shown {
  const lonely = lonelyIn(picks)
  const points = lonely === undefined ? 0 : lonely === lucky ? 2 : 1
  const scorer = lonely === undefined ? null : picks.indexOf(lonely)
  return { lucky, picks: picks as Card[], scorer, points }
}

/** EXAMPLE-4, 6. */
function score(state: State): Onward<Phase> {
  const { scorer, points } = shownOf(state)
  if (scorer !== null) state.points[scorer]! += points
  return state.round === state.options.rounds ? 'over' : 'shown'
}

/** EXAMPLE-7. */
function result({ points }: State): Result {
  const most = Math.max(...points)
  return { points, winners: seatsOf(points.length).filter(seat => points[seat] === most) }
}

const isShown = (phase: Phase | 'over'): boolean => phase !== 'pick'

const table = (state: State, phase: Phase | 'over'): Table => ({
  options: state.options,
  seats: state.seats,
  round: state.round,
  dealer: state.dealer,
  picked: state.picks.map(pick => pick !== null),
  points: state.points,
  shown: isShown(phase) ? shownOf(state) : null,
})

const hand = ({ dealer, lucky, picks }: State, seat: Seat, phase: Phase | 'over'): Hand => ({
  lucky: seat === dealer && !isShown(phase) ? lucky : null,
  pick: picks[seat]!,
})

/** EXAMPLE-2, 3: the lucky number is the dealer's, a pick its player's, until all have picked. */
function secrets(state: State, phase: Phase | 'over'): readonly Secret[] {
  if (isShown(phase)) return []
  const { picks, dealer } = state
  const picked = seatsOf(state.seats).filter(seat => picks[seat] !== null)
  return [
    { of: state, key: 'lucky', pool: 'card', knownTo: [dealer] },
    ...picked.map(seat => ({ of: picks, key: seat, pool: 'card', knownTo: [seat] })),
  ]
}

function check({ options, round, points, picks, lucky }: State): void {
  if (round > options.rounds) throw new Error(`round ${round} of ${options.rounds}`)
  const given = points.reduce((sum, one) => sum + one, 0)
  if (given > 2 * round) throw new Error(`${given} points in ${round} rounds`)
  for (const card of [lucky, ...picks.filter(pick => pick !== null)])
    if (!CARDS.includes(card)) throw new Error(`there is no card ${card}`)
}

export const example = defineGame<State, Table, Hand, Phase, Options, Result>({
  id: 'example',
  rules: 1,
  seats: { min: 2, max: 6 },
  traits: { isForDevelopers: true, isTogether: () => false },
  options,
  setup,
  first: 'pick',
  phases: {
    // EXAMPLE-2, 3: the dealer looks at the lucky number, and everybody picks.
    pick: {
      begin(state, { chance }) {
        state.lucky = chance.pick(CARDS)
      },
      awaits: ({ seats, picked }) => seatsOf(seats).filter(seat => !picked[seat]),
      away: () => standInByVote,
      moves: {
        pick: offer<Card>({
          choices: ({ hand }) => (hand?.pick === null ? CARDS : []),
          play(state, card, { by }) {
            state.picks[by as Seat] = card
            if (state.picks.every(pick => pick !== null)) return score(state)
          },
        }),
      },
    },

    // EXAMPLE-4, 5: what it was, and who was alone.
    shown: {
      between: true,
      awaits: table => [nextDealer(table)],
      away: () => ({ afterMs: 10_000, ask: 'nobody', move: { name: 'deal', input: true } }),
      moves: {
        deal: offer({
          choices: ({ by, table }) => when(by === nextDealer(table) || by === 'room'),
          play(state) {
            state.round++
            state.dealer = nextDealer(state)
            state.picks = nobodyYet(state.seats)
            return 'pick'
          },
        }),
      },
    },
  },
  table,
  hand,
  secrets,
  pools: { card: CARDS },
  internal: [],
  result,
  check,
})
