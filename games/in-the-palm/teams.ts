import { type Seat, seatsOf } from '@veillee/kernel'
import type { Options } from './options.ts'
import type { Memory, State, Team, Turn } from './state.ts'

type Seating = Pick<State, 'options' | 'seats' | 'teams' | 'first'>
/** Who plays a turn. */
export type Cast = Pick<Turn, 'active' | 'grandfather'>

// Who belongs together

/** PALM-5, 6: neighbours, from the first seat on. */
export function seatTeams(seats: number, { mode, trio }: Options): readonly (readonly Seat[])[] {
  const everybody = seatsOf(seats)
  if (mode === 'two') return [everybody]
  if (mode === 'individual') return everybody.map(seat => [seat])
  const startOf = (team: number) => 2 * team + (trio !== null && team > trio ? 1 : 0)
  return seatsOf(Math.floor(seats / 2)).map(team => everybody.slice(startOf(team), startOf(team + 1)))
}

export const teamOf = ({ teams }: State, seat: Seat): number =>
  teams.findIndex(team => team.seats.includes(seat))

/** With a member in this turn's cast: the active team, or the two of whom each scores alone (PALM-38). */
export const isActive = (team: Team, turn: Cast): boolean =>
  team.seats.some(seat => turn.active.includes(seat))

/** PALM-20, 37: those who interfere. */
export const opponentsOf = ({ teams, turn }: State): readonly number[] =>
  seatsOf(teams.length).filter(team => !isActive(teams[team]!, turn))

export const hasLaid = ({ memory, cards }: Turn, team: number): boolean =>
  cards.some(({ from }) => from.kind === 'laid' && from.team === team && from.memory === memory)

// Who is what

/** PALM-27, 28: whoever has not been Grandfather yet; when all have, the first of them. */
export function eligible({ seats, been }: Team): readonly Seat[] {
  const waiting = seats.filter(seat => !been.includes(seat))
  return waiting.length > 0 ? waiting : [been[0]!]
}

/** PALM-10, 11: clockwise from Grandfather; in a pair the same one mimes both memories. */
export function childrenOf({ active, grandfather }: Cast): readonly [Seat, Seat] {
  const place = active.indexOf(grandfather)
  return [active[(place + 1) % active.length]!, active[(place + active.length - 1) % active.length]!]
}

export const childOf = (turn: Turn, memory: Memory = turn.memory): Seat => childrenOf(turn)[memory - 1]!

// Whose turn it is

const turnsInRound = ({ options, seats, teams }: Seating): number =>
  options.mode === 'teams' ? teams.length : seats

/** Turns are counted from 0, rounds from 1. */
export const roundOf = (seating: Seating, turn: number): number =>
  Math.floor(turn / turnsInRound(seating)) + 1

/** PALM-28, 32, 39. */
export const isLastTurn = (state: State): boolean =>
  state.turnsPlayed + 1 === state.options.rounds * turnsInRound(state)

export const castOf = (seating: Seating, turn: number): Cast =>
  seating.options.mode === 'teams' ? teamCast(seating, turn) : pairCast(seating, turn)

/** PALM-10, 27: the next team clockwise; its roles by seat order, until it says otherwise. */
function teamCast({ teams, first }: Seating, turn: number): Cast {
  const team = teams[(first + turn) % teams.length]!
  return { active: team.seats, grandfather: eligible(team)[0]! }
}

/** PALM-32, 35, 39: the Children pass clockwise; Grandfather is to the left, and in round 2 to the right. */
function pairCast(seating: Seating, turn: number): Cast {
  const { first, seats } = seating
  const child = (first + turn) % seats
  const stepsLeft = roundOf(seating, turn) === 1 ? 1 : seats - 1
  const grandfather = (child + stepsLeft) % seats
  return { active: [child, grandfather], grandfather }
}
