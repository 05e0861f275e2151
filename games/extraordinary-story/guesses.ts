import { guessGerman } from './guess.de.ts'
import { guessEnglish } from './guess.en.ts'
import { guessSpanish } from './guess.es.ts'
import { guessFrench } from './guess.fr.ts'
import type { Guesser } from './guess.ts'
import type { Unplaced } from './instead.ts'
import type { OwnLanguage } from './own-word.ts'

/** By language, what somebody means who types a word. */
export const guessers: Readonly<Record<OwnLanguage, Guesser<Unplaced>>> = {
  fr: guessFrench,
  en: guessEnglish,
  de: guessGerman,
  es: guessSpanish,
}
