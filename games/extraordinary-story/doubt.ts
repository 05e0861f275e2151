import type { Seat } from '@veillee/kernel'
import type { Doubt, State, Verdict } from './state.ts'

/**
 * TALE-27: with two players, and where there are two teams, everybody would vote by side and acquit every time. There
 * the storyteller has no ballot, and a tie means wrong.
 */
const isBySide = ({ seats, options }: State): boolean => seats === 2 || options.teams

export const newDoubt = (state: State, by: Seat): Doubt => ({
  by,
  ballots: state.hands.map((_, seat) => (isBySide(state) && seat === state.storyteller ? 'excused' : null)),
})

/** Undefined until everybody has voted or is excused. Where nobody has voted, nobody has said that it was wrong. */
export function verdictOf(
  state: State,
): { readonly count: NonNullable<State['count']>; readonly isWrong: boolean } | undefined {
  const { ballots } = state.doubt!
  if (ballots.includes(null)) return undefined
  const votesFor = (verdict: Verdict) => ballots.filter(ballot => ballot === verdict).length
  const count = { wrong: votesFor('wrong'), right: votesFor('right') }
  const isTie = count.wrong === count.right && count.wrong > 0
  return { count, isWrong: count.wrong > count.right || (isTie && isBySide(state)) }
}
