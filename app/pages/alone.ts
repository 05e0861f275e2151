import type { GameId } from '@veillee/games'
import type { BotLevel } from '../games/level-words.ts'
import { manifests } from '../games/manifests.ts'
import type { RoomClient } from '../room-client/room-client.ts'

/** ROOM-23: alone, with nothing to set: robots sit down, and the match begins. */
export function startWithBots(client: RoomClient, game: GameId, level: BotLevel): void {
  for (let seat = 1; seat <= manifests[game].robots; seat++)
    void client.request({ do: 'seatBot', seat, level })
  void client.request({ do: 'start', match: 1 })
}
