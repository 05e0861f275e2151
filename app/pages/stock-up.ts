import { loadGame } from '../games/games.ts'
import { GAMES } from '../games/manifests.ts'

/**
 * All that a match fetches later, now: on plain HTTP nothing keeps the app for flight mode, and a phone that has its room
 * should not need the network for the screens (ROOM-22, 26).
 */
export const stockUp = (): Promise<unknown> =>
  Promise.allSettled([...GAMES.map(loadGame), import('../match/sheets.tsx')])
