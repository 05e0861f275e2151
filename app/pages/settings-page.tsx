import { BackBar } from '../components/back-bar.tsx'
import { Screen } from '../components/screen.tsx'
import { SettingsPanel } from '../sheets/settings-panel.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  say: { fr: 'Réglages', en: 'Settings' },
  more: { fr: 'Ils restent sur cet appareil.', en: 'They stay on this device.' },
} as const

export const SettingsPage = () => (
  <Screen name="settings" isFlowing bar={<BackBar />} say={said(WORDS.say)} more={said(WORDS.more)}>
    <SettingsPanel />
  </Screen>
)
