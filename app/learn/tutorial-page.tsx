import { Screen } from '../parts/screen.tsx'

export function TutorialPage({ game }: { game: string }) {
  return <Screen name="tutorial" say={game} />
}
