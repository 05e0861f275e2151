import { isRefusal, type Refusal, refuse } from '@veillee/kernel'
import { isOwnLanguage, type OwnLanguage, type OwnWords } from './own-word.ts'
import { readOwnWords } from './own-words.ts'

/** TALE-36: words of somebody’s own as a file (docs/decks.md). */
export interface WordDeck {
  readonly veillee: 'words'
  readonly version: 1
  readonly language: OwnLanguage
  readonly words: OwnWords
}

/** Far more than 126 words have. */
export const LARGEST_DECK = 100_000

const no = {
  unread: refuse({
    en: 'This file is not a deck of words of Veillée.',
    fr: 'Ce fichier n’est pas un paquet de mots de Veillée.',
  }),
  newer: refuse({
    en: 'A newer Veillée has written this deck, and this one cannot read it.',
    fr: 'Une version plus récente de Veillée a écrit ce paquet, et celle-ci ne sait pas le lire.',
  }),
}

export const wordDeckOf = (language: OwnLanguage, words: OwnWords): WordDeck => ({
  veillee: 'words',
  version: 1,
  language,
  words,
})

/** What was read as JSON, or why it is none. */
export function readWordDeck(raw: unknown): WordDeck | Refusal {
  if (typeof raw !== 'object' || raw === null) return no.unread
  const { veillee, version, language, words } = raw as Readonly<Record<string, unknown>>
  if (veillee !== 'words' || typeof version !== 'number') return no.unread
  if (version > 1) return no.newer
  if (version !== 1 || typeof language !== 'string' || !isOwnLanguage(language)) return no.unread
  const read = readOwnWords(words, language)
  return isRefusal(read) ? read : wordDeckOf(language, read)
}

/** The same of its text. */
export function wordDeckIn(text: string): WordDeck | Refusal {
  if (text.length > LARGEST_DECK) return no.unread
  try {
    return readWordDeck(JSON.parse(text))
  } catch {
    return no.unread
  }
}
