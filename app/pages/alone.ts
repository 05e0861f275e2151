import type { GameId } from '@veillee/games'
import type { RoomClient } from '../room-client/room-client.ts'

/** How many robots make a good first match for one person. */
const BOTS: Readonly<Record<GameId, number>> = {
  'in-the-palm': 3,
  'extraordinary-story': 2,
  'palm-reader': 3,
}

/** ROOM-23: alone, with nothing to set: robots sit down, and the match begins. */
export function startWithBots(client: RoomClient, game: GameId): void {
  for (let seat = 1; seat <= BOTS[game]; seat++)
    void client.request({ do: 'seatBot', seat, level: 'average' })
  void client.request({ do: 'start', match: 1 })
}
