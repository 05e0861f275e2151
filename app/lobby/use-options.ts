import type { OptionShown } from '../game-kit/game-manifest.ts'
import { manifestOf } from '../games/manifests.ts'
import { useLobby, useRoomClient } from '../room-client/context.tsx'
import { useSitters } from '../room-client/sitters.ts'

/** What can be set for the next match. */
export function useOptions(): readonly OptionShown[] {
  const lobby = useLobby()
  const { pad } = useRoomClient()
  const sitters = useSitters()
  return manifestOf(lobby.game).options(lobby, {
    seated: lobby.seating.filter(holder => holder !== null).length,
    nameAt: seat => sitters[seat]?.name ?? '…',
    isRematch: pad.value.lines.some(({ game }) => game === lobby.game),
  })
}
