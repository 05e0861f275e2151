import { catalogueOf, type Sentences } from './catalogue.ts'
import type { Said } from './language.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { speechIn } from './speech.ts'

type Say = (sentence: Said) => string

/** How sentences are said to readers of each language; its file is read when the first one asks. Without one, it is English. */
export function sayingFrom(read: (language: Language) => string): (language: Language) => Say {
  const kept = new Map<Language, Say>()
  return language => {
    const say =
      kept.get(language) ??
      speechIn(language, LANGUAGES[language], catalogueOf(language, sentencesIn(language))).said
    kept.set(language, say)
    return say
  }

  function sentencesIn(language: Language): Sentences {
    try {
      return JSON.parse(read(language))
    } catch {
      return {}
    }
  }
}
