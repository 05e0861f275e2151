import { simulated as example } from './example/simulated.ts'
import { simulated as story } from './extraordinary-story/simulated.ts'
import { simulated as palm } from './in-the-palm/simulated.ts'
import type { GameId } from './index.ts'
import { simulated as reader } from './palm-reader/simulated.ts'
import type { SimulatedGame } from './simulated-game.ts'

export { OWN_WORDS } from './extraordinary-story/simulated.ts'
export type { Marked, Memory, Outcome, SimulatedGame } from './simulated-game.ts'

/** By game. For proofs, benches and tests alone: nothing that is shipped knows it. */
export const simulated: Readonly<Record<GameId, SimulatedGame>> = {
  'in-the-palm': palm,
  'extraordinary-story': story,
  'palm-reader': reader,
  example,
}

const listed = (part: 'rash' | 'idle'): readonly string[] =>
  Object.values(simulated).flatMap(game => game[part] ?? [])

/** Moves that end a match of any game for no reason. */
export const RASH = listed('rash')

/** Those, and what could go on without end: nobody does it who wants a match to get on. */
export const RASH_OR_IDLE = [...RASH, ...listed('idle')]
