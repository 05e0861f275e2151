import { type Card, LINKS, WORDS } from './card.ts'
import { lexicon } from './lexicon.ts'
import type { StoryLanguage } from './story-language.ts'

export type Comparison = 'forgiving' | 'exact'

export const COMPARISONS: readonly Comparison[] = ['forgiving', 'exact']

/** How strictly, and by which words. */
interface Judge {
  readonly language: StoryLanguage
  readonly comparison: Comparison
}

/** The letters of a text without its article, and with it too: “undragon” only lacks a space. */
interface Reading {
  readonly bare: string
  readonly ways: readonly string[]
}

const ARTICLE: Readonly<Record<StoryLanguage, RegExp>> = {
  fr: /^(?:(?:un|une|le|la|les|du|de la|des)\s+|(?:de )?l['’]\s*)/,
  en: /^(?:a|an|the)\s+/,
}

/** Small letters without accents; spaces, hyphens, apostrophes and all that is no letter or digit are gone. */
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** TALE-28: what is compared. */
export const strip = (text: string, language: StoryLanguage): string =>
  lettersOf(text.trim().toLowerCase().replace(ARTICLE[language], ''))

function read(text: string, language: StoryLanguage): Reading {
  const bare = strip(text, language)
  return { bare, ways: [...new Set([bare, lettersOf(text)])] }
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

const readingsIn = (language: StoryLanguage): ReadonlyMap<Card, readonly Reading[]> =>
  new Map(
    [...WORDS, ...LINKS].map(card => [
      card,
      lexicon(language)
        .forms(card)
        .map(form => read(form, language)),
    ]),
  )

const READINGS = { fr: readingsIn('fr'), en: readingsIn('en') }

const readsAlike = (said: Reading, meant: Reading): boolean => said.ways.some(way => meant.ways.includes(way))

/** Whichever way both are read. Most words need no counting: their lengths alone set them further apart. */
const areWithin = (slips: number, said: Reading, meant: Reading): boolean =>
  said.ways.some(one =>
    meant.ways.some(
      other => Math.abs(one.length - other.length) <= slips && slipsBetween(one, other) <= slips,
    ),
  )

/** TALE-28: whether what was said is this card. No two cards read alike, so only slips need the others. */
export function isRecited(said: string, card: Card, { language, comparison }: Judge): boolean {
  const attempt = read(said, language)
  if (READINGS[language].get(card)!.some(form => readsAlike(attempt, form))) return true
  return comparison === 'forgiving' && isSlipOf(attempt, card, READINGS[language])
}

/** With as few slips as the card allows, it is this card and no other. */
function isSlipOf(attempt: Reading, card: Card, cards: ReadonlyMap<Card, readonly Reading[]>): boolean {
  const slips = [1, 2].find(slips =>
    cards.get(card)!.some(form => slips <= slipsAllowed(form.bare.length) && areWithin(slips, attempt, form)),
  )
  const others = [...cards].filter(([other]) => other !== card).flatMap(([, forms]) => forms)
  return slips !== undefined && others.every(other => !areWithin(slips, attempt, other))
}
