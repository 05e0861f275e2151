import { type Card, LINKS, WORDS } from './card.ts'
import { type Lexicon, lexicon } from './lexicon.ts'
import type { Wording } from './wording.ts'

export type Comparison = 'forgiving' | 'exact'

export const COMPARISONS: readonly Comparison[] = ['forgiving', 'exact']

/** How strictly, and by which words. */
interface Judge extends Wording {
  readonly comparison: Comparison
}

/** The letters of a text without its article, and with it too: “undragon” only lacks a space. */
interface Reading {
  readonly bare: string
  readonly ways: readonly string[]
}

/** Small letters without accents; spaces, hyphens, apostrophes and all that is no letter or digit are gone. */
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** TALE-28: what is compared. */
export const strip = (text: string, { articles }: Pick<Lexicon, 'articles'>): string =>
  lettersOf(text.trim().toLowerCase().replace(articles, ''))

function read(text: string, words: Lexicon): Reading {
  const bare = strip(text, words)
  return { bare, ways: [...new Set([bare, lettersOf(text)])] }
}

/** What is printed on a card, in every spelling; and its cases, which are known without their articles. */
function readingsFor(card: Card, words: Lexicon): readonly Reading[] {
  const { respelt = text => text } = words
  const printed = words.printed(card).map(form => {
    const { bare, ways } = read(form, words)
    return { bare, ways: [...new Set([...ways, ...read(respelt(form), words).ways])] }
  })
  const known = new Set(printed.map(({ bare }) => bare))
  const cases = new Set(words.forms(card).flatMap(form => [strip(form, words), strip(respelt(form), words)]))
  return [...printed, ...[...cases].filter(bare => !known.has(bare)).map(bare => ({ bare, ways: [bare] }))]
}

/**
 * The fewest slips that make one word of the other: a letter wrong, missing, extra, or swapped with its
 * neighbour (Damerau and Levenshtein's distance; a swap counts once even if a second slip falls between).
 */
