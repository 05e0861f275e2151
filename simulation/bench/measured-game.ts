import { type GameId, games, OFFERED } from '@veillee/games'
import { type SimulatedGame, simulated } from '@veillee/games/simulated'

type Gesture = NonNullable<SimulatedGame['gesture']>

/** The game whose gestures of this kind are measured. */
export function measured(kind: Gesture['kind']): { readonly game: GameId; readonly gesture: Gesture } {
  const game = OFFERED.find(id => simulated[id].gesture?.kind === kind)!
  return { game, gesture: simulated[game].gesture! }
}

/** The game that is played with a room's own photographs. */
export const photoGame = (): GameId => OFFERED.find(id => games[id].own)!

/** The game in which somebody can change an answer again and again, while bots wait for it. */
export function undecidedGame() {
  const game = OFFERED.find(id => simulated[id].undecided)!
  return { game, ...simulated[game].undecided! }
}
