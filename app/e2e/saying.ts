import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language, Said } from '@veillee/kernel'
import { catalogueOf } from '@veillee/kernel/catalogue'
import { LANGUAGES } from '@veillee/kernel/languages'
import { speechIn } from '@veillee/kernel/speech'

const file = (language: Language): string =>
  readFileSync(join(import.meta.dirname, '../words/translations', `${language}.json`), 'utf8')

/** What a screen says, as the code has it, to somebody who reads another language. */
export function sayingIn(language: Language): (sentence: Said) => string {
  const isInCode = language === 'fr' || language === 'en'
  const catalogue = isInCode ? undefined : catalogueOf(language, JSON.parse(file(language)))
  return speechIn(language, LANGUAGES[language], catalogue).said
}
