import type { Language } from './language.ts'

export interface Words {
  readonly otherLanguage: string
  readonly pitch: string
  readonly nothingHere: string
  readonly home: string
  readonly reached: Readonly<Record<'title' | 'lead' | 'next' | 'enter', string>>
}

/** Of the few pages that are not the app. */
export const words: Readonly<Record<Language, Words>> = {
  fr: {
    otherLanguage: 'Langue',
    pitch: 'Trois jeux de toucher, de mémoire et d’histoires, à vivre ensemble, vos téléphones en main.',
    nothingHere: 'Il n’y a rien à cette adresse.',
    home: 'Retour sous la lampe',
    reached: {
      title: 'Tu as trouvé Veillée',
      lead: 'Ce téléphone arrive jusqu’ici\u202f: le chemin est libre.',
      next: 'Vise maintenant le grand code de la veillée, ou tape ses lettres à l’entrée.',
      enter: 'Vers l’entrée',
    },
  },
  en: {
    otherLanguage: 'Language',
    pitch: 'Three games of touch, memory and stories, to play together, phones in hand.',
    nothingHere: 'There is nothing at this address.',
    home: 'Back under the lamp',
    reached: {
      title: 'You have reached Veillée',
      lead: 'This phone gets through: the way is clear.',
      next: 'Now point it at the large code of the evening, or type its letters at the entrance.',
      enter: 'To the entrance',
    },
  },
}
