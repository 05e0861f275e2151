import { describe, expect, test } from 'vitest'
import { ACTIONS } from '../puppetry.ts'
import { type Card, type Kind, kindOf, LINKS, START, WORDS } from './card.ts'
import { lexicon } from './lexicon.ts'
import { isRecited } from './recite.ts'
import { STORY_LANGUAGES, type StoryLanguage } from './story-language.ts'
import { newestIn, type Wording } from './wording.ts'
import { german } from './words.de.ts'
import { english } from './words.en.ts'
import { spanish } from './words.es.ts'
import { french } from './words.fr.ts'

const TOLD: readonly Card[] = [...WORDS, ...LINKS]
const ALL: readonly Card[] = [...TOLD, START]

const formsOf = (language: StoryLanguage, cards = ALL): readonly string[] =>
  cards.flatMap(card => lexicon(newestIn(language)).forms(card))

const ARTICLE: Readonly<Record<StoryLanguage, RegExp>> = {
  fr: /^(?:(?:un|une|le|la|les|du|de la|des) |l’)/,
  en: /^(?:a|an|the) /,
  de: /^(?:ein|eine|einen|einem|einer|der|die|das|den|dem) /,
  es: /^(?:un|una|unos|unas|el|la|los|las) /,
}

/** Lower case; no accents, no leading article, nothing but letters (TALE-28). */
const strip = (language: StoryLanguage, text: string): string =>
  text
    .toLowerCase()
    .replace(ARTICLE[language], '')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\P{L}/gu, '')

const DECKS = { fr: french, en: english, de: german, es: spanish } as const

/** In German a noun has a capital, wherever it stands. */
const LETTER: Readonly<Record<StoryLanguage, string>> = { fr: 'Ll', en: 'Ll', de: 'L', es: 'Ll' }

/** Damerau–Levenshtein: how many letters are wrong, missing, extra or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const changed = rows[i - 1]![j - 1]! + (isSame ? 0 : 1)
      const swapped = isSwapped ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, changed, swapped))
    }
    rows.push(row)
  }
  return rows[one.length]![other.length]!
}

/** Three letters: whoever makes one slip is still nearer to the card that was meant than to any other (TALE-28). */
const APART = 3

/** The forms of different cards that are nearer to each other than that. */
function tooNear(language: StoryLanguage): readonly string[] {
  const said = TOLD.flatMap(card =>
    lexicon(newestIn(language))
      .forms(card)
      .map(form => ({ card, letters: strip(language, form) })),
  )
  return said.flatMap((one, index) =>
    said
      .slice(index + 1)
      .filter(other => other.card !== one.card)
      .filter(other => distance(one.letters, other.letters) < APART)
      .map(other => `${one.letters} / ${other.letters}`),
  )
}

test.each([
  ['same', 'same', 0],
  ['crepe', 'grepe', 1],
  ['robot', 'robto', 1],
  ['imite', 'invite', 2],
  ['kitten', 'sitting', 3],
  ['', 'et', 2],
])('[TALE-28] the yardstick: “%s” and “%s” are %i letters apart', (one, other, letters) => {
  expect(distance(one, other)).toBe(letters)
  expect(distance(other, one)).toBe(letters)
})

test('[TALE-28] the yardstick: capitals, accents, the article, spaces, hyphens and apostrophes are stripped', () => {
  expect(strip('fr', 'Une cheffe d’orchestre')).toBe('cheffedorchestre')
  expect(strip('fr', 'à cloche-pied')).toBe('aclochepied')
  expect(strip('en', 'an alien')).toBe('alien')
})

