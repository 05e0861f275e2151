import type { Traits } from '@veillee/kernel'
import { isOwnCard } from '../own-cards.ts'
import { LEAST_OWN, MOST_OWN, type Options } from './options.ts'
import type { Result } from './score.ts'
import { PHRASES } from './silence.ts'
import type { Card, Hand, Table } from './state.ts'
import { seatTeams } from './teams.ts'

export const traits: Traits<Table, Options, Result, Hand> = {
  realPalms: 'some',
  teams: (options, seats) => (options.mode === 'teams' ? seatTeams(seats, options) : []),
  isTogether: ({ mode }) => mode === 'two',
  /** PALM-8, 29: who is active first. */
  beganWith: ({ options, teams, active, child }) =>
    options.mode === 'teams' ? teams.findIndex(team => team.seats.includes(active[0]!)) : child,
  chapter: 'score',
  phrases: PHRASES,
  /** PALM-52. */
  own: { least: LEAST_OWN, most: MOST_OWN, shown },
  /** Only two play against nobody (PALM-33); a larger album is harder (PALM-31), and so are constraints. */
  best({ album = null, expert = null }, { mode, scores }) {
    return mode === 'two' ? { under: { album, expert }, score: scores[0]! } : undefined
  },
  isResult: ({ mode, scores }) =>
    typeof mode === 'string' && Array.isArray(scores) && scores.every(Number.isFinite),
}

/** Every card that a view has face up, wherever it lies. */
function shown({ album }: Table, hand: Hand | undefined): readonly Card[] {
  const inHand = hand
    ? [
        ...hand.cards,
        hand.card ?? 0,
        ...hand.given.map(({ card }) => card),
        ...hand.proposals.map(({ card }) => card),
      ]
    : []
  return [...(album ?? []), ...inHand].filter(isOwnCard)
}
