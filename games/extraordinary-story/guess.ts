import type { Kind } from './card.ts'

/** The kinds that somebody can have words of their own for. */
export type GuessedKind = Extract<Kind, 'noun' | 'adjective' | 'verb'>

/** TALE-34: one way to take what somebody has typed: a word with its grammar, and how it is told from the other ways. */
export interface Guess<Word> {
  readonly kind: GuessedKind
  readonly word: Word
  /** In the language of the word: “une caravane”, « Rex, il ». */
  readonly label: string
}

/** All ways to take it, the likeliest first, and of every kind its likeliest first. */
export type Guesser<Word> = (typed: string) => readonly Guess<Word>[]

/** As a card would have it: in one line, and with typographic apostrophes. */
export const tidied = (typed: string): string =>
  typed.normalize('NFC').replace(/\s+/gu, ' ').replace(/['`´]/g, '’').trim()

/** The likeliest kind first; what says the same twice stays once. */
export function inOrder<Word>(likely: GuessedKind, guesses: readonly Guess<Word>[]): readonly Guess<Word>[] {
  const sorted = guesses.toSorted((one, other) => Number(other.kind === likely) - Number(one.kind === likely))
  const isFirst = ({ kind, label }: Guess<Word>, i: number) =>
    sorted.findIndex(one => one.kind === kind && one.label === label) === i
  return sorted.filter(isFirst)
}

const agreeing = (m: string, f: string): Guess<{ readonly m: string; readonly f: string }> => ({
  kind: 'adjective',
  word: { m, f },
  label: m === f ? m : `${m}, ${f}`,
})

/** An adjective that agrees with its noun: both forms of it as somebody has typed them, or as the language makes them. */
export function inTwoForms(text: string, masculineOf: Form, feminineOf: Form) {
  const [m, f] = text.split(/ ?\/ ?/)
  if (m && f) return [agreeing(m, f)]
  const masculine = masculineOf(text)
  return [agreeing(masculine, feminineOf(masculine)), agreeing(text, text)]
}

type Form = (text: string) => string

/** A list that is easier to read in lines. */
export const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export const uncapitalised = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1)

export const isCapitalised = (text: string): boolean => /^\p{Lu}/u.test(text)

/** “tante Gisèle”, “uncle Bob”: what somebody is, and their name behind it. */
export function isBeforeName(text: string, called: ReadonlySet<string>): boolean {
  const [first = '', name = ''] = text.split(' ')
  return isCapitalised(name) && called.has(first.toLowerCase())
}
