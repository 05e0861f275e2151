import { describe, expect, test } from 'vitest'
import { type Card, LINKS, START, WORDS } from './card.ts'
import { lexicon } from './lexicon.ts'
import { randomStories } from './random-stories.ts'
import { coveredBy } from './recite.ts'
import { runningText } from './running-text.ts'
import { newestIn } from './wording.ts'
import { german } from './words.de.ts'

const SEED = 'd0c4'.repeat(16)
const STORIES = 3_000
const DE = newestIn('de')

const card = (said: string): Card => [...WORDS, ...LINKS].find(one => lexicon(DE).text(one) === said)!
const story = (...said: readonly string[]): string => runningText([START, ...said.map(card)], DE)

describe('the running text in German', () => {
  test.each([
    [
      'the verb is second, its object in the accusative, as in a fairy tale',
      ['ein Drache', 'im Schlafanzug', 'kitzelt', 'ein Pirat', 'auf Stelzen', 'bügelt', 'eine Socke'],
      'ein Drache im Schlafanzug, der kitzelt einen Piraten auf Stelzen, der bügelt eine Socke.',
    ],
    [
      'after „mit“ comes the dative, and what is joined to it stands so too',
      ['eine Hexe', 'mit', 'ein Elefant', 'und', 'eine Gurke', 'schält', 'ein Gespenst'],
      'eine Hexe mit einem Elefanten und einer Gurke, die schält ein Gespenst.',
    ],
    [
      'an arrival begins a sentence of its own, with its subject',
      ['ein Igel', 'um die Ecke biegt', 'ein Dirigent', 'kocht', 'ein Klavier', 'und', 'ein Astronaut'],
      'ein Igel. Um die Ecke biegt ein Dirigent, der kocht ein Klavier und einen Astronauten.',
    ],
    [
      'two verbs are joined by „und“ alone; „dann“ has its subject behind the verb',
      ['ein Einhorn', 'badet', 'und', 'föhnt', 'eine Mumie', 'beißt', 'dann', 'tröstet', 'ein Pirat'],
      'ein Einhorn, das badet und föhnt eine Mumie, die beißt, dann tröstet sie einen Piraten.',
    ],
    [
      'an adjective without a preposition stands between commas',
      ['ein Igel', 'klitschnass', 'mit', 'eine Hexe', 'fuchsteufelswild', 'und', 'im Handstand', 'jagt'],
      'ein Igel, klitschnass, mit einer Hexe, fuchsteufelswild und im Handstand, die jagt.',
    ],
    [
      'and is shut before another noun, not before another adjective',
      ['ein Igel', 'klitschnass', 'und', 'eine Hexe', 'auf Stelzen', 'dann', 'steif gefroren', 'kocht'],
      'ein Igel, klitschnass, und eine Hexe auf Stelzen, dann steif gefroren, die kocht.',
    ],
  ])('[TALE-26] %s', (_, cards, text) => {
    expect(story(...cards)).toBe(`Es war einmal heute Abend unter der Lampe ${text}`)
  })
})

describe('what is told in German, as it is typed', () => {
  const CARDS = ['ein Drache', 'kitzelt', 'ein Pirat', 'verschlingt', 'dann', 'bügelt', 'eine Hexe'].map(card)

  /** All that is covered by it, card after card. */
  function told(attempt: string): number {
    let rest: string | null = attempt
    let cards = 0
    for (const one of CARDS) {
      const covered: ReturnType<typeof coveredBy> =
        rest === null ? undefined : coveredBy(rest, one, { ...DE, comparison: 'exact' })
      if (covered === undefined) break
      cards++
      rest = covered.rest
    }
    return rest === null ? cards : -cards
  }

  test.each([
    'ein Drache, der kitzelt einen Piraten, der verschlingt, dann bügelt er eine Hexe',
    'ein Drache kitzelt ein Pirat verschlingt dann bügelt eine Hexe',
    'der Drache kitzelt den Piraten der verschlingt dann buegelt er die Hexe',
  ])('[TALE-28] “%s” is all of the cards', attempt => {
    expect(told(attempt)).toBe(CARDS.length)
  })

  test('[TALE-28] a pronoun at the end waits for nothing', () => {
    expect(told('ein Drache, der kitzelt einen Piraten, der verschlingt, dann bügelt er')).toBe(6)
    expect(told('ein Drache kitzelt eine Hexe')).toBe(-2)
  })

  test('[TALE-9] what is laid has the form that the card before it asks for', () => {
    const { told: says } = lexicon(DE)
    const [tickles, pirate, hex] = [card('kitzelt'), card('ein Pirat'), card('eine Hexe')]
    expect(says(pirate, [tickles]).word).toBe('einen Piraten')
    expect(says(pirate, [hex, card('mit')]).word).toBe('einem Piraten')
    expect(says(pirate, [card('um die Ecke biegt')]).word).toBe('ein Pirat')
  })
})

