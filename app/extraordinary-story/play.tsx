import { Screen } from '../parts/screen.tsx'
import { Bar } from '../play/bar.tsx'
import type { PlayProps } from '../play/game-screens.ts'

export function Play({ match }: PlayProps<'extraordinary-story'>) {
  return <Screen name={`story-${match.view.phase}`} bar={<Bar />} say={match.view.phase} />
}
