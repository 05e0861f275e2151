import type { GameId } from '@veillee/games'
import type { WireRequest } from '@veillee/room'
import { useIsOnDevice, useLobby, usePhone } from '../room-client/context.tsx'
import { peopleOnPhone } from '../round-table/people.ts'

/** Another game for the same people. A story has no palms to be of glass: with one phone for all it is told aloud. */
export function useChoice(): (game: GameId) => WireRequest {
  const isShared = peopleOnPhone(useLobby(), usePhone().person).length > 1
  const isToldAloud = useIsOnDevice() && isShared
  return game => ({
    do: 'choose',
    game,
    ...(isToldAloud && game === 'extraordinary-story' && { setting: 'table' }),
  })
}
