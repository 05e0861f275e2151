import type { GameId } from '@veillee/games'
import type { Evening } from '../evening/evening.ts'

/** How many robots make a good first match for one person. */
const BOTS: Readonly<Record<GameId, number>> = {
  'in-the-palm': 3,
  'extraordinary-story': 2,
  'palm-reader': 3,
}

/** ROOM-23: alone, with nothing to set: robots sit down, and the match begins. */
export function startWithBots(evening: Evening, game: GameId): void {
  for (let seat = 1; seat <= BOTS[game]; seat++) void evening.wish({ do: 'seatBot', seat, level: 'average' })
  void evening.wish({ do: 'start', match: 1 })
}
