import { describe, expect, test } from 'vitest'
import {
  type Card,
  isWord,
  type Kind,
  kindOf,
  LINKS,
  linkOf,
  mayFollow,
  START,
  WORDS,
  waysOf,
} from './card.ts'

const ALL: readonly Card[] = [...WORDS, ...LINKS, START]

const ofKind = (kind: Kind): readonly Card[] => ALL.filter(card => kindOf(card) === kind)

const one = (kind: Kind): Card => ofKind(kind)[0]!

const [THEN_ARRIVES, SUDDENLY_APPEARS, WITH, AND, THEN] = LINKS as [Card, Card, Card, Card, Card]

describe('the box', () => {
  test('[TALE-1] 126 Words: 55 Nouns, 37 Adjectives, 34 Verbs; 5 Links, 1 Start card', () => {
    const count = (kind: Kind) => ofKind(kind).length
    expect([count('noun'), count('adjective'), count('verb')]).toEqual([55, 37, 34])
    expect([count('link'), count('start')]).toEqual([5, 1])
    expect(WORDS).toHaveLength(126)
    expect(ALL).toEqual(Array.from({ length: 132 }, (_, card) => card))
  })

  test('[TALE-1] the kinds lie in the order Nouns, Adjectives, Verbs, Links, Start', () => {
    const edges = [0, 54, 55, 91, 92, 125, 126, 130, 131].map(kindOf)
    const [noun, adjective, verb, link] = ['noun', 'adjective', 'verb', 'link']
    expect(edges).toEqual([noun, noun, adjective, adjective, verb, verb, link, link, 'start'])
  })

  test('[TALE-1] Nouns, Adjectives and Verbs are Words, Links and Start are not', () => {
    expect(ALL.filter(isWord)).toEqual(WORDS)
    expect(isWord(-1)).toBe(false)
  })

  test('[TALE-2] there is one of each Link', () => {
    expect(LINKS.map(linkOf)).toEqual(['then-arrives', 'suddenly-appears', 'with', 'and', 'then'])
  })

  test('[TALE-2] no other card is a Link', () => {
    for (const card of [...WORDS, START]) expect(() => linkOf(card)).toThrow(`card ${card} is not a Link`)
  })
})

/** The kinds that may follow, letter by letter: Noun, Adjective, Verb. Written from the rulebook, apart from the code. */
const table: Readonly<Record<Kind, readonly string[]>> = {
  // no Link, then arrives, when suddenly appears, with, and, then
  start: ['N', '', '', '', '', ''],
  noun: ['AV', 'N', 'N', 'N', 'N', 'N'],
  adjective: ['V', 'N', 'N', 'N', 'NA', 'NA'],
  verb: ['N', '', '', 'N', 'V', 'V'],
  link: ['', '', '', '', '', ''],
}

const LETTER: Readonly<Record<Kind, string>> = { noun: 'N', adjective: 'A', verb: 'V', link: 'L', start: 'S' }
const BETWEEN: readonly (Card | null)[] = [null, ...LINKS]

const isInTable = (last: Card, word: Card, link: Card | null): boolean =>
  table[kindOf(last)][BETWEEN.indexOf(link)]!.includes(LETTER[kindOf(word)])

/** The kinds that may be laid on this kind, in the order of the cards. */
function followers(last: Kind, link: Card | null): readonly Kind[] {
  const kinds: readonly Kind[] = ['noun', 'adjective', 'verb', 'link', 'start']
  return kinds.filter(kind => mayFollow(one(last), one(kind), link))
}

describe('what may follow what', () => {
  test('[TALE-11] Start → Noun, Noun → Verb or Adjective, Adjective → Verb, Verb → Noun', () => {
    expect(followers('start', null)).toEqual(['noun'])
    expect(followers('noun', null)).toEqual(['adjective', 'verb'])
    expect(followers('adjective', null)).toEqual(['verb'])
    expect(followers('verb', null)).toEqual(['noun'])
  })

  test('[TALE-12] a Link lets a Word follow that could not, and may stand where none is needed', () => {
    expect(mayFollow(one('noun'), one('noun'), null)).toBe(false)
    expect(mayFollow(one('noun'), one('noun'), AND)).toBe(true)
    expect(mayFollow(one('verb'), one('noun'), null)).toBe(true)
    expect(mayFollow(one('verb'), one('noun'), WITH)).toBe(true)
  })

  test.each([
    ['then arrives', THEN_ARRIVES],
    ['when suddenly appears', SUDDENLY_APPEARS],
  ])('[TALE-13] “%s” stands after a Noun or an Adjective, and a Noun follows', (_, link) => {
    expect(followers('noun', link)).toEqual(['noun'])
    expect(followers('adjective', link)).toEqual(['noun'])
    expect(followers('verb', link)).toEqual([])
  })

  test('[TALE-14] “with” stands after a Noun, an Adjective or a Verb, and a Noun follows', () => {
    expect(followers('noun', WITH)).toEqual(['noun'])
    expect(followers('adjective', WITH)).toEqual(['noun'])
    expect(followers('verb', WITH)).toEqual(['noun'])
  })

  test.each([
    ['and', AND],
    ['then', THEN],
  ])('[TALE-15] “%s” joins like with like, and a Noun to an Adjective', (_, link) => {
    expect(followers('adjective', link)).toEqual(['noun', 'adjective'])
    expect(followers('noun', link)).toEqual(['noun'])
    expect(followers('verb', link)).toEqual(['verb'])
  })

  test('[TALE-16] no Link right after the Start card', () => {
    for (const link of LINKS) expect(followers('start', link)).toEqual([])
  })

  test('[TALE-16] never two Links in a row', () => {
    for (const link of BETWEEN) expect(followers('link', link)).toEqual([])
    for (const last of ALL) expect(LINKS.some(link => mayFollow(last, link, null))).toBe(false)
    for (const last of ALL) expect(LINKS.some(link => mayFollow(last, link, AND))).toBe(false)
  })

  test.each(BETWEEN.map(link => [link === null ? 'no Link' : linkOf(link), link] as const))(
    '[TALE-11] [TALE-12] [TALE-13] [TALE-14] [TALE-15] [TALE-16] every pair of cards, with %s between them',
    (_, link) => {
      const wrong = ALL.flatMap(last =>
        ALL.filter(word => mayFollow(last, word, link) !== isInTable(last, word, link)).map(word => [
          last,
          word,
        ]),
      )
      expect(wrong).toEqual([])
    },
  )
})

test('[TALE-12] [TALE-32] a Link shows what it leads from and to, which is just what may follow', () => {
  expect(LINKS.map(waysOf)).toEqual([
    [{ from: ['noun', 'adjective'], to: ['noun'] }],
    [{ from: ['noun', 'adjective'], to: ['noun'] }],
    [{ from: ['noun', 'adjective', 'verb'], to: ['noun'] }],
    [
      { from: ['adjective'], to: ['adjective', 'noun'] },
      { from: ['noun'], to: ['noun'] },
      { from: ['verb'], to: ['verb'] },
    ],
    [
      { from: ['adjective'], to: ['adjective', 'noun'] },
      { from: ['noun'], to: ['noun'] },
      { from: ['verb'], to: ['verb'] },
    ],
  ])
  const kinds = ['noun', 'adjective', 'verb'] as const
  for (const link of LINKS)
    for (const last of kinds)
      for (const word of kinds) {
        const isShown = waysOf(link).some(({ from, to }) => from.includes(last) && to.includes(word))
        expect(isShown).toBe(mayFollow(one(last), ofKind(word)[1]!, link))
      }
})
