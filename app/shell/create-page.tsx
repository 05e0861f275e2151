import { Screen } from '../parts/screen.tsx'

export function CreatePage({ game }: { game: string }) {
  return <Screen name="create-page" say={game} />
}
