import { type DrawnWord, type Grammar, isAfterLink, linked, nounIn, part, type Word } from './grammar.ts'

export interface EnglishNoun extends DrawnWord {
  /** With its article. */
  readonly text: string
  /** What is somebody is told of with “who”, the others with “that”. */
  readonly who?: true
}

export interface EnglishWord extends Word {
  readonly text: string
}

/** Nothing changes its form; a verb is joined by “who” or “that”. */
export const englishGrammar: Grammar<EnglishNoun, EnglishWord, EnglishWord> = {
  forms: { noun: ({ text }) => [text], adjective: ({ text }) => [text], verb: ({ text }) => [text] },
  told: {
    noun: ({ text }) => part(text),
    adjective: ({ text }) => part(text),
    verb: ({ text }, before) =>
      part(text, isAfterLink(before) ? ' ' : nounIn(before)?.who ? ' who ' : ' that '),
    link: linked,
  },
  articles: /^(?:a|an|the)\s+/,
  added: { before: /^(?:who|that)\s+/i },
}
