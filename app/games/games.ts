import type { GameId } from '@veillee/games'
import type { GameScreens } from '../game-kit/game-screens.ts'
import { manifestOf } from './manifests.ts'

/** Screens of some game: whoever asks for them gives them a match of the same game. */
export type AnyScreens = GameScreens<GameId>

const loaded = new Map<GameId, AnyScreens>()

/** Fetches a game's screens; a second call is free. The lobby calls it ahead of the start. */
export async function loadGame(game: GameId): Promise<AnyScreens> {
  const screens = loaded.get(game) ?? (await manifestOf(game).screens())
  loaded.set(game, screens)
  return screens
}

export const loadedGame = (game: GameId): AnyScreens | undefined => loaded.get(game)
