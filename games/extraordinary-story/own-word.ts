import { ACTIONS, type Action, type Puppetry } from '../puppetry.ts'
import { type Card, kindOf } from './card.ts'
import type { GermanAdjective, GermanNoun, GermanVerb } from './grammar.de.ts'
import type { EnglishNoun, EnglishWord } from './grammar.en.ts'
import type { SpanishAdjective, SpanishNoun, SpanishVerb } from './grammar.es.ts'
import type { FrenchAdjective, FrenchNoun, FrenchVerb } from './grammar.fr.ts'
import type { Otherwise, Word } from './grammar.ts'
import type { GuessedKind } from './guess.ts'

/** A word as somebody makes it: nobody draws it, and nobody says how it is mimed. */
type Own<Said> = Omit<Said, 'drawn' | 'mimed'> & {
  /** The card that says it, whose number says the kind too. */
  readonly card: Card
}

/** By language and kind, what a word of one’s own is; a language that is not among them has none. */
export interface OwnIn {
  readonly fr: { noun: Own<FrenchNoun>; adjective: Own<FrenchAdjective>; verb: Own<FrenchVerb> }
  readonly en: { noun: Own<EnglishNoun>; adjective: Own<EnglishWord>; verb: Own<EnglishWord> }
  readonly de: { noun: Own<GermanNoun>; adjective: Own<GermanAdjective>; verb: Own<GermanVerb> }
  readonly es: { noun: Own<SpanishNoun>; adjective: Own<SpanishAdjective>; verb: Own<SpanishVerb> }
}

export type OwnLanguage = keyof OwnIn
export const OWN_LANGUAGES: readonly OwnLanguage[] = ['fr', 'en', 'de', 'es']

export const isOwnLanguage = (language: string): language is OwnLanguage =>
  OWN_LANGUAGES.some(one => one === language)

/** TALE-33: what a card says instead of what the deck has there. Plain data. */
export type OwnWord = OwnIn[OwnLanguage][GuessedKind]

/** In the order in which they were made. */
export type OwnWords = readonly OwnWord[]

/** All that is written of it. */
export function textsOf(own: OwnWord): readonly [string, ...string[]] {
  if ('m' in own) return [own.m, own.f]
  return 'oblique' in own && own.oblique !== undefined ? [own.text, own.oblique] : [own.text]
}

// As cards of a deck

const ODD = 2_654_435_761

/** TALE-30: nobody has told robots of these words. They make two actions of the letters, always the same. */
export function improvised(text: string): Puppetry {
  let number = 7
  for (const letter of text) number = Math.imul(number ^ letter.codePointAt(0)!, ODD) >>> 0
  const left: Action[] = [...ACTIONS]
  const next = (): Action => {
    number = Math.imul(number ^ (number >>> 15), ODD) >>> 0
    return left.splice(number % left.length, 1)[0]!
  }
  return [next(), next()]
}

type Cards<Said> = Readonly<Record<Card, Said & Word>>

function cardsOf<Said extends OwnWord>(kind: GuessedKind, own: OwnWords): Cards<Said> {
  const isOfKind = (one: OwnWord): one is Said => kindOf(one.card) === kind
  return Object.fromEntries(
    own.filter(isOfKind).map(one => [one.card, { ...one, mimed: improvised(textsOf(one)[0]) }]),
  )
}

type OtherwiseBy<L extends OwnLanguage> = Otherwise<
  OwnIn[L]['noun'] & Word,
  OwnIn[L]['adjective'] & Word,
  OwnIn[L]['verb'] & Word
>

/** As the grammar of their language takes them. */
export const otherwiseOf = <L extends OwnLanguage>(_language: L, own: OwnWords): OtherwiseBy<L> => ({
  nouns: cardsOf<OwnIn[L]['noun']>('noun', own),
  adjectives: cardsOf<OwnIn[L]['adjective']>('adjective', own),
  verbs: cardsOf<OwnIn[L]['verb']>('verb', own),
})
