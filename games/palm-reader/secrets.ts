import type { Pool, Secret } from '@veillee/kernel'
import { checkPlaces } from '../places.ts'
import type { Phase, State } from './state.ts'
import { cardOf, cardsIn, difficultyOf } from './symbols.ts'

const NUMBERS = [1, 2, 3, 4, 5]

export const pools: Readonly<Record<string, Pool>> = {
  side: 'permute',
  rolled: [...NUMBERS, '?'],
  number: NUMBERS,
  vote: NUMBERS,
  bet: [null, 'holds', 0, 1, 2, 3],
}

/** The sides of earlier rounds were seen by all, and are shown no more. */
export const internal = ['played.*']

export function secrets(state: State, phase: Phase | 'over'): readonly Secret[] {
  if (phase === 'gallery' || phase === 'over') return toCome(state)
  return [...toCome(state), ...card(state, phase), die(state, phase), ...votes(state), ...bets(state)]
}

const toCome = ({ stack }: State): readonly Secret[] =>
  stack.slice(0, -1).map((_, key) => ({ of: stack, key, pool: 'side', knownTo: [] }))

/** READ-7, 12: the first player's, until everybody looks for the symbol. */
const card = ({ stack, first }: State, phase: Phase): readonly Secret[] =>
  phase === 'vote' ? [] : [{ of: stack, key: stack.length - 1, pool: 'side', knownTo: [first] }]

/** READ-2, 14: only the first player sees it, until the number is told. */
const die = (state: State, phase: Phase): Secret => ({
  of: state,
  key: 'die',
  pool: phase === 'look' ? 'rolled' : 'number',
  knownTo: [state.first],
})

/** READ-13: nobody's number is known to anyone before all are in. */
const votes = ({ votes }: State): readonly Secret[] =>
  votes.flatMap((vote, seat) =>
    vote === null ? [] : [{ of: votes, key: seat, pool: 'vote', knownTo: [seat] }],
  )

/** READ-24: not even whether somebody has bet is known. */
const bets = ({ bets }: State): readonly Secret[] =>
  bets.map((_, seat) => ({ of: bets, key: seat, pool: 'bet', knownTo: [seat] }))

export function check({ options, stack, played, chain }: State): void {
  const cards = cardsIn(options.edition).filter(card => options.difficulties.includes(difficultyOf(card * 2)))
  checkPlaces(cards, [stack.map(cardOf), played.map(cardOf)])
  if (new Set(chain).size !== chain.length) throw new Error(`twice in the chain: ${chain}`)
}
