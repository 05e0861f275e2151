import type { Told } from '../message-atoms.ts'
import type { messages } from './messages.ts'
import type { Card, Memory, Rockets, State } from './state.ts'
import { isActive } from './teams.ts'

/** PALM-25, 38: what this turn gives each team. */
export function pointsOf(state: State): readonly number[] {
  const [first, second] = state.turn.picks!
  const scorers = [...scorersOf(state, first, 1), ...scorersOf(state, second, 2)]
  return state.teams.map((_, team) => scorers.filter(scorer => scorer === team).length)
}

/** The teams that have a point from what Grandfather takes for this memory. */
function scorersOf({ teams, turn }: State, pick: Card, memory: Memory): readonly number[] {
  const { from } = turn.cards.find(({ card }) => card === pick)!
  if (from.kind === 'laid') return [from.team]
  const isFound = from.kind === 'mimed' && from.memory === memory
  return isFound ? [...teams.keys()].filter(team => isActive(teams[team]!, turn)) : []
}

export type Result = Told<typeof messages.result>

export function result({ options, teams }: State): Result {
  const { mode, rounds } = options
  const scores = teams.map(({ points }) => points)
  if (mode === 'two') return { mode, scores, winners: null, verdict: verdictOf(scores[0]!), rounds }
  return { mode, scores, winners: winnersOf(scores), verdict: null, rounds }
}

/** PALM-4: the fewest tokens that make the score. */
export const rocketsFor = (points: number): Rockets => ({ threes: Math.floor(points / 3), ones: points % 3 })

export type Verdict = 1 | 2 | 3 | 4 | 5

/** PALM-33: 0–1, 2–3, 4–5, 6–7, 8. */
export const verdictOf = (points: number): Verdict => (Math.floor(points / 2) + 1) as Verdict

/** PALM-29: all who tie. */
export function winnersOf(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores)
  return [...scores.keys()].filter(team => scores[team] === most)
}
