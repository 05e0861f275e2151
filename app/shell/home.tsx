import { Screen } from '../parts/screen.tsx'

export function Home() {
  return <Screen name="home" say="Home" />
}
