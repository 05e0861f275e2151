import type { Language } from '@veillee/kernel'
import type { Card } from './card.ts'
import { english } from './words.en.ts'
import { french } from './words.fr.ts'

/** What the cards say in one language. */
export interface Lexicon {
  /** What stands on the card; of a French adjective, the masculine. */
  text(card: Card): string
  /** All that may be said for the card: of a French adjective, both forms. */
  forms(card: Card): readonly string[]
}

type Forms = readonly [string, ...string[]]

const alone = (text: string): Forms => [text]

const frenchCards: readonly Forms[] = [
  ...french.nouns.map(noun => alone(noun.text)),
  ...french.adjectives.map(({ m, f }): Forms => (m === f ? [m] : [m, f])),
  ...[...french.verbs, ...french.links, french.start].map(alone),
]

const englishCards: readonly Forms[] = [
  ...english.nouns,
  ...english.adjectives,
  ...english.verbs,
  ...english.links,
  english.start,
].map(alone)

const lexicons: Readonly<Record<Language, Lexicon>> = {
  fr: lexiconOf(frenchCards),
  en: lexiconOf(englishCards),
}

export const lexicon = (language: Language): Lexicon => lexicons[language]

function lexiconOf(cards: readonly Forms[]): Lexicon {
  const forms = (card: Card): Forms => {
    const said = cards[card]
    if (said === undefined) throw new RangeError(`there is no card ${card}`)
    return said
  }
  return { text: card => forms(card)[0], forms }
}
