import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { isOnDevice } from '../on-device/room-id.ts'
import type { Lobby, Match, Phone } from '../wire/told.ts'
import type { Evening } from './evening.ts'

const EveningContext = createContext<Evening | null>(null)

/** Everything inside is about this evening. */
export const EveningHere = EveningContext.Provider

export function useEvening(): Evening {
  const evening = useContext(EveningContext)
  if (evening === null) throw new Error('outside of an evening')
  return evening
}

/** Inside an evening there always is a lobby: nothing is shown before the first `see`. */
export function useLobby(): Lobby {
  return useEvening().lobby.value!
}

export function usePhone(): Phone {
  return useEvening().phone.value!
}

/** The room lives on this device alone: nobody else can come in, and nothing goes out (ROOM-22, 23). */
export const useIsOnDevice = (): boolean => isOnDevice(useEvening().room.value)

export const useMatch = (): Match | null => useEvening().match.value
