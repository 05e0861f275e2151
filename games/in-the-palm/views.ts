import { type Seat, seatsOf } from '@veillee/kernel'
import { pointsOf, rocketsFor } from './score.ts'
import type {
  Call,
  Card,
  Hand,
  Memory,
  Phase,
  Scored,
  SeenMime,
  State,
  Table,
  TableTeam,
  Team,
  Turn,
} from './state.ts'
import {
  castOf,
  childOf,
  childrenOf,
  eligible,
  hasLaid,
  isActive,
  isLastTurn,
  opponentsOf,
  roundOf,
  teamOf,
} from './teams.ts'

const MEMORIES: readonly Memory[] = [1, 2]

// For everybody

export function table(state: State, phase: Phase | 'over'): Table {
  const { options, seats, teams, turn, turnsPlayed } = state
  return {
    options,
    seats,
    teams: teams.map(tableTeam),
    deck: state.deck.length,
    discards: state.discards.length,
    reshuffled: state.reshuffled,
    round: roundOf(state, turnsPlayed),
    isLastTurn: isLastTurn(state),
    active: turn.active,
    grandfather: turn.grandfather,
    eligible: phase === 'roles' ? eligibleInstead(state) : [],
    memory: turn.memory,
    child: childOf(turn),
    hasBegun: turn.hasBegun,
    otherChild: otherChildOf(turn),
    opponents: opponentsOf(state),
    laid: opponentsOf(state).filter(team => hasLaid(turn, team)),
    album: phase === 'album' || isScored(turn) ? turn.cards.map(({ card }) => card) : null,
    scored: isScored(turn) ? scored(state) : null,
    next: nextActive(state),
  }
}

const tableTeam = ({ seats, hand, points }: Team): TableTeam => ({
  seats,
  cards: hand.length,
  points,
  rockets: rocketsFor(points),
})

const isScored = ({ picks }: Turn): boolean => picks !== null

/** PALM-10, 27. */
const eligibleInstead = ({ teams, turn }: State): readonly Seat[] =>
  eligible(teams.find(team => isActive(team, turn))!).filter(seat => seat !== turn.grandfather)

const otherChildOf = (turn: Turn): Seat | null =>
  childrenOf(turn).find(seat => seat !== childOf(turn)) ?? null

function nextActive(state: State): readonly Seat[] {
  const cast = castOf(state, state.turnsPlayed + 1)
  const [child] = childrenOf(cast)
  return [child, ...cast.active.filter(seat => seat !== child)]
}

/** PALM-42, 49, 50: nothing of the turn is secret any more. */
const scored = (state: State): Scored => ({
  origins: state.turn.cards.map(({ from }) => from),
  children: childrenOf(state.turn),
  picks: state.turn.picks!,
  points: pointsOf(state),
  constraints: state.turn.constraints,
  calls: callsIn(state.turn),
  mimes: mimesIn(state.turn),
  bets: state.turn.bets.flatMap((on, by) => (on ? [{ by, on }] : [])),
})

const NONE: readonly never[] = []

/** For every seat after every move, as what follows: most have nothing of it, and then it is the same nothing. */
function callsIn(turn: Turn): readonly Call[] {
  const [first, second] = [callsDuring(turn, 1), callsDuring(turn, 2)]
  return second.length === 0 ? first : [...first, ...second]
}

function callsDuring({ calls }: Turn, memory: Memory): readonly Call[] {
  const hasCalled = calls[memory - 1]!
  if (!hasCalled.includes(true)) return NONE
  const callers = seatsOf(hasCalled.length).filter(seat => hasCalled[seat])
  return callers.map(by => ({ memory, by }))
}

const mimesIn = ({ mimes }: Turn): readonly SeenMime[] =>
  mimes.map((mime, i) => ({ memory: MEMORIES[i]!, mime }))

// For one seat

export function hand(state: State, seat: Seat): Hand {
  const { turn } = state
  const isChild = seat === childOf(turn)
  const isGrandfather = seat === turn.grandfather
  return {
    cards: isAside(state, seat) ? NONE : state.teams[teamOf(state, seat)]!.hand,
    proposals: proposalsFor(state, seat),
    card: isChild ? turn.card : null,
    constraint: isChild ? (turn.constraints[turn.memory - 1] ?? null) : null,
    given: givenBy(state, seat),
    mimes: isGrandfather || turn.mimes.length === 0 ? NONE : mimesSeen(turn, seat),
    calls: isGrandfather ? NONE : callsIn(turn),
    bet: turn.bets[seat]!,
  }
}

const mimesSeen = (turn: Turn, seat: Seat): readonly SeenMime[] =>
  mimesIn(turn).filter(({ memory }) => seat !== childOf(turn, memory))

/** PALM-9, 35, 36: nobody active has a hand in this turn, but for the Child who mimes from it. */
const isAside = ({ options, turn }: State, seat: Seat): boolean =>
  turn.active.includes(seat) && !(options.mode === 'individual' && seat === childOf(turn))

/** PALM-20. */
function proposalsFor(state: State, seat: Seat): Hand['proposals'] {
  const { seats } = state.teams[teamOf(state, seat)]!
  const { proposals } = state.turn
  const made: { by: Seat; card: Card }[] = []
  for (const by of seats) if (proposals[by] !== null) made.push({ by, card: proposals[by]! })
  return made
}

function givenBy(state: State, seat: Seat): readonly { memory: Memory; card: Card }[] {
  const team = teamOf(state, seat)
  const given: { memory: Memory; card: Card }[] = []
  for (const { card, from } of state.turn.cards) {
    if (from.kind === 'deck') continue
    const isGiven = from.kind === 'laid' ? from.team === team : seat === childOf(state.turn, from.memory)
    if (isGiven) given.push({ memory: from.memory, card })
  }
  return given
}
