import { chanceAt, isRefusal } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { seedOf } from '../test-match.ts'
import { kindOf, START, WORDS } from './card.ts'
import { guessers } from './guesses.ts'
import { cardsFor } from './instead.ts'
import { lexicon } from './lexicon.ts'
import { options } from './options.ts'
import { improvised, OWN_LANGUAGES, type OwnLanguage, type OwnWord, type OwnWords } from './own-word.ts'
import { readOwnWords } from './own-words.ts'
import { isRecited } from './recite.ts'
import { runningText } from './running-text.ts'
import { samplesOf } from './samples.ts'
import { OWN_WORDS } from './simulated.ts'
import { StoryTestMatch } from './testing.ts'
import { readWordDeck, wordDeckIn, wordDeckOf } from './word-deck.ts'
import { newestIn } from './wording.ts'

const ours = { ...newestIn('fr'), own: OWN_WORDS }
const [MAMIE, CARAVANE, REX, MOU, , CHOUCHOUTE] = OWN_WORDS.map(({ card }) => card) as [
  number,
  number,
  number,
  number,
  number,
  number,
]

const why = (words: unknown, language = 'fr'): string => {
  const read = readOwnWords(words, language)
  return isRefusal(read) ? read.refusal.en : ''
}
const noun = (text: string, card = 0): OwnWord => ({ card, text, gender: 'm' })

describe('on the cards', () => {
  test('[TALE-33] [TALE-26] running text agrees with them, and they with it', () => {
    expect(runningText([START, MAMIE, MOU, CHOUCHOUTE, REX], ours)).toBe(
      'Ce soir, sous la lampe, tout commence par Mamie toute molle qui chouchoute Rex.',
    )
    const english = { ...newestIn('en'), own: [{ card: 0, text: 'Grandma', who: true }] as OwnWords }
    expect(runningText([START, 0, 92, 1], english)).toContain('we tell of Grandma who eats')
  })

  test('[TALE-33] [TALE-28] they are compared as ours are, and what they replace is none any more', () => {
    const forgiving = { ...ours, comparison: 'forgiving' } as const
    expect(isRecited('la caravane', CARAVANE, forgiving)).toBe(true)
    expect(isRecited('caravanne', CARAVANE, forgiving)).toBe(true)
    expect(isRecited('caravanne', CARAVANE, { ...ours, comparison: 'exact' })).toBe(false)
    expect(isRecited('toute molle', MOU, forgiving)).toBe(true)
    expect(isRecited(lexicon(newestIn('fr')).text(CARAVANE), CARAVANE, forgiving)).toBe(false)
  })

  test('[TALE-33] the same object for the same words, however often they were copied', () => {
    expect(lexicon({ ...ours, own: structuredClone(OWN_WORDS) })).toBe(lexicon(ours))
    expect(lexicon(ours)).not.toBe(lexicon(newestIn('fr')))
  })

  test('[TALE-33] a match is dealt the same cards with them as without', () => {
    const [without, withOwn] = [{}, { own: OWN_WORDS }].map(
      more => new StoryTestMatch(3, { language: 'fr', edition: 2, ...more }),
    )
    expect(withOwn!.state.hands).toEqual(without!.state.hands)
    expect(withOwn!.table.options.own).toEqual(OWN_WORDS)
  })

  test('[TALE-33] words of another language, or twice on a card, are no option', () => {
    const isFit = (language: string, own: unknown) => !isRefusal(options({ language, own }))
    expect(isFit('fr', OWN_WORDS)).toBe(true)
    expect(isFit('en', OWN_WORDS)).toBe(false)
    expect(isFit('fr', [...OWN_WORDS, OWN_WORDS[0]])).toBe(false)
    expect(isFit('fr', [])).toBe(false)
  })

  test('[TALE-36] robots mime a word always alike, by two different actions', () => {
    for (const text of ['Mamie', 'Rex', 'une caravane']) {
      expect(improvised(text)).toEqual(improvised(text))
      expect(new Set(improvised(text)).size).toBe(2)
    }
    expect(
      new Set(['Mamie', 'Rex', 'Zoé', 'Léon', 'Tom'].map(text => improvised(text).join())).size,
    ).toBeGreaterThan(3)
    expect(lexicon(ours).mimed(REX)).toEqual(improvised('Rex'))
  })
})

describe('whose place they take', () => {
  const placed = (typed: string, own: OwnWords = [], language: OwnLanguage = 'fr') => {
    const [guess] = guessers[language](typed)
    return lexicon(newestIn(language)).text(cardsFor(guess!.word, guess!.kind, own, language)[0]!)
  }

  test('[TALE-33] one that could be taken for it, else the last of its gender that is left', () => {
    expect(placed('mamie')).toBe('une momie')
    expect(placed('caravane')).toBe('une brosse à dents')
    expect(placed('Rex')).toBe('un accordéon')
    expect(placed('caravane', [{ card: 54, text: 'une tente', gender: 'f' }])).toBe('une pastèque')
    expect(placed('grandma', [], 'en')).toBe('a tooth fairy')
  })

  test('[TALE-33] where all cards of a kind are taken there is none', () => {
    const full = WORDS.filter(card => kindOf(card) === 'verb').map(card => ({ card, text: `x${card}` }))
    expect(cardsFor({ text: 'chouchoute' }, 'verb', full, 'fr')).toEqual([])
  })
})

