import { BackBar } from '../components/back-bar.tsx'
import { Screen } from '../components/screen.tsx'
import { SensesPanel } from '../senses/senses-panel.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  say: { fr: 'Sentir à travers l’écran', en: 'Feeling through the screen' },
  more: {
    fr: 'Quand vous jouez de loin, ta paume est ici.',
    en: 'When you play from afar, your palm is here.',
  },
} as const

/** ROOM-20: a place to try it alone. */
export const SensesPage = () => (
  <Screen name="senses" isFlowing bar={<BackBar />} say={said(WORDS.say)} more={said(WORDS.more)}>
    <SensesPanel />
  </Screen>
)
