import { type Pool, type Seat, type Secret, seatsOf } from '@veillee/kernel'
import { isOwnCard } from '../own-cards.ts'
import { checkPlaces } from '../places.ts'
import { CONSTRAINTS } from './constraints.ts'
import { CARDS } from './deck.ts'
import type { Card, Origin, Phase, State, Team } from './state.ts'
import { childrenOf } from './teams.ts'

/** No match has as many mimes. */
const MOST_MIMES = 40

export const pools: Readonly<Record<string, Pool>> = {
  card: 'permute',
  origin: 'permute',
  constraint: 'permute',
  proposal: [null, ...CARDS],
  call: [true, false],
  bet: [null, [1, 2], [3, 4], [5, 6]],
  mime: Array.from({ length: MOST_MIMES }, (_, number) => number),
}

export const internal: readonly string[] = []

export function secrets(state: State, phase: Phase | 'over'): readonly Secret[] {
  const hidden = [...piles(state), ...hands(state), ...proposals(state)]
  if (phase === 'score' || phase === 'over') return hidden
  const onTable = phase === 'album' ? origins(state) : faceDown(state)
  return [...hidden, ...onTable, ...drawnConstraints(state), ...calls(state), ...mimes(state), ...bets(state)]
}

const cells = (of: readonly unknown[], pool: string, knownTo: readonly Seat[]): readonly Secret[] =>
  of.map((_, key) => ({ of, key, pool, knownTo }))

const everybodyBut = (state: State, seat: Seat): readonly Seat[] =>
  seatsOf(state.seats).filter(other => other !== seat)

/** PALM-13, 40: what was discarded is shown to nobody. */
const piles = ({ deck, discards, constraints, usedConstraints }: State): readonly Secret[] => [
  ...cells(deck, 'card', []),
  ...cells(discards, 'card', []),
  ...cells(constraints, 'constraint', []),
  ...cells(usedConstraints, 'constraint', []),
]

/** PALM-9, 35: a hand that lies aside may have been dealt anew, and nobody looks. */
const hands = ({ options, teams, turn }: State): readonly Secret[] =>
  teams.flatMap(({ seats, hand }) => {
    const players = options.mode === 'individual' ? [turn.grandfather] : turn.active
    return cells(
      hand,
      'card',
      seats.filter(seat => !players.includes(seat)),
    )
  })

/** PALM-20: among team-mates. */
const proposals = ({ teams, turn }: State): readonly Secret[] =>
  teams.flatMap(({ seats }) =>
    seats.map(seat => ({ of: turn.proposals, key: seat, pool: 'proposal', knownTo: seats })),
  )

/** PALM-12, 20: unseen by anybody but those who put them there. */
function faceDown({ teams, turn }: State): readonly Secret[] {
  const children = childrenOf(turn)
  const laid = turn.cards.map(entry => ({
    of: entry,
    key: 'card',
    pool: 'card',
    knownTo: givers(entry.from, teams, children),
  }))
  const held = { of: turn, key: 'card', pool: 'card', knownTo: [children[turn.memory - 1]!] }
  return turn.card === null ? laid : [...laid, held]
}

/** PALM-24: the pictures lie open; whose they are is told when both picks are confirmed. */
const origins = ({ teams, turn }: State): readonly Secret[] =>
  turn.cards.map(entry => ({
    of: entry,
    key: 'from',
    pool: 'origin',
    knownTo: givers(entry.from, teams, childrenOf(turn)),
  }))

function givers(from: Origin, teams: readonly Team[], children: readonly Seat[]): readonly Seat[] {
  if (from.kind === 'deck') return []
  return from.kind === 'laid' ? teams[from.team]!.seats : [children[from.memory - 1]!]
}

/** PALM-42. */
const drawnConstraints = ({ turn }: State): readonly Secret[] =>
  turn.constraints.map((_, i) => ({
    of: turn.constraints,
    key: i,
    pool: 'constraint',
    knownTo: [childrenOf(turn)[i]!],
  }))

/** PALM-49. */
const calls = (state: State): readonly Secret[] =>
  state.turn.calls.flatMap(called => cells(called, 'call', everybodyBut(state, state.turn.grandfather)))

/** PALM-47: Grandfather's device does not even learn what it could ask for. */
const mimes = (state: State): readonly Secret[] =>
  state.turn.mimes.map(mime => ({
    of: mime,
    key: 'gesture',
    pool: 'mime',
    knownTo: everybodyBut(state, state.turn.grandfather),
  }))

/** PALM-51: not even whether somebody has bet is known. */
const bets = ({ turn }: State): readonly Secret[] =>
  turn.bets.map((_, seat) => ({ of: turn.bets, key: seat, pool: 'bet', knownTo: [seat] }))

export function check({ options, deck, discards, constraints, usedConstraints, teams, turn }: State): void {
  const hands = teams.map(({ hand }) => hand)
  const held = turn.card === null ? [] : [turn.card]
  const places = [deck, discards, ...hands, held, turn.cards.map(({ card }) => card)]
  checkPlaces(options.own ? withOwn(options.own, places.flat()) : CARDS, places)
  const constraintCards = options.expert ? [...CONSTRAINTS.keys()] : []
  checkPlaces(constraintCards, [constraints, usedConstraints, turn.constraints])
}

/** PALM-52: all of them, and of Léon's those that have not stayed in the box. */
function withOwn(own: readonly Card[], inPlay: readonly Card[]): readonly Card[] {
  if (inPlay.length !== CARDS.length) throw new Error(`${inPlay.length} cards are played with`)
  return [...own, ...inPlay.filter(card => !isOwnCard(card))]
}
