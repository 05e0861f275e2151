import type { Said } from '@veillee/kernel'

/** Of the few pages that are not the app. */
export const WORDS = {
  otherLanguage: { fr: 'Langue', en: 'Language' },
  pitch: {
    fr: 'Trois jeux de toucher, de mémoire et d’histoires, à vivre ensemble, vos téléphones en main.',
    en: 'Three games of touch, memory and stories, to play together, phones in hand.',
  },
  nothingHere: { fr: 'Il n’y a rien à cette adresse.', en: 'There is nothing at this address.' },
  home: { fr: 'Retour à l’accueil', en: 'Back to the start' },
  reached: { fr: 'Tu as trouvé Veillée', en: 'You have reached Veillée' },
  wayIsClear: {
    fr: 'Ce téléphone arrive jusqu’ici\u202f: le chemin est libre.',
    en: 'This phone gets through: the way is clear.',
  },
  next: {
    fr: 'Vise maintenant le grand code de la veillée, ou tape ses lettres à l’entrée.',
    en: 'Now point it at the large code of the evening, or type its letters at the entrance.',
  },
  enter: { fr: 'Vers l’entrée', en: 'To the entrance' },
} as const satisfies Readonly<Record<string, Said>>
