import type { Seat } from '@veillee/kernel'
import type { Hand, Phase, Scored, State, Table } from './state.ts'

export const drawerOf = (state: State): Seat => state.chain[state.palm]!

/** READ-9: the last player draws into the palm of the first. */
export const feelerOf = (state: State): Seat => state.chain[(state.palm + 1) % state.chain.length]!

/** READ-6: the box goes to the next player clockwise. */
export const nextFirst = (state: State): Seat => (state.first + 1) % state.seats

/** READ-12: from here on everybody sees the five symbols. */
const isShown = (phase: Phase | 'over'): boolean => phase === 'vote' || isScored(phase)

/** READ-14: from here on nothing of the round is secret. */
const isScored = (phase: Phase | 'over'): boolean => phase === 'gallery' || phase === 'over'

const topOf = (state: State) => state.stack.at(-1)!

export function table(state: State, phase: Phase | 'over'): Table {
  const isDrawing = phase === 'open' || phase === 'draw'
  return {
    options: state.options,
    seats: state.seats,
    round: state.round,
    first: state.first,
    chain: state.chain,
    lap: state.lap,
    drawer: isDrawing ? drawerOf(state) : null,
    feeler: isDrawing ? feelerOf(state) : null,
    palm: state.palm,
    side: isShown(phase) ? topOf(state) : null,
    voted: state.votes.map(vote => vote !== null),
    stars: state.stars,
    next: nextFirst(state),
    scored: isScored(phase) ? scored(state) : null,
  }
}

const scored = ({ die, votes, drawings, sketches, bets }: State): Scored => ({
  number: die,
  votes,
  drawings,
  sketches,
  bets,
})

export function hand(state: State, seat: Seat, phase: Phase | 'over'): Hand {
  const [vote, bet] = [state.votes[seat]!, state.bets[seat]!]
  if (seat !== state.first || isScored(phase)) return { side: null, die: null, vote, bet }
  return { side: topOf(state), die: state.die, vote, bet }
}
