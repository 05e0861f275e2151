import type { Puppetry } from '../puppetry.ts'
import type { Card, Kind, Link } from './card.ts'

/** What any word has besides its grammar. A word is plain data, so that a deck can be a file. */
export interface Word {
  /** How a puppet shows it. */
  readonly mimed: Puppetry
}

export interface DrawnWord extends Word {
  /** The name of its drawing. */
  readonly drawn?: string
}

/** All that the cards of a language say, in their order; and what else is said in it, whoever reads. */
export interface Words<Noun, Adjective, Verb> {
  /** What a kind is called on its printed cards. */
  readonly kinds: Readonly<Record<Kind, string>>
  /** What a bot says that has to think, and one that would be glad of a mime. */
  readonly bot: { readonly thinks: string; readonly asks: string }
  readonly start: string
  readonly links: readonly string[]
  readonly nouns: readonly Noun[]
  readonly adjectives: readonly Adjective[]
  readonly verbs: readonly Verb[]
}

/** What some cards say instead. */
export interface Otherwise<Noun, Adjective, Verb> {
  readonly nouns?: Readonly<Record<Card, Noun>>
  readonly adjectives?: Readonly<Record<Card, Adjective>>
  readonly verbs?: Readonly<Record<Card, Verb>>
}

/** A card of a story. */
export type Told<Noun, Adjective, Verb> =
  | { readonly kind: 'noun'; readonly word: Noun }
  | { readonly kind: 'adjective'; readonly word: Adjective }
  | { readonly kind: 'verb'; readonly word: Verb }
  | { readonly kind: 'link'; readonly link: Link; readonly text: string }
  | { readonly kind: 'start'; readonly text: string }

/** What was told before a card; the last of it is what the card lies on. */
export type Before<Noun, Adjective, Verb> = readonly Told<Noun, Adjective, Verb>[]

/** A card in the running text: its words, and what is put round them. */
export interface Part {
  readonly before: string
  readonly word: string
  readonly after: string
}

/** What stands on a card, and may be said for it: its text, and its other forms. */
export type Forms = readonly [string, ...string[]]

/** Everything that a language knows of its words. Nothing else asks which language it is. */
export interface Grammar<Noun, Adjective, Verb> {
  readonly forms: {
    noun(word: Noun): Forms
    adjective(word: Adjective): Forms
    verb(word: Verb): Forms
  }
  /** Cases of a noun that may be said too, and do not stand on the card. */
  readonly cases?: (word: Noun) => readonly string[]
  /** How a Link may sound besides, and be said too. */
  readonly sounds?: (link: Link) => readonly string[]
  /** TALE-26. A story has a noun before any adjective or verb; a card that is only looked at may have nothing before it. */
  readonly told: {
    noun(word: Noun, before: Before<Noun, Adjective, Verb>): Part
    adjective(word: Adjective, before: Before<Noun, Adjective, Verb>): Part
    verb(word: Verb, before: Before<Noun, Adjective, Verb>): Part
    link(
      link: Link,
      text: string,
      before: Before<Noun, Adjective, Verb>,
      next: Told<Noun, Adjective, Verb> | undefined,
    ): Part
  }
  /** TALE-28: what a text may begin with that is not compared. */
  readonly articles: RegExp
  /** Words of the running text that are on no card, and nobody’s mistake: before a card, and at the end of what is said. */
  readonly added: { readonly before: RegExp; readonly last?: RegExp }
  /** Another way to write the same letters, where keyboards lack some. */
  readonly respelt?: (text: string) => string
}

export const part = (word: string, before = ' ', after = ''): Part => ({ before, word, after })

/** Somebody’s arrival begins a sentence of its own; what follows in time comes after a comma. */
export function linked(link: Link, text: string): Part {
  switch (link) {
    case 'then-arrives':
    case 'suddenly-appears':
      return part(text[0]!.toUpperCase() + text.slice(1), '. ')
    case 'then':
      return part(text, ', ')
    case 'with':
    case 'and':
      return part(text)
  }
}

export const isAfterLink = (before: Before<unknown, unknown, unknown>): boolean =>
  before.at(-1)?.kind === 'link'

/** An adjective and a verb belong to the last noun before them. */
export function nounIn<Noun>(before: Before<Noun, unknown, unknown>): Noun | undefined {
  const told = before.findLast(one => one.kind === 'noun')
  return told?.kind === 'noun' ? told.word : undefined
}
