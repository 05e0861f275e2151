import type { Language } from './language.ts'

export interface Words {
  readonly otherLanguage: string
  readonly pitch: string
  readonly nothingHere: string
  readonly home: string
}

/** Of the few pages that are not the app. */
export const words: Readonly<Record<Language, Words>> = {
  fr: {
    otherLanguage: 'Langue',
    pitch: 'Trois jeux de toucher, de mémoire et d’histoires, à vivre ensemble, vos téléphones en main.',
    nothingHere: 'Il n’y a rien à cette adresse.',
    home: 'Retour sous la lampe',
  },
  en: {
    otherLanguage: 'Language',
    pitch: 'Three games of touch, memory and stories, to play together, phones in hand.',
    nothingHere: 'There is nothing at this address.',
    home: 'Back under the lamp',
  },
}
