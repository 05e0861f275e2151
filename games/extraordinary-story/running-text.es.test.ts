import { describe, expect, test } from 'vitest'
import { type Card, LINKS, START, WORDS } from './card.ts'
import { lexicon } from './lexicon.ts'
import { randomStories } from './random-stories.ts'
import { coveredBy, isRecited } from './recite.ts'
import { runningText } from './running-text.ts'
import { newestIn } from './wording.ts'
import { spanish } from './words.es.ts'

const SEED = 'e5e5'.repeat(16)
const STORIES = 3_000
const ES = newestIn('es')

const card = (said: string): Card => [...WORDS, ...LINKS].find(one => lexicon(ES).text(one) === said)!
const story = (...said: readonly string[]): string => runningText([START, ...said.map(card)], ES)

describe('the running text in Spanish', () => {
  test.each([
    [
      'adjectives agree with their noun, and a living object has “a”',
      ['una rana', 'enamorado', 'persigue', 'un cartero', 'resfriado', 'muerde', 'un paraguas'],
      'una rana enamorada que persigue a un cartero resfriado que muerde un paraguas.',
    ],
    [
      'what is done to somebody has “a”, even if it is a thing',
      ['un mago', 'saca la lengua', 'una tetera', 'furioso', 'devora', 'una sandía'],
      'un mago que saca la lengua a una tetera furiosa que devora una sandía.',
    ],
    [
      'what is put beside an object is one too',
      ['un loro', 'abraza', 'un piano', 'y', 'una bruja', 'luego', 'un calcetín'],
      'un loro que abraza un piano y a una bruja, luego un calcetín.',
    ],
    [
      'what comes along with somebody is none',
      ['un loro', 'abraza', 'con', 'una bruja', 'y', 'un dragón', 'entonces llega', 'una momia'],
      'un loro que abraza con una bruja y un dragón. Entonces llega una momia.',
    ],
    [
      '“y” is “e” before its own sound',
      ['un robot', 'devora', 'y', 'imita', 'una foca'],
      'un robot que devora e imita a una foca.',
    ],
    [
      'an h is not heard',
      ['un robot', 'abraza', 'y', 'hipnotiza', 'una foca'],
      'un robot que abraza e hipnotiza a una foca.',
    ],
  ])('[TALE-26] %s', (_, cards, text) => {
    expect(story(...cards)).toBe(`Esta noche, bajo la lámpara, érase una vez ${text}`)
  })
})

const anyOf = (texts: readonly string[]): string => texts.join('|')
const said = (words: readonly { readonly text: string }[]): string => anyOf(words.map(({ text }) => text))

const NOUN = `(?:${said(spanish.nouns)})`
const VERB = `(?:${said(spanish.verbs)})`
const ADJECTIVE = `(?:${anyOf(spanish.adjectives.flatMap(({ m, f }) => [m, f]))})`

/** Read as a teacher would: from the text alone, with nothing of the cards but what words there are. */
describe(`${STORIES} random legal stories in Spanish (seed ${SEED.slice(0, 4)})`, () => {
  const texts = randomStories(SEED, STORIES).map(one => runningText(one, ES))
  const all = (pattern: string): readonly RegExpMatchArray[] =>
    texts.flatMap(text => [...text.matchAll(new RegExp(pattern, 'gu'))])

  test('[TALE-26] a story is a row of nouns with their adjectives, of verbs with their objects, and of Links', () => {
    const told = `${NOUN}(?: ${ADJECTIVE}(?:(?: y|, luego) ${ADJECTIVE})*)?`
    const next = `(?: con|(?: y|, luego)(?: a)?) ${told}`
    const done = `${VERB}(?:(?: y| e|, luego) ${VERB})*`
    const clause = `${told}(?:${next}| que ${done}(?: (?:a )?${told}|(?= con)|(?=\\.)))*`
    const whole = new RegExp(
      `^Esta noche, bajo la lámpara, érase una vez ${clause}(?:\\. (?:Entonces llega|De la nada sale) ${clause})*\\.$`,
      'u',
    )
    for (const text of texts) expect(text).toMatch(whole)
  })

  test('[TALE-26] every adjective has the gender of the article before it', () => {
    const found = all(
      `(una?) (?:${anyOf(spanish.nouns.map(({ text }) => text.replace(/^una? /, '')))}) (${ADJECTIVE})`,
    )
    expect(found.length).toBeGreaterThan(STORIES)
    for (const [whole, article, adjective] of found) {
      const forms = spanish.adjectives.filter(({ m, f }) => (article === 'un' ? m : f) === adjective)
      expect(forms, whole).toHaveLength(1)
    }
  })

  test('[TALE-26] after a verb somebody has “a”; a thing has it only where it is done to somebody', () => {
    const alive = new Set<string>(spanish.nouns.filter(noun => 'alive' in noun).map(({ text }) => text))
    const personal = new Set<string>(spanish.verbs.filter(verb => 'personal' in verb).map(({ text }) => text))
    const found = all(`(${VERB}) (a )?(${NOUN})`)
    expect(found.length).toBeGreaterThan(STORIES)
    for (const [whole, verb, a, noun] of found)
      expect(a !== undefined, whole).toBe(alive.has(noun!) || personal.has(verb!))
  })

  test('[TALE-26] “a” stands between a verb or what joins, and a noun; never after an arrival, “con” or the Start', () => {
    for (const text of texts) {
      expect(text).not.toMatch(new RegExp(`(?:con|llega|sale|vez) a ${NOUN}`, 'iu'))
      expect(text).not.toMatch(new RegExp(` a (?!${NOUN}|la oscuridad|queso|cámara)`, 'u'))
    }
  })

  test('[TALE-26] “e” stands before i and hi, and “y” never does', () => {
    const joined = all('(?<!\\p{L})([ye]) (?=(h?[ií])?)')
    expect(joined.filter(([, word]) => word === 'e').length).toBeGreaterThan(0)
    for (const [, word, sound] of joined) expect(word).toBe(sound === undefined ? 'y' : 'e')
  })
})

test('[TALE-28] whoever says it as it is read has said the cards, to the letter', () => {
  const judge = { ...ES, comparison: 'exact' } as const
  const cards = ['una rana', 'persigue', 'un cartero', 'devora', 'y', 'imita', 'una foca'].map(card)
  const read = 'una rana que persigue a un cartero que devora e imita a una foca'
  const left = cards.reduce<string | null>((rest, one) => coveredBy(rest!, one, judge)!.rest, read)
  expect(left).toBeNull()
})

test('[TALE-28] “e” may be said for “y”', () => {
  const judge = { ...ES, comparison: 'exact' } as const
  expect(isRecited('e', card('y'), judge)).toBe(true)
  expect(isRecited('y', card('y'), judge)).toBe(true)
  expect(isRecited('o', card('y'), judge)).toBe(false)
})
