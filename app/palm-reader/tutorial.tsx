import { Primary } from '../parts/controls.tsx'
import { Screen } from '../parts/screen.tsx'

export function Tutorial({ onDone }: { onDone: () => void }) {
  return <Screen name="palm-reader-tutorial" act={<Primary onPress={onDone}>OK</Primary>} />
}
