import { Screen } from '../parts/screen.tsx'

export function SettingsPage() {
  return <Screen name="settings-page" say="SettingsPage" />
}
