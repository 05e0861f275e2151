import { type Chance, type Onward, type Seat, seatsOf } from '@veillee/kernel'
import { drawConstraint } from './constraints.ts'
import { draw, refill } from './deck.ts'
import { pointsOf } from './score.ts'
import type { Card, Memory, Phase, State, Turn } from './state.ts'
import { type Cast, castOf, childOf, hasLaid, isLastTurn, opponentsOf, teamOf } from './teams.ts'

export const newTurn = ({ active, grandfather }: Cast, seats: number): Turn => ({
  active,
  grandfather,
  memory: 1,
  card: null,
  hasBegun: false,
  constraints: [],
  cards: [],
  mimes: [],
  proposals: seatsOf(seats).map(() => null),
  calls: [seatsOf(seats).map(() => false), seatsOf(seats).map(() => false)],
  picks: null,
  bets: seatsOf(seats).map(() => null),
})

// Choose

/** PALM-36. */
export const isFromOwnHand = ({ options }: Pick<State, 'options'>): boolean => options.mode === 'individual'

/** PALM-12. Hands are full before a card is drawn (PALM-21), and a reshuffle is news for one memory (PALM-14). */
export function beginMemory(state: State, memory: Memory, chance: Chance): Onward<Phase> {
  state.turn.memory = memory
  state.reshuffled = false
  refill(state, chance)
  if (!isFromOwnHand(state)) state.turn.card = draw(state, chance)
  return 'choose'
}

/** PALM-13: seen by nobody else. */
export function redraw(state: State, chance: Chance): void {
  const card = state.turn.card!
  state.discards.push(card)
  state.turn.card = draw(state, chance, card)
}

/** PALM-36. */
export function takeFromHand({ teams }: State, team: number, card: Card): void {
  const { hand } = teams[team]!
  hand.splice(hand.indexOf(card), 1)
}

// Mime

/** PALM-40: the constraint is seen once the memory is settled. */
export function startMime(state: State, chance: Chance): Onward<Phase> {
  state.turn.hasBegun = false
  if (state.options.expert) drawConstraint(state, chance)
  return 'mime'
}

/** PALM-20: the Child lays the card face down. */
export function endMime({ turn }: State): Onward<Phase> {
  turn.cards.push({ card: turn.card!, from: { kind: 'mimed', memory: turn.memory } })
  turn.card = null
  return 'interfere'
}

/** PALM-47: card and constraint are discarded unseen, and with them what was called of this mime. */
export function giveUpMime(state: State, chance: Chance): Onward<Phase> {
  const { turn } = state
  turn.calls[turn.memory - 1]!.fill(false)
  state.usedConstraints.push(...turn.constraints.splice(turn.memory - 1))
  if (isFromOwnHand(state)) return chooseAnother(state, chance)
  redraw(state, chance)
  return 'choose'
}

/** Another card of the own hand; only a hand that has none left draws. */
function chooseAnother(state: State, chance: Chance): Onward<Phase> {
  const { turn, teams, discards } = state
  discards.push(turn.card!)
  turn.card = null
  if (teams[teamOf(state, childOf(turn))]!.hand.length === 0) refill(state, chance)
  return 'choose'
}

// Interfere

/** PALM-20. */
export function layCard(state: State, seat: Seat, card: Card): void {
  const { teams, turn } = state
  const team = teamOf(state, seat)
  takeFromHand(state, team, card)
  turn.cards.push({ card, from: { kind: 'laid', memory: turn.memory, team } })
  for (const mate of teams[team]!.seats) turn.proposals[mate] = null
}

export const haveAllLaid = (state: State): boolean =>
  opponentsOf(state).every(team => hasLaid(state.turn, team))

/** PALM-21, 22. */
export function endMemory(state: State, chance: Chance): Onward<Phase> {
  if (state.turn.memory === 1) return beginMemory(state, 2, chance)
  refill(state, chance)
  return 'album'
}

// Album and score

/** PALM-23, 30, 37: made up from the deck, shuffled, face up. */
export function openAlbum(state: State, chance: Chance): Onward<Phase> {
  const { turn, options } = state
  while (turn.cards.length < options.album)
    turn.cards.push({ card: draw(state, chance), from: { kind: 'deck' } })
  turn.cards = chance.shuffled(turn.cards)
  return undefined
}

/** PALM-25. */
export function scoreTurn(state: State): Onward<Phase> {
  const { teams, turn } = state
  for (const [team, points] of pointsOf(state).entries()) teams[team]!.points += points
  teams[teamOf(state, turn.grandfather)]!.been.push(turn.grandfather)
  return 'score'
}

/** PALM-26, 27. */
export function endTurn(state: State): Onward<Phase> {
  discardTurn(state)
  if (isLastTurn(state)) return 'over'
  state.turnsPlayed++
  state.turn = newTurn(castOf(state, state.turnsPlayed), state.seats)
  return 'roles'
}

function discardTurn({ turn, discards, usedConstraints }: State): void {
  if (turn.card !== null) discards.push(turn.card)
  discards.push(...turn.cards.splice(0).map(({ card }) => card))
  usedConstraints.push(...turn.constraints.splice(0))
  turn.card = null
}
