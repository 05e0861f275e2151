import type { Traits } from '@veillee/kernel'
import type { Options } from './options.ts'
import type { Result } from './score.ts'
import { PHRASES } from './silence.ts'
import type { Table } from './state.ts'
import { seatTeams } from './teams.ts'

export const traits: Traits<Table, Options, Result> = {
  realPalms: 'some',
  teams: (options, seats) => (options.mode === 'teams' ? seatTeams(seats, options) : []),
  isTogether: ({ mode }) => mode === 'two',
  /** PALM-8, 29: who is active first. */
  beganWith: ({ options, teams, active, child }) =>
    options.mode === 'teams' ? teams.findIndex(team => team.seats.includes(active[0]!)) : child,
  chapter: 'score',
  phrases: PHRASES,
  /** Only two play against nobody (PALM-33); a larger album is harder (PALM-31), and so are constraints. */
  best({ album = null, expert = null }, { mode, scores }) {
    return mode === 'two' ? { under: { album, expert }, score: scores[0]! } : undefined
  },
  isResult: ({ mode, scores }) =>
    typeof mode === 'string' && Array.isArray(scores) && scores.every(Number.isFinite),
}
