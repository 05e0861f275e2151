/** 0–54 Nouns, 55–91 Adjectives, 92–125 Verbs, 126–130 Links, 131 the Start card (TALE-1, TALE-2). */
export type Card = number

export type Kind = 'start' | 'noun' | 'adjective' | 'verb' | 'link'

export type Link = 'then-arrives' | 'suddenly-appears' | 'with' | 'and' | 'then'

const NOUNS = 55
const ADJECTIVES = 37
const VERBS = 34
const LINK_NAMES: readonly Link[] = ['then-arrives', 'suddenly-appears', 'with', 'and', 'then']

const FIRST_ADJECTIVE = NOUNS
const FIRST_VERB = FIRST_ADJECTIVE + ADJECTIVES
const FIRST_LINK = FIRST_VERB + VERBS

const cards = (first: Card, count: number): readonly Card[] =>
  Array.from({ length: count }, (_, index) => first + index)

export const WORDS: readonly Card[] = cards(0, FIRST_LINK)
export const LINKS: readonly Card[] = cards(FIRST_LINK, LINK_NAMES.length)
export const START: Card = FIRST_LINK + LINK_NAMES.length

export function kindOf(card: Card): Kind {
  if (card < FIRST_ADJECTIVE) return 'noun'
  if (card < FIRST_VERB) return 'adjective'
  if (card < FIRST_LINK) return 'verb'
  return card < START ? 'link' : 'start'
}

export function linkOf(card: Card): Link {
  const link = LINK_NAMES[card - FIRST_LINK]
  if (link === undefined) throw new RangeError(`card ${card} is not a Link`)
  return link
}

export const isWord = (card: Card): boolean => card >= 0 && card < FIRST_LINK

/** For the kind that lies on top, the kinds that may come next. Links are no key and no value: never two in a row (TALE-16). */
type Followers = Readonly<Partial<Record<Kind, readonly Kind[]>>>

/** TALE-11 */
const withoutLink: Followers = {
  start: ['noun'],
  noun: ['verb', 'adjective'],
  adjective: ['verb'],
  verb: ['noun'],
}

/** TALE-13 */
const afterArrival: Followers = {
  noun: ['noun'],
  adjective: ['noun'],
}

/** TALE-14 */
const afterWith: Followers = {
  noun: ['noun'],
  adjective: ['noun'],
  verb: ['noun'],
}

/** TALE-15 */
const afterAndOrThen: Followers = {
  adjective: ['adjective', 'noun'],
  noun: ['noun'],
  verb: ['verb'],
}

function followersAfter(link: Link): Followers {
  switch (link) {
    case 'then-arrives':
    case 'suddenly-appears':
      return afterArrival
    case 'with':
      return afterWith
    case 'and':
    case 'then':
      return afterAndOrThen
  }
}

/** Kinds that a Link leads from, and those that it then leads to. */
export interface Way {
  readonly from: readonly Kind[]
  readonly to: readonly Kind[]
}

/** TALE-13 to 15, as a Link card shows it: what leads to the same stands together. */
export function waysOf(card: Card): readonly Way[] {
  const ways: { readonly from: Kind[]; readonly to: readonly Kind[] }[] = []
  for (const [kind, to] of Object.entries(followersAfter(linkOf(card))) as [Kind, readonly Kind[]][]) {
    const same = ways.find(way => way.to.join() === to.join())
    if (same) same.from.push(kind)
    else ways.push({ from: [kind], to })
  }
  return ways
}

/** May this word be laid on the last card of the pile, with this Link between them, or with none (TALE-12)? */
export function mayFollow(last: Card, word: Card, link: Card | null): boolean {
  const followers = link === null ? withoutLink : followersAfter(linkOf(link))
  return followers[kindOf(last)]?.includes(kindOf(word)) ?? false
}
