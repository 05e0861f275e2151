import { useRoomClient } from '../room-client/context.tsx'

/** Where people sit round one table with a shared screen, the screen is heard, and the phones are not heard over it. */
export function useIsHeardHere(): boolean {
  const { lobby, phone, away } = useRoomClient()
  if (lobby.value === null || lobby.value.setting !== 'table') return true
  const { people } = lobby.value
  const screens = [...people.keys()].filter(
    person => people[person]!.isScreen && people[person]!.status === 'here' && !away.value.includes(person),
  )
  return screens.length === 0 || screens.includes(phone.value?.person ?? -1)
}
