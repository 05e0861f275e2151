import { Icon } from '../components/icon.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  fr: 'La pioche était vide : tout a été mélangé, et les mains sont neuves.',
  en: 'The deck was empty: everything was shuffled, and the hands are new.',
} as const

/** PALM-14: everyone is told. */
export const Reshuffled = () => (
  <p class="notice palm-notice" data-aloud>
    <Icon name="turn" />
    {said(WORDS)}
  </p>
)
