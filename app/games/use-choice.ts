import type { GameId } from '@veillee/games'
import type { WireRequest } from '@veillee/room'
import { useIsOnDevice, useLobby, usePhone } from '../room-client/context.tsx'
import { peopleOnPhone } from '../round-table/people.ts'
import { manifests } from './manifests.ts'

/** Another game for the same people. Without palms to be of glass, one phone for all is round a real table. */
export function useChoice(): (game: GameId) => WireRequest {
  const isShared = peopleOnPhone(useLobby(), usePhone().person).length > 1
  const isOnePhone = useIsOnDevice() && isShared
  return game => ({
    do: 'choose',
    game,
    ...(isOnePhone && !manifests[game].isFelt && { setting: 'table' }),
  })
}
