import { expect, test } from 'vitest'
import { type Card, LINKS, START } from './card.ts'
import { obliqueOf, thirdPersonOf } from './forms.de.ts'
import { genderOfName, genderOfNoun } from './gender.de.ts'
import { guessGerman } from './guess.de.ts'
import type { OwnWord, OwnWords } from './own-word.ts'
import { isRecited } from './recite.ts'
import { runningText } from './running-text.ts'
import { newestIn } from './wording.ts'
import { german } from './words.de.ts'

const first = (typed: string) => guessGerman(typed)[0]!

test.each([
  ['oma', 'noun', 'Oma, die…'],
  ['Opa', 'noun', 'Opa, der…'],
  ['Tante Berta', 'noun', 'Tante Berta, die…'],
  ['Wohnwagen', 'noun', 'ein Wohnwagen, der…'],
  ['wohnwagen', 'noun', 'ein Wohnwagen, der…'],
  ['Rex', 'noun', 'Rex, der…'],
  ['die Katze', 'noun', 'die Katze, die…'],
  ['mein Bruder', 'noun', 'mein Bruder, der…'],
  ['meine Tante Berta', 'noun', 'meine Tante Berta, die…'],
  ['das Boot', 'noun', 'das Boot, das…'],
  ['Fahrrad', 'noun', 'ein Fahrrad, das…'],
  ['kaninchen', 'noun', 'ein Kaninchen, das…'],
  ['zahnarzt', 'noun', 'ein Zahnarzt, der…'],
  ['nachbar', 'noun', 'ein Nachbar, der…'],
  ['Skateboard', 'noun', 'ein Skateboard, das…'],
  ['Pudding', 'noun', 'ein Pudding, der…'],
  ['wunderbar', 'adjective', '…, wunderbar, …'],
  ['lachen', 'verb', 'lacht'],
  ['auf Stelzen', 'adjective', 'auf Stelzen'],
  ['Im Pyjama', 'adjective', 'im Pyjama'],
  ['im pyjama', 'adjective', 'im Pyjama'],
  ['auf einem bein', 'adjective', 'auf einem Bein'],
  ['außer sich', 'adjective', 'außer sich'],
  ['am liebsten', 'adjective', 'am liebsten'],
  ['verliebt', 'adjective', '…, verliebt, …'],
  ['klitschnass', 'adjective', '…, klitschnass, …'],
  ['kitzeln', 'verb', 'kitzelt'],
  ['knuddelt', 'verb', 'knuddelt'],
])('[TALE-34] “%s” is taken for a %s: %s', (typed, kind, label) => {
  expect([first(typed).kind, first(typed).label]).toEqual([kind, label])
})

test('[TALE-34] der, die and das are one tap away, and so is every other way to take it', () => {
  expect(guessGerman('Klops').map(({ label }) => label)).toEqual([
    'ein Klops, der…',
    'eine Klops, die…',
    'ein Klops, das…',
    'Klops, der…',
    'Klops, die…',
    '…, klops, …',
    'klops',
    'klops',
  ])
  expect(guessGerman('')).toEqual([])
})

