import type { Language } from '@veillee/kernel'
import type { Puppetry } from '../puppetry.ts'
import type { Card } from './card.ts'
import { english } from './words.en.ts'
import { french } from './words.fr.ts'

/** What the cards say in one language. */
export interface Lexicon {
  /** What stands on the card; of a French adjective, the masculine. */
  text(card: Card): string
  /** All that may be said for the card: of a French adjective, both forms. */
  forms(card: Card): readonly string[]
  /** How a puppet shows it; undefined for what nobody guesses. */
  mimed(card: Card): Puppetry | undefined
}

type Forms = readonly [string, ...string[]]

/** What one card says. */
interface Entry {
  readonly forms: Forms
  /** Links and the Start card are not mimed: nobody guesses them. */
  readonly mimed?: Puppetry
}

type Word = { readonly text: string; readonly mimed: Puppetry }

const entryOf = ({ text, mimed }: Word): Entry => ({ forms: [text], mimed })
const unmimed = (text: string): Entry => ({ forms: [text] })

const frenchCards: readonly Entry[] = [
  ...french.nouns.map(entryOf),
  ...french.adjectives.map(({ m, f, mimed }): Entry => ({ forms: m === f ? [m] : [m, f], mimed })),
  ...french.verbs.map(entryOf),
  ...[...french.links, french.start].map(unmimed),
]

const englishCards: readonly Entry[] = [
  ...[...english.nouns, ...english.adjectives, ...english.verbs].map(entryOf),
  ...[...english.links, english.start].map(unmimed),
]

const lexicons: Readonly<Record<Language, Lexicon>> = {
  fr: lexiconOf(frenchCards),
  en: lexiconOf(englishCards),
}

export const lexicon = (language: Language): Lexicon => lexicons[language]

function lexiconOf(cards: readonly Entry[]): Lexicon {
  const entry = (card: Card): Entry => {
    const said = cards[card]
    if (said === undefined) throw new RangeError(`there is no card ${card}`)
    return said
  }
  return {
    text: card => entry(card).forms[0],
    forms: card => entry(card).forms,
    mimed: card => entry(card).mimed,
  }
}
