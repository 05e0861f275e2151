import type { Puppetry } from '../puppetry.ts'
import { type Card, type Kind, LINKS, linkOf } from './card.ts'
import { germanGrammar } from './grammar.de.ts'
import { englishGrammar } from './grammar.en.ts'
import { spanishGrammar } from './grammar.es.ts'
import { frenchGrammar } from './grammar.fr.ts'
import type { Before, DrawnWord, Forms, Grammar, Otherwise, Part, Told, Word, Words } from './grammar.ts'
import { isOwnLanguage, type OwnLanguage, type OwnWords, otherwiseOf } from './own-word.ts'
import type { StoryLanguage } from './story-language.ts'
import type { Wording } from './wording.ts'
import { german } from './words.de.ts'
import { english } from './words.en.ts'
import { spanish } from './words.es.ts'
import { firstEnglish, firstFrench } from './words.first.ts'
import { french } from './words.fr.ts'

/** What the cards say to those who play with one wording. */
export interface Lexicon extends Pick<Grammar<never, never, never>, 'articles' | 'added' | 'respelt'> {
  readonly language: StoryLanguage
  /** What a kind is called on its cards. */
  label(kind: Kind): string
  readonly bot: Words<never, never, never>['bot']
  /** What stands on the card; of a French adjective, the masculine. */
  text(card: Card): string
  /** All that is printed on it: of a French adjective, both forms. */
  printed(card: Card): readonly string[]
  /** All that may be said for the card. */
  forms(card: Card): readonly string[]
  /** TALE-26: what a card says after these, and what the running text puts round it. */
  told(card: Card, before: readonly Card[], next?: Card): Part
  /** The name of a noun’s drawing. */
  drawn(card: Card): string | undefined
  /** How a puppet shows it; undefined for what nobody guesses. */
  mimed(card: Card): Puppetry | undefined
  /** Whether somebody has made its word themselves. */
  isOwn(card: Card): boolean
}

/** Every language that a story can be told in: its words with its grammar. */
const decks = {
  fr: deckOf('fr', frenchGrammar, french),
  en: deckOf('en', englishGrammar, english),
  de: deckOf('de', germanGrammar, german),
  es: deckOf('es', spanishGrammar, spanish),
}

const newest: Readonly<Record<StoryLanguage, Lexicon>> = {
  fr: decks.fr({}),
  en: decks.en({}),
  de: decks.de({}),
  es: decks.es({}),
}

/** An edition is kept as what it says otherwise. */
const first: Readonly<Partial<Record<StoryLanguage, Lexicon>>> = {
  fr: decks.fr(firstFrench),
  en: decks.en(firstEnglish),
}

/** The same object for the same wording. */
export const lexicon = ({ language, edition, own }: Wording): Lexicon => {
  if (own !== undefined && isOwnLanguage(language)) return ownLexicon(language, own)
  return (edition === undefined ? first[language] : undefined) ?? newest[language]
}

// Words of somebody’s own (TALE-33)

/** A match is copied for every move, and its words with it. */
const byWords = new WeakMap<OwnWords, Lexicon>()
/** By what they say, those that were asked for last. */
const lately = new Map<string, Lexicon>()
const MOST_KEPT = 32

function ownLexicon(language: OwnLanguage, own: OwnWords): Lexicon {
  const known = byWords.get(own)
  if (known?.language === language) return known
  const text = `${language} ${JSON.stringify(own)}`
  const made = lately.get(text) ?? madeOf(language, own)
  lately.delete(text)
  lately.set(text, made)
  const [oldest] = lately.keys()
  if (lately.size > MOST_KEPT) lately.delete(oldest!)
  byWords.set(own, made)
  return made
}

const ownDecks: { readonly [L in OwnLanguage]: (own: OwnWords) => Lexicon } = {
  fr: own => decks.fr(otherwiseOf('fr', own)),
  en: own => decks.en(otherwiseOf('en', own)),
  de: own => decks.de(otherwiseOf('de', own)),
  es: own => decks.es(otherwiseOf('es', own)),
}

