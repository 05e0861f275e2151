import { Screen } from '../parts/screen.tsx'

export function PlaygroundPage() {
  return <Screen name="playground" />
}
