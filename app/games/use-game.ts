import type { GameId } from '@veillee/games'
import { useEffect, useState } from 'preact/hooks'
import { loadAnew } from '../components/lazily.tsx'
import { type AnyScreens, loadedGame, loadGame } from './games.ts'

/** The screens of a game, as soon as they are here. */
export function useGame(game: GameId): AnyScreens | undefined {
  const [, seeAgain] = useState(0)
  const screens = loadedGame(game)
  useEffect(() => {
    let isGone = false
    // Also if it has come between this screen and now: nobody else would say so.
    void loadGame(game).then(() => !isGone && seeAgain(count => count + 1), loadAnew)
    return () => {
      isGone = true
    }
  }, [game])
  return screens
}