describe.each(STORY_LANGUAGES)('the words in %s', language => {
  const words = DECKS[language]

  test('[TALE-1] [TALE-25] 55 Nouns, 37 Adjectives, 34 Verbs, 5 Links', () => {
    expect([words.nouns.length, words.adjectives.length, words.verbs.length]).toEqual([55, 37, 34])
    expect(words.links).toHaveLength(5)
  })

  test('[TALE-1] every card says the word of its kind and place', () => {
    const first = (kind: Kind) => lexicon(newestIn(language)).text(ALL.find(card => kindOf(card) === kind)!)
    const [noun] = words.nouns
    const [adjective] = words.adjectives
    expect(first('noun')).toBe(noun.text)
    expect(first('adjective')).toBe('m' in adjective ? adjective.m : adjective.text)
    expect([first('verb'), first('link'), first('start')]).toEqual([
      words.verbs[0].text,
      words.links[0],
      words.start,
    ])
    expect(ALL.map(card => lexicon(newestIn(language)).text(card))).toHaveLength(132)
    expect(() => lexicon(newestIn(language)).text(132)).toThrow('there is no card 132')
  })

  test('[TALE-25] nothing is empty or padded, and only the Start line begins with a capital', () => {
    for (const form of formsOf(language, TOLD))
      expect(form).toMatch(new RegExp(`^\\p{Ll}(?:[\\p{${LETTER[language]}}’ -]*\\p{Ll})?$`, 'u'))
    expect(words.start).toMatch(/^\p{Lu}.*\p{Ll}$/u)
    expect(formsOf(language).filter(form => form.includes('  '))).toEqual([])
  })

  test('[TALE-25] no text is there twice', () => {
    const forms = formsOf(language)
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([])
  })

  test('[TALE-25] apostrophes are typographic', () => {
    expect(formsOf(language).filter(form => /['`´]/.test(form))).toEqual([])
  })

  test('[TALE-28] a word has at least four letters', () => {
    expect(formsOf(language, WORDS).filter(form => strip(language, form).length < 4)).toEqual([])
  })

  test('[TALE-28] no two cards can be taken for each other, not even with slips of the keyboard', () => {
    expect(tooNear(language)).toEqual([])
  })
})

describe.each(STORY_LANGUAGES)('how puppets mime in %s', language => {
  const mimed = (one: Card) => lexicon(newestIn(language)).mimed(one)

  test('[TALE-30] every word has two or three actions, none of them twice; nothing else has any', () => {
    for (const word of WORDS) {
      const actions = mimed(word)!
      expect([2, 3]).toContain(actions.length)
      expect(new Set(actions).size).toBe(actions.length)
      for (const action of actions) expect(ACTIONS).toContain(action)
    }
    for (const other of [...LINKS, START]) expect(mimed(other)).toBeUndefined()
  })

  test('[TALE-30] no two words of one kind are mimed alike', () => {
    const alike = WORDS.map(word => `${kindOf(word)}: ${[...mimed(word)!].sort().join(' ')}`)
    expect(alike.filter((one, i) => alike.indexOf(one) !== i)).toEqual([])
  })

  test('[TALE-30] every action is of use', () => {
    const used = new Set(WORDS.flatMap(word => mimed(word)!))
    expect(ACTIONS.filter(action => !used.has(action))).toEqual([])
  })
})

describe('French', () => {
  test('[TALE-25] a Noun carries the article of its gender', () => {
    for (const { text, gender } of french.nouns)
      expect(text.split(' ')[0]).toBe(gender === 'm' ? 'un' : 'une')
  })

  test('[TALE-25] an Adjective holds both forms, and a feminine of its own ends in a silent e', () => {
    const own = french.adjectives.filter(({ m, f }) => m !== f)
    expect(own.length).toBeGreaterThan(0)
    for (const { m, f } of own) {
      const [masculine, feminine] = [m.split(' '), f.split(' ')]
      expect(masculine[0]).not.toMatch(/e$/)
      expect(feminine[0]).toMatch(/e$/)
      expect(feminine.slice(1)).toEqual(masculine.slice(1))
    }
  })

  test('[TALE-25] an Adjective without a feminine of its own begins with a preposition, or ends in e', () => {
    const shared = french.adjectives.filter(({ m, f }) => m === f).map(({ m }) => m.split(' ')[0])
    for (const word of shared) expect(word).toMatch(/^(?:à|au|aux|en|sur|sous)$|e$/)
  })

  test('[TALE-28] either form of an Adjective may be said, one where both are the same', () => {
    const said = WORDS.filter(card => kindOf(card) === 'adjective').map(lexicon(newestIn('fr')).forms)
    expect(said).toEqual(french.adjectives.map(({ m, f }) => [...new Set([m, f])]))
  })
})

describe('English', () => {
  const DECEPTIVE = { consonant: /^(?:uni|uku|eu|one)/, vowel: /^(?:hour|heir|honou?r)/ }

  const startsWithVowel = (noun: string): boolean =>
    DECEPTIVE.vowel.test(noun) || (/^[aeiou]/.test(noun) && !DECEPTIVE.consonant.test(noun))

  test('[TALE-25] a Noun carries a or an, as it sounds', () => {
    for (const { text } of english.nouns) {
      const [article, ...rest] = text.split(' ')
      expect(article, text).toBe(startsWithVowel(rest.join(' ')) ? 'an' : 'a')
    }
  })

  test('[TALE-25] a Verb is in the third person', () => {
    for (const { text } of english.verbs) expect(text).toMatch(/s$/)
  })
})

describe('German', () => {
  const ARTICLES = { m: 'ein', f: 'eine', n: 'ein' } as const

  test('[TALE-25] a Noun carries the article of its gender, and a capital', () => {
    for (const { text, gender } of german.nouns)
      expect(text).toMatch(new RegExp(`^${ARTICLES[gender]} \\p{Lu}`, 'u'))
    expect(new Set(german.nouns.map(({ gender }) => gender))).toEqual(new Set(['m', 'f', 'n']))
  })

  test('[TALE-25] nouns that end in -e, -ent, -ant, -aut or -at and are masculine have an ending as objects', () => {
    for (const noun of german.nouns) {
      const isWeak = noun.gender === 'm' && /(?:e|[ae]nt|naut|at)$/.test(noun.text)
      expect('oblique' in noun, noun.text).toBe(isWeak)
      if ('oblique' in noun) expect(noun.oblique).toMatch(new RegExp(`^${noun.text.slice(4)}e?n$`))
    }
  })

  test('[TALE-25] an Adjective that needs no comma begins with a preposition', () => {
    for (const adjective of german.adjectives)
      expect(/^(?:im|in|auf|aus|an|am|außer|ohne|unter|voller) /.test(adjective.text), adjective.text).toBe(
        !('apart' in adjective),
      )
  })

  test('[TALE-25] a Verb is one word in the third person: none is separable', () => {
    for (const { text } of german.verbs) expect(text).toMatch(/^\p{Ll}+t$/u)
  })

  test('[TALE-28] a Noun may be said in any case, and written without umlauts', () => {
    const judge = { ...newestIn('de'), comparison: 'exact' } as const
    for (const said of ['ein Drache', 'einen Drachen', 'dem Drachen', 'Drachen'])
      expect(isRecited(said, 0, judge), said).toBe(true)
    const turtle = WORDS.find(card => lexicon(judge).text(card) === 'eine Schildkröte')!
    for (const said of ['Schildkroete', 'der Schildkröte', 'SCHILDKROTE'])
      expect(isRecited(said, turtle, judge), said).toBe(true)
    expect(isRecited('Schildkrote und', turtle, judge)).toBe(false)
  })
})

describe('Spanish', () => {
  test('[TALE-25] a Noun carries the article of its gender; none is feminine that would ask for “un”', () => {
    for (const { text, gender } of spanish.nouns) {
      expect(text.split(' ')[0], text).toBe(gender === 'm' ? 'un' : 'una')
      expect(text).not.toMatch(/^una h?(?:á|a(?:[^aeiouáéíóú]+[aeo])$)/)
    }
  })

  test('[TALE-25] an Adjective holds both forms: o and a, or it begins with what never changes', () => {
    for (const { m, f } of spanish.adjectives) {
      if (m === f) expect(m).toMatch(/^(?:a|bajo|cabeza|con|de|en|flotando|sin|sobre) /)
      else expect(m.replace(/o(?= |$)/, 'a').replace('más pequeño', 'más pequeña')).toBe(f)
    }
  })

  test('[TALE-25] a Verb is in the third person', () => {
    for (const { text } of spanish.verbs) expect(text.split(' ')[0]).toMatch(/[aeí]a?$/)
  })
})

describe('the first edition', () => {
  const changed = (language: StoryLanguage): readonly Card[] =>
    WORDS.filter(card => lexicon({ language }).text(card) !== lexicon(newestIn(language)).text(card))

  test.each([
    { language: 'fr', before: 'minuscule', now: 'plein de puces', cards: 15 },
    { language: 'en', before: 'draws', now: 'piggybacks', cards: 8 },
  ] as const)('[TALE-25] a story of then says $before, where one of now says $now', one => {
    const { language, before, now, cards } = one
    expect(changed(language)).toHaveLength(cards)
    const card = WORDS.find(each => lexicon({ language }).text(each) === before)!
    expect(lexicon(newestIn(language)).text(card)).toBe(now)
    const isRight = (said: string, wording: Wording) =>
      isRecited(said, card, { ...wording, comparison: 'forgiving' })
    expect([isRight(before, { language }), isRight(now, { language })]).toEqual([true, false])
    expect([isRight(before, newestIn(language)), isRight(now, newestIn(language))]).toEqual([false, true])
  })
})
