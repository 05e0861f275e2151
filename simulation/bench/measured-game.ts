import { type GameId, OFFERED } from '@veillee/games'
import { type SimulatedGame, simulated } from '@veillee/games/simulated'

type Gesture = NonNullable<SimulatedGame['gesture']>

/** The game whose gestures of this kind are measured. */
export function measured(kind: Gesture['kind']): { readonly game: GameId; readonly gesture: Gesture } {
  const game = OFFERED.find(id => simulated[id].gesture?.kind === kind)!
  return { game, gesture: simulated[game].gesture! }
}

/** The game in which somebody can change an answer again and again, while bots wait for it. */
export function undecidedGame() {
  const game = OFFERED.find(id => simulated[id].undecided)!
  return { game, ...simulated[game].undecided! }
}