const madeOf = (language: OwnLanguage, own: OwnWords): Lexicon => ({
  ...ownDecks[language](own),
  isOwn: card => own.some(one => one.card === card),
})

function deckOf<Noun extends DrawnWord, Adjective extends Word, Verb extends Word>(
  language: StoryLanguage,
  grammar: Grammar<Noun, Adjective, Verb>,
  words: Words<NoInfer<Noun>, NoInfer<Adjective>, NoInfer<Verb>>,
): (otherwise: Otherwise<Noun, Adjective, Verb>) => Lexicon {
  return otherwise => {
    const cards = cardsOf(words, otherwise)
    const at = (card: Card): Told<Noun, Adjective, Verb> => {
      const told = cards[card]
      if (told === undefined) throw new RangeError(`there is no card ${card}`)
      return told
    }
    const printed = (card: Card): Forms => {
      const one = at(card)
      return 'text' in one ? [one.text] : formsOf(grammar, one)
    }
    const casesOf = (one: Told<Noun, Adjective, Verb>): readonly string[] => {
      if (one.kind === 'link') return grammar.sounds?.(one.link) ?? []
      return one.kind === 'noun' && grammar.cases ? grammar.cases(one.word) : []
    }
    return {
      language,
      label: kind => words.kinds[kind],
      bot: words.bot,
      articles: grammar.articles,
      added: grammar.added,
      ...(grammar.respelt && { respelt: grammar.respelt }),
      text: card => printed(card)[0],
      printed,
      forms: card => [...new Set([...printed(card), ...casesOf(at(card))])],
      told: (card, before, next) =>
        partOf(grammar, at(card), before.map(at), next === undefined ? undefined : at(next)),
      drawn(card) {
        const one = at(card)
        return one.kind === 'noun' ? one.word.drawn : undefined
      },
      mimed(card) {
        const one = at(card)
        return 'word' in one ? one.word.mimed : undefined
      },
      isOwn: () => false,
    }
  }
}

/** In the order of the cards. */
function cardsOf<Noun, Adjective, Verb>(
  { start, links, ...words }: Words<Noun, Adjective, Verb>,
  otherwise: Otherwise<Noun, Adjective, Verb>,
): readonly Told<Noun, Adjective, Verb>[] {
  const said = <Said>(from: Card, all: readonly Said[], others: Readonly<Record<Card, Said>> = {}) =>
    all.map((word, i) => others[from + i] ?? word)
  const [adjectives, verbs] = [words.nouns.length, words.nouns.length + words.adjectives.length]
  return [
    ...said(0, words.nouns, otherwise.nouns).map(word => ({ kind: 'noun', word }) as const),
    ...said(adjectives, words.adjectives, otherwise.adjectives).map(
      word => ({ kind: 'adjective', word }) as const,
    ),
    ...said(verbs, words.verbs, otherwise.verbs).map(word => ({ kind: 'verb', word }) as const),
    ...links.map((text, i) => ({ kind: 'link', link: linkOf(LINKS[i]!), text }) as const),
    { kind: 'start', text: start },
  ]
}

function formsOf<Noun, Adjective, Verb>(
  { forms }: Grammar<Noun, Adjective, Verb>,
  told: Exclude<Told<Noun, Adjective, Verb>, { readonly text: string }>,
): Forms {
  switch (told.kind) {
    case 'noun':
      return forms.noun(told.word)
    case 'adjective':
      return forms.adjective(told.word)
    case 'verb':
      return forms.verb(told.word)
  }
}

function partOf<Noun, Adjective, Verb>(
  { told }: Grammar<Noun, Adjective, Verb>,
  card: Told<Noun, Adjective, Verb>,
  before: Before<Noun, Adjective, Verb>,
  next: Told<Noun, Adjective, Verb> | undefined,
): Part {
  switch (card.kind) {
    case 'noun':
      return told.noun(card.word, before)
    case 'adjective':
      return told.adjective(card.word, before)
    case 'verb':
      return told.verb(card.word, before)
    case 'link':
      return told.link(card.link, card.text, before, next)
    case 'start':
      return { before: '', word: card.text, after: '' }
  }
}
