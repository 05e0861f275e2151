import { Screen } from '../parts/screen.tsx'

export function JoinPage({ code }: { code: string }) {
  return <Screen name="join-page" say={code} />
}
