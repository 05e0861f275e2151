import type { Said } from './language.ts'
import { LANGUAGES } from './languages.ts'

type Make = (say: (part: Said) => string, locale: string) => string

/** Kept beside and not in them: a sentence is its words and nothing else, in a log, on the wire and in a test. */
const made = new WeakMap<Said, Make>()

/** Sentences put together without a word between them: every language does it with its own. */
export function composed(make: Make): Said {
  const { en, fr } = LANGUAGES
  const whole = { en: make(part => part.en, en.locale), fr: make(part => part.fr, fr.locale) }
  made.set(whole, make)
  return whole
}

export const makeOf = (sentence: Said): Make | undefined => made.get(sentence)
