import type { GameId } from '@veillee/games'
import { fetched } from '../components/fetched.ts'
import type { GameScreens } from '../game-kit/game-screens.ts'
import { manifestOf } from './manifests.ts'

/** Screens of some game: whoever asks for them gives them a match of the same game. */
export type AnyScreens = GameScreens<GameId>

const loaded = new Map<GameId, AnyScreens>()

/** Fetches a game's screens; a second call is free. */
export async function loadGame(game: GameId): Promise<AnyScreens> {
  const screens = loaded.get(game) ?? (await fetched(manifestOf(game).screens))
  loaded.set(game, screens)
  return screens
}

/** Before the start. If they do not come now, the match asks for them once more, and says so. */
export const fetchAhead = (game: GameId): Promise<unknown> => loadGame(game).catch(() => undefined)

export const loadedGame = (game: GameId): AnyScreens | undefined => loaded.get(game)