type Gender = 'm' | 'f' | 'n'

const TABLE = {
  subject: { m: 'ein', f: 'eine', n: 'ein' },
  object: { m: 'einen', f: 'eine', n: 'ein' },
  dative: { m: 'einem', f: 'einer', n: 'einem' },
} as const

const anyOf = (texts: readonly string[]): string => texts.join('|')

const GENDER = new Map<string, Gender>(
  german.nouns.flatMap(noun => {
    const bare = noun.text.replace(/^eine? /, '')
    return [bare, ...('oblique' in noun ? [noun.oblique] : [])].map(text => [text, noun.gender] as const)
  }),
)
const WEAK = new Map<string, string>(
  german.nouns.flatMap(noun => ('oblique' in noun ? [[noun.text.slice(4), noun.oblique]] : [])),
)
const NOUN = `(?:${anyOf([...GENDER.keys()])})`
const VERB = `(?:${anyOf(german.verbs.map(({ text }) => text))})`
const ADJECTIVE = anyOf(german.adjectives.map(({ text }) => text))

/** Read as a teacher would: from the text alone, with nothing of the cards but what words there are. */
describe(`${STORIES} random legal stories in German (seed ${SEED.slice(0, 4)})`, () => {
  const texts = randomStories(SEED, STORIES).map(one => runningText(one, DE))
  /** Every article with its noun, and what stands before. */
  const phrases = new RegExp(`(\\S+) (ein\\w*) (${NOUN})(?![\\p{L}-])`, 'gu')

  test('[TALE-26] every article and every ending is that of the case', () => {
    for (const text of texts) {
      // What an adjective holds inside („in einer Seifenblase“) is none of the cards.
      const told = text.replaceAll(new RegExp(`(?<=[ ,])(?:${ADJECTIVE})(?![\\p{L}-])`, 'gu'), '…')
      let last: keyof typeof TABLE = 'subject'
      for (const [, before, article, noun] of told.matchAll(phrases)) {
        const joined = before === 'und' || before === 'dann'
        const isVerb = new RegExp(`^${VERB}$`).test(before!) || /^(?:er|sie|es)$/.test(before!)
        const now: keyof typeof TABLE = joined
          ? last
          : before === 'mit'
            ? 'dative'
            : isVerb
              ? 'object'
              : 'subject'
        expect(article, told).toBe(TABLE[now][GENDER.get(noun!)!])
        const isSubject = now === 'subject'
        expect([...WEAK.values()].includes(noun!) && isSubject, told).toBe(false)
        if (!isSubject) expect(WEAK.has(noun!), told).toBe(false)
        last = now
      }
    }
  })

  test('[TALE-26] whoever does something is „der“, „die“ or „das“, after a comma; after „dann“ „er“, „sie“ or „es“', () => {
    const does = new RegExp(`(, )?(\\S+) (${VERB})(?: (er|sie|es))?(?![\\p{L}])`, 'gu')
    for (const text of texts) {
      for (const { 1: comma, 2: who, 4: pronoun, index } of text.matchAll(does)) {
        const nouns = [...text.slice(0, index + 1).matchAll(new RegExp(`${NOUN}(?![\\p{L}-])`, 'gu'))]
        const gender = GENDER.get(nouns.at(-1)![0])!
        expect(['und', 'dann', { m: 'der', f: 'die', n: 'das' }[gender]], text).toContain(who)
        if (who === 'und') expect(comma, text).toBeUndefined()
        else expect(comma, text).toBe(', ')
        expect(pronoun, text).toBe(who === 'dann' ? { m: 'er', f: 'sie', n: 'es' }[gender] : undefined)
      }
    }
  })

  test('[TALE-26] what stands between commas is shut, unless the sentence ends or another adjective follows', () => {
    const apart = german.adjectives.filter(one => 'apart' in one).map(({ text }) => text)
    const open = new RegExp(`, (?:${anyOf(apart)})(?= (?!und (?:${ADJECTIVE})))`, 'u')
    for (const text of texts) expect(text).not.toMatch(open)
  })

  test('[TALE-26] a sentence has at most as many commas as it has joints: never two marks in a row', () => {
    for (const text of texts) expect(text).not.toMatch(/[,.]{2}|, [,.]| {2}/)
  })
})
