import { describe, expect, test } from 'vitest'
import { catalogueOf, type Sentences } from './catalogue.ts'
import { composed } from './composed.ts'
import { LANGUAGES, type LanguageTraits } from './languages.ts'
import { speechIn } from './speech.ts'

// A language that nobody speaks, counted as in Polish, with half of its words.
const TAG = 'pl-x-test'
const TRAITS: LanguageTraits = {
  name: 'Testish',
  locale: 'pl-PL',
  quotes: ['„', '”'],
  typeset: text => text.replaceAll(' ~', '\u00a0~'),
}
const SENTENCES: Sentences = {
  'Come in': 'Vejda ~',
  'Go out': '',
  'left\u0004à gauche': 'sinistre',
  'left\u0004parti': 'ala',
  '# to ##': '# ĝis ##',
  first: 'prima',
  'a cloth': 'tela',
  'a ring': 'ringo',
  '# star': { one: '# stelo', few: '# steloj', many: '# stelov' },
  ...Object.fromEntries<Sentences[string]>([
    [`\${name} tells the \${ordinal.en} memory`, `La \${ordinal.en} memo di \${name}`],
    [`It plays for \${name}.`, `Por \${name} ludo.`],
    [`\${told} of \${all}`, `\${all}: \${told}`],
    [`Round \${table.round} of \${ROUNDS}`, `Runo \${table.round} e \${ROUNDS}`],
    [`Lap \${lap} of \${LAPS}`, ''],
    [`Only \${listed.en}`, `Nur \${listed.en}`],
    [
      `Missing: \${which}.`,
      { one: `Manka \${which}.`, few: `# mankaj: \${which}.`, many: `# mankav: \${which}.` },
    ],
  ]),
}

const speak = () => {
  const catalogue = catalogueOf(TAG, SENTENCES)
  return { ...speechIn(TAG, TRAITS, catalogue), missing: catalogue.missing }
}

const said = (en: string, fr = `${en} (fr)`): string => speak().said({ en, fr })

describe('a language with a file of its own', () => {
  test('says what is in it, set as it is set there', () => {
    expect(said('Come in')).toBe('Vejda\u00a0~')
  })

  test('[ROOM-18] says in English what is missing, and counts it once', () => {
    const { said: say, missing } = speak()
    const sentences = ['Go out', 'Nobody knows this', 'Go out', 'Come in']
    expect(sentences.map(en => say({ en, fr: `${en} (fr)` }))).toEqual([
      'Go out',
      'Nobody knows this',
      'Go out',
      'Vejda\u00a0~',
    ])
    expect([...missing]).toEqual(['Go out', 'Nobody knows this'])
  })

  test('a name or a number that is the same everywhere is not missing', () => {
    const { said: say, missing } = speak()
    expect(say({ en: 'Ana', fr: 'Ana' })).toBe('Ana')
    expect(missing.size).toBe(0)
  })

  test('English that means two things is told apart by its French', () => {
    expect([said('left', 'à gauche'), said('left', 'parti')]).toEqual(['sinistre', 'ala'])
  })

  test('finds the holes of a sentence again, words in them too, and a refusal’s from a server likewise', () => {
    expect(said('Ana tells the first memory')).toBe('La prima memo di Ana')
    expect(said('Only a cloth and a ring')).toBe('Nur tela i ringo')
    expect(said('It plays for Zoé.')).toBe('Por Zoé ludo.')
  })

  test('takes the sentence with the most words of its own, and never one for another that is only missing', () => {
    expect(said('Round 3 of 10')).toBe('Runo 3 e 10')
    expect(said('3 of 10')).toBe('10: 3')
    expect(said('Ana tells the last memory')).toBe('Ana tells the last memory')
    expect(said('Lap 1 of 2')).toBe('Lap 1 of 2')
    expect(
      speechIn(TAG, TRAITS, catalogueOf(TAG, { ...SENTENCES, 'End of it': '' })).said({
        en: 'End of it',
        fr: '',
      }),
    ).toBe('End of it')
  })

  test('takes no words for a name or a number that the French does not have', () => {
    expect(said('# to ##', '# à ##')).toBe('# ĝis ##')
    expect(said('back to front', 'à l’envers')).toBe('back to front')
    expect(said('a piece of cake', 'un jeu d’enfant')).toBe('a piece of cake')
    expect(said('3 of 10', '3 sur 10')).toBe('10: 3')
  })

  test('puts together what is composed of its own words', () => {
    const [row, column] = [
      { en: 'first', fr: 'premier' },
      { en: 'left', fr: 'à gauche' },
    ]
    expect(speak().said(composed(say => `${say(row)}, ${say(column)}`))).toBe('prima, sinistre')
  })

  test('counts by its own rules, with as many forms as it has', () => {
    const [one, many] = [
      { en: '# star', fr: '# étoile' },
      { en: '# stars', fr: '# étoiles' },
    ]
    expect([1, 3, 5, 22].map(count => speak().counted(count, one, many))).toEqual([
      '1 stelo',
      '3 steloj',
      '5 stelov',
      '22 steloj',
    ])
    const missing = { en: 'Missing: Ana.', fr: 'Il manque Ana.' }
    expect(speak().counted(3, missing, missing)).toBe('3 mankaj: Ana.')
  })

  test('counts in English what it has no form for', () => {
    const [one, many] = [
      { en: '# word', fr: '# mot' },
      { en: '# words', fr: '# mots' },
    ]
    expect([1, 2].map(count => speak().counted(count, one, many))).toEqual(['1 word', '2 words'])
  })

  test('lists, offers and quotes in its own way', () => {
    const { listed, oneOf, quoted } = speak()
    expect([listed(['Ana', 'Tom', 'Zoé']), oneOf(['a', 'b']), quoted('tela')]).toEqual([
      'Ana, Tom i Zoé',
      'a lub b',
      '„tela”',
    ])
  })
})

describe('the languages that stand in the code', () => {
  const { said: inFrench, counted, quoted } = speechIn('fr', LANGUAGES.fr)
  const english = speechIn('en', LANGUAGES.en)

  test('French is set with its narrow spaces', () => {
    expect(inFrench({ en: 'And then?', fr: 'Et ensuite ?' })).toBe('Et ensuite\u202f?')
    expect([quoted('un âne'), english.quoted('a donkey')]).toEqual(['«\u202fun âne\u202f»', '“a donkey”'])
  })

  test('nothing is one in French, and many in English', () => {
    const [one, many] = [
      { en: '# star', fr: '# étoile' },
      { en: '# stars', fr: '# étoiles' },
    ]
    expect([0, 1, 2].map(count => counted(count, one, many))).toEqual(['0 étoile', '1 étoile', '2 étoiles'])
    expect([0, 1, 2].map(count => english.counted(count, one, many))).toEqual([
      '0 stars',
      '1 star',
      '2 stars',
    ])
  })

  test('days are written as in Paris and in London', () => {
    const at = Date.UTC(2026, 10, 16, 12)
    expect([speechIn('fr', LANGUAGES.fr).dayOf(at), english.dayOf(at)]).toEqual([
      '16 novembre 2026',
      '16 November 2026',
    ])
  })
})
