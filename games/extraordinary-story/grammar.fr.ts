import { type DrawnWord, type Grammar, isAfterLink, linked, nounIn, part, type Word } from './grammar.ts'

export interface FrenchNoun extends DrawnWord {
  /** With its article. */
  readonly text: string
  readonly gender: 'm' | 'f'
}

export interface FrenchAdjective extends Word {
  readonly m: string
  readonly f: string
}

export interface FrenchVerb extends Word {
  readonly text: string
}

/** An adjective stands after its noun and agrees with it; a verb is joined by « qui ». */
export const frenchGrammar: Grammar<FrenchNoun, FrenchAdjective, FrenchVerb> = {
  forms: {
    noun: ({ text }) => [text],
    adjective: ({ m, f }) => (m === f ? [m] : [m, f]),
    verb: ({ text }) => [text],
  },
  told: {
    noun: ({ text }) => part(text),
    adjective: (word, before) => part(word[nounIn(before)?.gender ?? 'm']),
    verb: ({ text }, before) => part(text, isAfterLink(before) ? ' ' : ' qui '),
    link: linked,
  },
  articles: /^(?:(?:un|une|le|la|les|du|de la|des)\s+|(?:de )?l['’]\s*)/,
  added: { before: /^qui\s+/i },
}