test('[TALE-34] three sentences with every word that was typed, and others at another turn', () => {
  for (const { card } of OWN_WORDS)
    for (const turn of [0, 1, 2, 3]) {
      const samples = samplesOf(card, ours, turn).map(pieces =>
        pieces.map(({ before, word, after }) => before + word + after).join(''),
      )
      expect(samples).toHaveLength(3)
      for (const text of samples)
        expect(
          lexicon(ours)
            .forms(card)
            .some(form => text.includes(form)),
        ).toBe(true)
      expect(samples).not.toEqual(samplesOf(card, ours, turn + 1).map(String))
    }
})

test('[TALE-34] what is guessed can be laid: any of our own words, typed anew', () => {
  for (const language of OWN_LANGUAGES)
    for (const card of WORDS) {
      const typed = lexicon(newestIn(language)).text(card)
      const guess = guessers[language](typed).find(({ kind }) => kind === kindOf(card))!
      expect(readOwnWords([{ ...guess.word, card }], language), typed).toHaveLength(1)
    }
})

describe('refused in words', () => {
  test.each([
    ['nothing', [noun('')], 'says something'],
    ['blanks', [noun('  ')], 'says something'],
    ['31 characters', [noun('x'.repeat(31))], 'too long'],
    ['markup', [noun('<b>Rex</b>')], 'letters and digits'],
    ['a face', [noun('Rex 🐶')], 'letters and digits'],
    ['what turns text round', [noun('Rex\u202e')], 'letters and digits'],
    ['letters in two parts', [noun('Ze\u0301')], 'letters and digits'],
    ['a card for two', [noun('Rex'), noun('Médor')], 'same card'],
    ['a slip between two of one’s own', [noun('Léon'), noun('Léan', 1)], 'too alike'],
    ['a slip between it and ours', [noun('une pastèque')], 'too alike'],
    ['the same as a verb of ours', [noun('une cuisine')], 'too alike'],
    ['the same as a Link', [noun('Avec')], 'too alike'],
    ['several', [noun('les jumeaux')], 'one at a time'],
    ['a verb that goes on', [{ card: 92, text: 'parle à' }], 'follows at once'],
    ['what running text puts in', [{ card: 60, m: 'qui pique', f: 'qui pique' }], 'adds by itself'],
    ['a card of another kind', [{ card: 60, text: 'Rex', gender: 'm' }], 'could not read'],
    ['no card', [{ card: 126, text: 'Rex', gender: 'm' }], 'could not read'],
    ['fields of one’s own', [{ ...noun('Rex'), onclick: 'x' }], 'could not read'],
    ['no list', { 0: noun('Rex') }, 'could not read'],
    ['more than there are cards', Array.from({ length: 127 }, () => noun('Rex')), 'more words than cards'],
  ])('[TALE-35] %s', (_, words, words_) => {
    expect(why(words)).toContain(words_)
  })

  test('[TALE-35] a language without a grammar for it', () => {
    expect(why([noun('Rex')], 'tlh')).toContain('this language')
  })

  test('[TALE-35] short names may be two letters apart', () => {
    expect(why([noun('Rex'), noun('Max', 1)])).toBe('')
  })
})

describe('a deck as a file', () => {
  const deck = wordDeckOf('fr', OWN_WORDS)
  const refused = (raw: unknown): string => {
    const read = readWordDeck(raw)
    return isRefusal(read) ? read.refusal.en : ''
  }

  test('[TALE-36] comes in as it went out', () => {
    expect(wordDeckIn(JSON.stringify(deck))).toEqual(deck)
  })

  test('[TALE-36] a whole deck of our own words is one', () => {
    for (const language of OWN_LANGUAGES) {
      const { text } = lexicon(newestIn(language))
      const words = WORDS.map(card => {
        const guess = guessers[language](text(card)).find(({ kind }) => kind === kindOf(card))!
        return { ...guess.word, card }
      })
      expect(refused({ ...deck, language, words })).toBe('')
    }
  })

  test('[TALE-36] what is none is refused in words', () => {
    for (const raw of [
      null,
      5,
      'x',
      [],
      {},
      { ...deck, veillee: 'evening' },
      { ...deck, version: '1' },
      { ...deck, language: 'xx' },
    ])
      expect(refused(raw)).toContain('not a deck')
    expect(refused({ ...deck, version: 2 })).toContain('newer')
    expect(isRefusal(wordDeckIn('{'))).toBe(true)
    expect(isRefusal(wordDeckIn(' '.repeat(100_001)))).toBe(true)
  })

  test('[TALE-35] [TALE-36] broken in any way, it is refused or read, and never throws', () => {
    const chance = chanceAt(seedOf(24), 0)
    const text = JSON.stringify(deck)
    const junk = [
      '"',
      '{',
      '}',
      '[',
      ']',
      ',',
      '\\',
      '0',
      '-1',
      'null',
      '1e999',
      '\u0000',
      '<script>',
      'x'.repeat(500),
      '[['.repeat(2_000),
    ]
    let read = 0
    for (let i = 0; i < 5_000; i++) {
      const at = chance.below(text.length)
      const cut = chance.below(4)
      const broken = text.slice(0, at) + chance.pick(junk) + text.slice(at + cut)
      const made = wordDeckIn(broken)
      if (isRefusal(made)) {
        expect(made.refusal.fr.length).toBeGreaterThan(10)
        continue
      }
      read++
      expect(isRefusal(readOwnWords(made.words, made.language))).toBe(false)
      expect(() =>
        runningText([START, ...made.words.filter(one => kindOf(one.card) === 'noun').map(one => one.card)], {
          ...newestIn('fr'),
          own: made.words,
        }),
      ).not.toThrow()
    }
    expect(read).toBeGreaterThan(0)
  })
})
