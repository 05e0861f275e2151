import { expect, test } from 'vitest'
import { START } from './card.ts'
import { feminineOf, masculineOf, thirdPersonOf } from './forms.es.ts'
import { genderOfName, genderOfNoun } from './gender.es.ts'
import { guessSpanish } from './guess.es.ts'
import type { OwnWords } from './own-word.ts'
import { isRecited } from './recite.ts'
import { runningText } from './running-text.ts'
import { newestIn } from './wording.ts'
import { spanish } from './words.es.ts'

const first = (typed: string) => guessSpanish(typed)[0]!

test.each([
  ['mamá', 'noun', 'Mamá, ella'],
  ['papá', 'noun', 'Papá, él'],
  ['caravana', 'noun', 'una caravana, algo'],
  ['Rex', 'noun', 'Rex, él'],
  ['la caravana', 'noun', 'la caravana, algo'],
  ['el perro', 'noun', 'el perro, alguien'],
  ['mi tía Berta', 'noun', 'mi tía Berta, ella, alguien'],
  ['hada', 'noun', 'un hada, ella, alguien'],
  ['el hada madrina', 'noun', 'el hada madrina, ella, alguien'],
  ['cuñado', 'noun', 'un cuñado, alguien'],
  ['balcón', 'noun', 'un balcón, algo'],
  ['mando', 'noun', 'un mando, algo'],
  ['con paraguas', 'adjective', 'con paraguas'],
  ['enamorada', 'adjective', 'enamorado, enamorada'],
  ['muy gruñón', 'adjective', 'muy gruñón, muy gruñona'],
  ['cubierto de miel', 'adjective', 'cubierto de miel, cubierta de miel'],
  ['bailando', 'adjective', 'bailando'],
  ['besar', 'verb', 'besa…'],
  ['hacer reír', 'verb', 'hace reír a…'],
  ['da un abrazo a', 'verb', 'da un abrazo a…'],
  ['contenta', 'adjective', 'contento, contenta'],
  ['triste', 'adjective', 'triste'],
  ['un poco loco', 'adjective', 'un poco loco, un poco loca'],
  ['pequeño y redondo', 'adjective', 'pequeño y redondo, pequeña y redonda'],
  ['viejo zapato', 'noun', 'un viejo zapato, algo'],
  ['se ríe', 'verb', 'se ríe…'],
  ['abraza', 'verb', 'abraza…'],
])('[TALE-34] “%s” is taken for a %s: %s', (typed, kind, label) => {
  expect([first(typed).kind, first(typed).label]).toEqual([kind, label])
})

test('[TALE-34] every other way to take it is one tap away', () => {
  expect(guessSpanish('caravana').map(({ label }) => label)).toEqual([
    'una caravana, algo',
    'una caravana, alguien',
    'un caravana, algo',
    'un caravana, alguien',
    'Caravana, ella',
    'Caravana, él',
    'caravano, caravana',
    'caravana',
    'caravana…',
    'caravana a…',
  ])
  expect(guessSpanish(' ')).toEqual([])
})

test('[TALE-34] typed without their articles, the shipped nouns get them back, and whether they are somebody', () => {
  const wrong = spanish.nouns.filter(one => {
    const { kind, word } = first(one.text.replace(/^una? /, ''))
    return (
      kind !== 'noun' ||
      !('gender' in word) ||
      word.text !== one.text ||
      word.alive !== ('alive' in one ? one.alive : undefined)
    )
  })
  // Said of men and women alike: the other is a tap away.
  expect(wrong.map(({ text }) => text)).toEqual([
    'una astronauta',
    'una cantante de ópera',
    'una detective',
    'una equilibrista',
  ])
})

test('[TALE-34] the shipped adjectives get their feminine, and lose it again', () => {
  expect(spanish.adjectives.filter(({ m, f }) => feminineOf(m) !== f)).toEqual([])
  expect(spanish.adjectives.filter(({ m, f }) => masculineOf(f) !== m)).toEqual([])
})

test('[TALE-34] the feminine of most adjectives is told by their endings', () => {
  const said = {
    rojo: 'roja',
    verde: 'verde',
    gruñón: 'gruñona',
    hablador: 'habladora',
    francés: 'francesa',
    holgazán: 'holgazana',
    pequeñín: 'pequeñina',
    grandote: 'grandota',
    español: 'española',
    feliz: 'feliz',
    azul: 'azul',
    mejor: 'mejor',
    optimista: 'optimista',
    'todo sucio': 'toda sucia',
    'más alto que un pino': 'más alta que un pino',
  }
  expect(Object.fromEntries(Object.keys(said).map(one => [one, feminineOf(one)]))).toEqual(said)
})

test('[TALE-34] an infinitive becomes what it is on a card', () => {
  const said = {
    besar: 'besa',
    comer: 'come',
    abrir: 'abre',
    despertar: 'despierta',
    calentar: 'calienta',
    encontrar: 'encuentra',
    envolver: 'envuelve',
    perseguir: 'persigue',
    elegir: 'elige',
    construir: 'construye',
    fotografiar: 'fotografía',
    limpiar: 'limpia',
    comerse: 'se come',
    'hacer cosquillas': 'hace cosquillas',
    oír: 'oye',
    freír: 'fríe',
    besa: 'besa',
  }
  expect(Object.fromEntries(Object.keys(said).map(verb => [verb, thirdPersonOf(verb)]))).toEqual(said)
})

test.each([
  [
    'm',
    'coche tren queso mapa planeta camión lápiz fantasma paraguas sacapuntas dragón pez sofá tranvía pan',
  ],
  ['f', 'casa mano foto flor canción ciudad nube luz nariz sartén torre actriz llave moto leche serie'],
])('[TALE-34] %s: %s', (gender, nouns) => {
  expect(nouns.split(' ').filter(noun => genderOfNoun(noun) !== gender)).toEqual([])
})

test.each([
  ['m', 'Rex Pablo Luis Borja Javier José'],
  ['f', 'Ana Carmen Inés Pilar Beatriz Lucía'],
])('[TALE-34] names, %s: %s', (gender, names) => {
  expect(names.split(' ').filter(name => genderOfName(name) !== gender)).toEqual([])
})

test('[TALE-33] [TALE-26] “a” stands before whoever has a name, and flows into “el”', () => {
  const own: OwnWords = [
    { card: 0, text: 'Mamá', gender: 'f', alive: true },
    { card: 1, text: 'el perro', gender: 'm', alive: true },
    { card: 42, text: 'la caravana', gender: 'f' },
  ]
  const ours = { ...newestIn('es'), own }
  const chases = 92
  expect(runningText([START, 0, chases, 1, chases, 0, chases, 42], ours)).toContain(
    'Mamá que persigue al perro que persigue a Mamá que persigue la caravana',
  )
  const exact = { ...ours, comparison: 'exact' } as const
  for (const attempt of ['el perro', 'perro', 'al perro']) expect(isRecited(attempt, 1, exact)).toBe(true)
  for (const attempt of ['Mamá', 'a mamá']) expect(isRecited(attempt, 0, exact)).toBe(true)
  expect(isRecited('al perro', 0, exact)).toBe(false)
})
