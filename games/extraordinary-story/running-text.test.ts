import { describe, expect, test } from 'vitest'
import { type Card, kindOf, LINKS, START, WORDS } from './card.ts'
import { lexicon } from './lexicon.ts'
import { randomStories } from './random-stories.ts'
import { runningPieces, runningText, textOf } from './running-text.ts'
import { STORY_LANGUAGES, type StoryLanguage } from './story-language.ts'
import { newestIn } from './wording.ts'
import { english } from './words.en.ts'
import { french } from './words.fr.ts'

const SEED = '7a1e'.repeat(16)
const STORIES = 3_000

const stories = randomStories(SEED, STORIES)

const card = (language: StoryLanguage, said: string): Card =>
  [...WORDS, ...LINKS].find(one => lexicon(newestIn(language)).forms(one).includes(said))!

const story = (language: StoryLanguage, ...said: readonly string[]): string =>
  runningText([START, ...said.map(one => card(language, one))], newestIn(language))

/** What the running text may put round a word. */
const PUT: Readonly<Record<StoryLanguage, RegExp>> = {
  fr: /^(?:[.,]? | qui )?\.?$/,
  en: /^(?:[.,]? | who | that )?\.?$/,
  de: /^(?:[.,]? |, d(?:er|ie|as) )?(?: er| sie| es)?\.?$/,
  es: /^(?:[.,]? | que | a )?\.?$/,
}

const small = (text: string): string => text[0]!.toLowerCase() + text.slice(1)

describe('the running text in French', () => {
  test('[TALE-26] adjectives agree with their noun, verbs get their “qui”', () => {
    expect(story('fr', 'une pieuvre', 'amoureux', 'chatouille', 'un facteur', 'enrhumé')).toBe(
      'Ce soir, sous la lampe, tout commence par une pieuvre amoureuse qui chatouille un facteur enrhumé.',
    )
  })

  test('[TALE-26] an arrival begins a sentence of its own', () => {
    expect(story('fr', 'un piano', 'là-dessus débarque', 'une momie', 'et', 'une fourmi', 'enrhumé')).toBe(
      'Ce soir, sous la lampe, tout commence par un piano. Là-dessus débarque une momie et une fourmi enrhumée.',
    )
  })

  test('[TALE-26] after a Link a verb needs no “qui”', () => {
    expect(story('fr', 'un robot', 'mange', 'puis', 'repasse', 'une chaussette')).toBe(
      'Ce soir, sous la lampe, tout commence par un robot qui mange, puis repasse une chaussette.',
    )
  })
})

describe('the running text in English', () => {
  test('[TALE-26] somebody is told of with “who”, something with “that”', () => {
    expect(story('en', 'a queen', 'in love', 'tickles', 'a teapot', 'eats', 'an umbrella')).toBe(
      'Tonight, by lamplight, we tell of a queen in love who tickles a teapot that eats an umbrella.',
    )
  })

  test('[TALE-26] an arrival begins a sentence of its own', () => {
    expect(
      story('en', 'a sloth', 'fast asleep', 'out of nowhere pops', 'a drummer', 'with', 'a pancake'),
    ).toBe(
      'Tonight, by lamplight, we tell of a sloth fast asleep. Out of nowhere pops a drummer with a pancake.',
    )
  })
})

describe.each(STORY_LANGUAGES)(
  `${STORIES} random legal stories in %s (seed ${SEED.slice(0, 4)})`,
  language => {
    const texts = stories.map(one => runningText(one, newestIn(language)))

    test('[TALE-26] nothing is added but punctuation, capitals and a relative word; every card keeps its place', () => {
      for (const cards of stories) {
        const pieces = runningPieces(cards, newestIn(language))
        expect(pieces.map(({ card: one }) => one)).toEqual(cards)
        for (const { card: one, before, word, after } of pieces) {
          const forms = lexicon(newestIn(language)).forms(one)
          expect([...forms, ...forms.map(small)]).toContain(kindOf(one) === 'link' ? small(word) : word)
          expect(before + after).toMatch(PUT[language])
        }
      }
    })

    test('[TALE-26] spaces, capitals and the full stop are where they belong', () => {
      for (const text of texts) {
        expect(text).not.toMatch(/ {2}|^ | $| [.,]|[.,]\S|\.\./)
        expect(text).toMatch(/^\p{Lu}[^.]*(?:\. \p{Lu}[^.]*){0,2}\.$/u)
      }
    })
  },
)

describe.each(['fr', 'en'] as const)('%s', language => {
  const texts = stories.map(one => runningText(one, newestIn(language)))

  test('[TALE-26] every adjective agrees with the last noun before it; in English there is one form', () => {
    for (const cards of stories) {
      let gender: 'm' | 'f' = 'm'
      for (const { card: one, word } of runningPieces(cards, newestIn(language))) {
        if (kindOf(one) === 'noun') gender = french.nouns[one]!.gender
        if (kindOf(one) !== 'adjective') continue
        const agreed =
          language === 'fr' ? french.adjectives[one - 55]![gender] : english.adjectives[one - 55]!.text
        expect(word).toBe(agreed)
      }
    }
  })

  test('[TALE-26] articles and elision are as they sound', () => {
    for (const text of texts) {
      if (language === 'fr')
        expect(text).not.toMatch(/(?<!\p{L})(?:le|la|de|que|ne|se|je|me|te|jusque) (?=[aeiouyéèêàâîôû])/iu)
      else expect(text).not.toMatch(/\ban (?![aeiou])|\ba (?=[aeio])/i)
    }
  })

  test('[TALE-26] a verb has its subject: a noun and a relative word, or another verb and a Link', () => {
    const relative = language === 'fr' ? /^ qui / : /^ (?:who|that) /
    for (const cards of stories)
      runningPieces(cards, newestIn(language)).forEach((piece, i) => {
        if (kindOf(piece.card) === 'verb')
          expect(relative.test(piece.before)).toBe(kindOf(cards[i - 1]!) !== 'link')
        else expect(textOf(piece)).not.toMatch(relative)
      })
  })
})

test('[TALE-26] who and that go with the noun that they follow', () => {
  for (const cards of stories) {
    let noun = -1
    for (const { card: one, before } of runningPieces(cards, newestIn('en'))) {
      if (kindOf(one) === 'noun') noun = one
      const [, said] = /^ (who|that) /.exec(before) ?? []
      if (said) expect(said === 'who').toBe('who' in english.nouns[noun]!)
    }
  }
})
