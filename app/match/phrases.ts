import type { Said } from '@veillee/kernel'

/** What may be said even where words may not: the Child's set phrases (PALM-18), and the host's reminder (ROOM-32). */
const PHRASES: Readonly<Record<string, Said>> = {
  'palm-up': { fr: 'Paume vers le haut', en: 'Palm up' },
  'back-up': { fr: 'Dos de la main vers le haut', en: 'Back of the hand up' },
  upright: { fr: 'Main debout', en: 'Hand upright' },
  'fingers-spread': { fr: 'Doigts écartés', en: 'Fingers spread' },
  'fingers-closed': { fr: 'Doigts serrés', en: 'Fingers closed' },
  'second-memory': { fr: 'Voici le second souvenir', en: 'Here is the second memory' },
  hush: { fr: 'Chut… on garde le silence', en: 'Hush… let us keep silent' },
}

/** A phrase of a server newer than this page is shown as it is. */
export const phraseWords = (phrase: string): Said => PHRASES[phrase] ?? { fr: phrase, en: phrase }