test('[TALE-34] typed without their articles, the shipped nouns get them back, with gender and case', () => {
  const wrong = german.nouns.filter(one => {
    const { kind, word } = first(one.text.replace(/^eine? /, ''))
    const isSame =
      'gender' in word &&
      word.text === one.text &&
      word.gender === one.gender &&
      word.oblique === ('oblique' in one ? one.oblique : undefined)
    return kind !== 'noun' || !isSame
  })
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test('[TALE-34] the shipped adjectives and verbs are taken for what they are', () => {
  const adjectives = german.adjectives.filter(one => {
    const { kind, word } = first(one.text)
    return kind !== 'adjective' || 'apart' in word !== 'apart' in one
  })
  expect(adjectives.map(({ text }) => text)).toEqual([])
  expect(german.verbs.filter(({ text }) => first(text).kind !== 'verb').map(({ text }) => text)).toEqual([])
})

test('[TALE-34] an infinitive becomes what it is on a card', () => {
  const said = {
    kitzeln: 'kitzelt',
    füttern: 'füttert',
    küssen: 'küsst',
    baden: 'badet',
    retten: 'rettet',
    zeichnen: 'zeichnet',
    umarmen: 'umarmt',
    kämmen: 'kämmt',
    essen: 'isst',
    vergessen: 'vergisst',
    waschen: 'wäscht',
    tragen: 'trägt',
    bestehlen: 'bestiehlt',
    überfahren: 'überfährt',
    aufwecken: 'weckt auf',
    kitzelt: 'kitzelt',
  }
  expect(Object.fromEntries(Object.keys(said).map(verb => [verb, thirdPersonOf(verb)]))).toEqual(said)
})

test('[TALE-34] weak nouns have an ending wherever they are no subject', () => {
  const said = {
    Löwe: 'Löwen',
    Polizist: 'Polizisten',
    Student: 'Studenten',
    Bär: 'Bären',
    Nachbar: 'Nachbarn',
    Herr: 'Herrn',
    Käse: undefined,
    Hund: undefined,
    Kaffee: undefined,
    Moment: undefined,
  }
  expect(Object.fromEntries(Object.keys(said).map(noun => [noun, obliqueOf(noun)]))).toEqual(said)
})

test.each([
  ['m', 'Kuchen Fernseher Löwe Apfel Teppich Lehrer Schmetterling Motor Käse Regenschirm Kühlschrank'],
  ['f', 'Lampe Zeitung Lehrerin Gabel Freundschaft Bäckerei Nuss Mutter Kartoffel Maus Melodie'],
  ['n', 'Mädchen Auto Messer Fenster Kissen Huhn Museum Flugzeug Motorrad Kaninchen Schwein'],
])('[TALE-34] %s: %s', (gender, nouns) => {
  expect(nouns.split(' ').filter(noun => genderOfNoun(noun) !== gender)).toEqual([])
})

test.each([
  ['m', 'Rex Paul Gabriel Luca Uwe Fritz'],
  ['f', 'Anna Marie Heike Zoé Ingrid Lea'],
])('[TALE-34] names, %s: %s', (gender, names) => {
  expect(names.split(' ').filter(name => genderOfName(name) !== gender)).toEqual([])
})

test('[TALE-33] [TALE-26] names have no article in any case, and „mein“ and „der“ have the one of theirs', () => {
  const own: OwnWords = [
    { card: 0, text: 'Oma', gender: 'f' },
    { card: 1, text: 'mein Löwe', gender: 'm', oblique: 'Löwen' },
    { card: 2, text: 'der Wohnwagen', gender: 'm' },
    { card: 3, text: 'Herr Müller', gender: 'm', oblique: 'Herrn Müller' },
  ]
  const ours = { ...newestIn('de'), own }
  const swallows = 92
  const withLink = LINKS[2]!
  expect(runningText([START, 0, swallows, 1, withLink, 2, swallows, 3, withLink, 0], ours)).toContain(
    'Oma, die verschlingt meinen Löwen mit dem Wohnwagen, der verschlingt Herrn Müller mit Oma',
  )
  const exact = { ...ours, comparison: 'exact' } as const
  for (const attempt of ['Mein Löwe', 'meinen Löwen', 'meinem Löwen'])
    expect(isRecited(attempt, 1, exact)).toBe(true)
  for (const attempt of ['der Wohnwagen', 'den Wohnwagen', 'Wohnwagen'])
    expect(isRecited(attempt, 2, exact)).toBe(true)
  expect(isRecited('Herrn Müller', 3, exact)).toBe(true)
})

test('[TALE-33] [TALE-26] an adjective before its noun has the ending of its place', () => {
  const typed = ['der kleine Max', 'kleine Maus', 'Omas altes Auto']
  const own: OwnWords = typed.map((one, card) => ({ ...guessGerman(one)[0]!.word, card }) as OwnWord)
  const ours = { ...newestIn('de'), own }
  const [swallows, withLink] = [92, LINKS[2]!]
  const told = (...story: readonly Card[]) => runningText([START, ...story], ours)
  expect(told(0, swallows, 1, withLink, 2)).toContain(
    'der kleine Max, der verschlingt eine kleine Maus mit Omas altem Auto',
  )
  expect(told(2, swallows, 0, withLink, 1)).toContain(
    'Omas altes Auto, das verschlingt den kleinen Max mit einer kleinen Maus',
  )
})
