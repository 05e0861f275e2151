import { Screen } from '../parts/screen.tsx'

export function ScreenPage({ code }: { code: string }) {
  return <Screen name="screen-page" say={code} />
}
