import type { Puppetry } from '../puppetry.ts'
import type { Card } from './card.ts'
import type { StoryLanguage } from './story-language.ts'
import type { Wording } from './wording.ts'
import { type EnglishWord, english } from './words.en.ts'
import { firstEnglish, firstFrench } from './words.first.ts'
import { type FrenchWord, french } from './words.fr.ts'

/** What the cards say to those who play with one wording. */
export interface Lexicon {
  readonly language: StoryLanguage
  /** What stands on the card; of a French adjective, the masculine. */
  text(card: Card): string
  /** All that may be said for the card: of a French adjective, both forms. */
  forms(card: Card): readonly string[]
  /** An adjective as it is said of this noun. */
  agreed(adjective: Card, noun: Card): string
  /** What a verb is joined to this noun with. */
  relative(noun: Card): string
  /** The name of a noun’s drawing. */
  drawn(card: Card): string | undefined
  /** How a puppet shows it; undefined for what nobody guesses. */
  mimed(card: Card): Puppetry | undefined
}

/** What one card says. */
interface Entry {
  readonly forms: readonly [string, ...string[]]
  /** Which of its forms an adjective has after it. */
  readonly isFeminine?: boolean
  readonly relative?: string
  readonly drawn?: string | undefined
  /** Links and the Start card are not mimed: nobody guesses them. */
  readonly mimed?: Puppetry
}

const unmimed = (text: string): Entry => ({ forms: [text] })

function frenchEntry(word: FrenchWord): Entry {
  if ('m' in word) return { forms: word.m === word.f ? [word.m] : [word.m, word.f], mimed: word.mimed }
  return {
    forms: [word.text],
    mimed: word.mimed,
    isFeminine: word.gender === 'f',
    relative: 'qui',
    drawn: word.drawn,
  }
}

const englishEntry = ({ text, who, drawn, mimed }: EnglishWord): Entry => ({
  forms: [text],
  mimed,
  drawn,
  relative: who ? 'who' : 'that',
})

const frenchCards: readonly Entry[] = [
  ...[...french.nouns, ...french.adjectives, ...french.verbs].map(frenchEntry),
  ...[...french.links, french.start].map(unmimed),
]

const englishCards: readonly Entry[] = [
  ...[...english.nouns, ...english.adjectives, ...english.verbs].map(englishEntry),
  ...[...english.links, english.start].map(unmimed),
]

/** An edition is kept as what it says otherwise. */
const otherwise = <Word>(
  cards: readonly Entry[],
  words: Readonly<Record<Card, Word>>,
  entryOf: (word: Word) => Entry,
): readonly Entry[] =>
  cards.map((entry, card) => {
    const word = words[card]
    return word === undefined ? entry : entryOf(word)
  })

const newest: Readonly<Record<StoryLanguage, Lexicon>> = {
  fr: lexiconOf('fr', frenchCards),
  en: lexiconOf('en', englishCards),
}

const first: Readonly<Record<StoryLanguage, Lexicon>> = {
  fr: lexiconOf('fr', otherwise(frenchCards, firstFrench, frenchEntry)),
  en: lexiconOf('en', otherwise(englishCards, firstEnglish, englishEntry)),
}

/** The same object for the same wording. */
export const lexicon = ({ language, edition }: Wording): Lexicon =>
  edition === undefined ? first[language] : newest[language]

function lexiconOf(language: StoryLanguage, cards: readonly Entry[]): Lexicon {
  const entry = (card: Card): Entry => {
    const said = cards[card]
    if (said === undefined) throw new RangeError(`there is no card ${card}`)
    return said
  }
  return {
    language,
    text: card => entry(card).forms[0],
    forms: card => entry(card).forms,
    agreed: (adjective, noun) => entry(adjective).forms.at(entry(noun).isFeminine ? -1 : 0)!,
    relative: noun => entry(noun).relative!,
    drawn: card => entry(card).drawn,
    mimed: card => entry(card).mimed,
  }
}
