import { Screen } from '../parts/screen.tsx'

export function BiographyPage() {
  return <Screen name="biography" />
}
