import { Screen } from '../parts/screen.tsx'

export function Lobby() {
  return <Screen name="lobby" say="Lobby" />
}
