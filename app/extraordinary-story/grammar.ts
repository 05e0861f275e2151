import { kindOfWord, mayFollow, WORDS, type WordKind } from '@veillee/games'

/** A Word, after a Link or without. */
export interface Addition {
  readonly link: number | null
  readonly word: number
}

/** The words that may be laid after this Link, or without any. */
export const wordsAfter = (choices: readonly Addition[], link: number | null): readonly number[] =>
  choices.filter(choice => choice.link === link).map(({ word }) => word)

/** The Links that would let this word follow. */
export const linksFor = (choices: readonly Addition[], word: number): readonly number[] =>
  choices.flatMap(({ link, word: other }) => (other === word && link !== null ? [link] : []))

/** The Links by which anything of this hand may follow. */
export const openLinks = (choices: readonly Addition[]): readonly number[] => [
  ...new Set(choices.flatMap(({ link }) => (link === null ? [] : [link]))),
]

const KINDS: readonly WordKind[] = ['noun', 'verb', 'adjective']
const ofKind = (kind: WordKind): number => WORDS.find(word => kindOfWord(word) === kind)!

/** The kinds that may follow a card, by way of this Link or without: the rules say so, one word of each kind asks (TALE-11 to 15). */
export const kindsAfter = (last: number, link: number | null): readonly WordKind[] =>
  KINDS.filter(kind => mayFollow(last, ofKind(kind), link))
