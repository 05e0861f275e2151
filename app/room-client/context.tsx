import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Lobby, Match, Phone } from '../connection/server-messages.ts'
import { isOnDevice } from '../device/room-id.ts'
import type { RoomClient } from './room-client.ts'

const RoomClientContext = createContext<RoomClient | null>(null)

/** Everything inside is about this evening. */
export const RoomClientProvider = RoomClientContext.Provider

export function useRoomClient(): RoomClient {
  const client = useContext(RoomClientContext)
  if (client === null) throw new Error('outside of an evening')
  return client
}

/** Inside an evening there always is a lobby: nothing is shown before the first `see`. */
export function useLobby(): Lobby {
  return useRoomClient().lobby.value!
}

export function usePhone(): Phone {
  return useRoomClient().phone.value!
}

/** The room lives on this device alone: nobody else can come in, and nothing goes out (ROOM-22, 23). */
export const useIsOnDevice = (): boolean => isOnDevice(useRoomClient().room.value)

export const useMatch = (): Match | null => useRoomClient().match.value