export function slipsBetween(said: string, meant: string): number {
  const slips = [Array.from({ length: meant.length + 1 }, (_, j) => j)]
  const lastSeenAt: Record<string, number> = {}
  for (let i = 1; i <= said.length; i++) {
    const row = [i]
    let lastSameAt = 0
    for (let j = 1; j <= meant.length; j++) {
      const isSame = said[i - 1] === meant[j - 1]
      const [k, l] = [lastSeenAt[meant[j - 1]!] ?? 0, lastSameAt]
      const swapped =
        k > 0 && l > 0 ? slips[k - 1]![l - 1]! + (i - k) + (j - l) - 1 : Number.POSITIVE_INFINITY
      row[j] = Math.min(
        slips[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        slips[i - 1]![j - 1]! + (isSame ? 0 : 1),
        swapped,
      )
      if (isSame) lastSameAt = j
    }
    slips.push(row)
    lastSeenAt[said[i - 1]!] = i
  }
  return slips[said.length]![meant.length]!
}

/** TALE-28: none in a card of three letters or fewer, two in one of eight or more. */
export function slipsAllowed(letters: number): number {
  if (letters <= 3) return 0
  return letters < 8 ? 1 : 2
}

const CARDS: readonly Card[] = [...WORDS, ...LINKS]

/** All that can be read of one wording's cards. */
interface Readings {
  readonly cards: ReadonlyMap<Card, readonly Reading[]>
  /** By what stands there to the letter. No two cards read alike. */
  readonly spelt: ReadonlyMap<string, Card>
}

const readings = new WeakMap<Lexicon, Readings>()

function readingsBy(wording: Wording): Readings {
  const words = lexicon(wording)
  const known = readings.get(words) ?? readingsOf(words)
  readings.set(words, known)
  return known
}

function readingsOf(words: Lexicon): Readings {
  const cards = new Map(CARDS.map(card => [card, readingsFor(card, words)]))
  const ways = [...cards].flatMap(([card, all]) =>
    all.flatMap(reading => reading.ways.map(way => [way, card] as const)),
  )
  return { cards, spelt: new Map(ways) }
}

/** Whichever way both are read. Most words need no counting: their lengths alone set them further apart. */
const areWithin = (slips: number, said: Reading, meant: Reading): boolean =>
  said.ways.some(one =>
    meant.ways.some(
      other => Math.abs(one.length - other.length) <= slips && slipsBetween(one, other) <= slips,
    ),
  )

const speltBy = ({ ways }: Reading, wording: Wording): readonly Card[] =>
  ways.flatMap(way => readingsBy(wording).spelt.get(way) ?? [])

/** With how few slips, of those that the card allows, it is this card; undefined if another is as near. */
function slipsTo(attempt: Reading, card: Card, wording: Wording): number | undefined {
  const { cards } = readingsBy(wording)
  const slips = [1, 2].find(slips =>
    cards.get(card)!.some(form => slips <= slipsAllowed(form.bare.length) && areWithin(slips, attempt, form)),
  )
  if (slips === undefined) return undefined
  const isNear = (forms: readonly Reading[]) => forms.some(form => areWithin(slips, attempt, form))
  return [...cards].some(([other, forms]) => other !== card && isNear(forms)) ? undefined : slips
}

/** TALE-28: whether what was said is this card, and nothing besides. */
export function isRecited(said: string, card: Card, judge: Judge): boolean {
  const attempt = read(said, lexicon(judge))
  if (speltBy(attempt, judge).includes(card)) return true
  return judge.comparison === 'forgiving' && slipsTo(attempt, card, judge) !== undefined
}

/** A card by what one wording says of it. */
interface WordedCard {
  readonly card: Card
  readonly wording: Wording
}

const bareOf = ({ card, wording }: WordedCard): readonly string[] =>
  readingsBy(wording)
    .cards.get(card)!
    .map(({ bare }) => bare)

/** TALE-35: whether one slip makes another card of what is said for one. (Our own words are further apart than that.) */
export const areTooAlike = (one: WordedCard, other: WordedCard): boolean => {
  const near = bareOf(other)
  return bareOf(one).some(form => near.some(each => isOneSlip(form, each)))
}

/** What begins and ends alike needs no counting. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  const least = Math.min(one.length, other.length)
  let from = 0
  while (from < least && one[from] === other[from]) from++
  let to = 0
  while (to < least - from && one.at(-1 - to) === other.at(-1 - to)) to++
  const [a, b] = [one.slice(from, one.length - to), other.slice(from, other.length - to)]
  return Math.max(a.length, b.length) <= 2 && slipsBetween(a, b) <= 1
}

/** What was said of one card, and what is left for the cards after it. */
interface Covered {
  readonly said: string
  readonly rest: string | null
}

/** From the whole of it to its first word, without what the running text adds (TALE-26). */
function headsOf(attempt: string, { added }: Lexicon): readonly Covered[] {
  const told = attempt.replace(added.before, '')
  const words = (added.last ? told.replace(added.last, '') : told).split(' ')
  return words.map((_, i) => {
    const rest = words.slice(words.length - i).join(' ')
    return { said: words.slice(0, words.length - i).join(' '), rest: rest === '' ? null : rest }
  })
}

interface Begun extends Covered {
  readonly card: Card
}

/** The beginning that is a card, to the letter or else with the fewest slips, and the longest of those. */
function firstCard(attempt: string, among: readonly Card[], judge: Judge): Begun | undefined {
  const words = lexicon(judge)
  const heads = headsOf(attempt, words).map(head => ({ ...head, reading: read(head.said, words) }))
  for (const { reading, ...head } of heads) {
    const card = speltBy(reading, judge).find(one => among.includes(one))
    if (card !== undefined) return { ...head, card }
  }
  if (judge.comparison === 'exact') return undefined
  const near = heads.flatMap(({ reading, ...head }) =>
    among.flatMap(card => {
      const slips = slipsTo(reading, card, judge)
      return slips === undefined ? [] : [{ ...head, card, slips }]
    }),
  )
  return near.toSorted((one, other) => one.slips - other.slips)[0]
}

/** TALE-28: an attempt may cover several cards; undefined if it does not begin with this one. */
export const coveredBy = (attempt: string, card: Card, judge: Judge): Covered | undefined =>
  firstCard(attempt, [card], judge)

/** Which card it begins with, by all that can be told without looking. */
export const namedFirst = (attempt: string, judge: Judge): Card | undefined =>
  firstCard(attempt, CARDS, judge)?.card
