import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language, Said } from '@veillee/kernel'
import { sayingFrom } from '@veillee/kernel/saying'

const ROOT = import.meta.dirname.replace(/art[\\/](?:dist[\\/])?print$/, '')

const sayingIn = sayingFrom(language =>
  readFileSync(join(ROOT, 'app', 'words', 'translations', `${language}.json`), 'utf8'),
)

/** What is printed for readers of this language. */
export const say = (sentence: Said, language: Language): string => sayingIn(language)(sentence)
