import { isRefusal } from '@veillee/kernel'
import { expect, test } from 'vitest'
import { guessers } from './guesses.ts'
import { cardsFor } from './instead.ts'
import type { OwnLanguage, OwnWord } from './own-word.ts'
import { readOwnWords } from './own-words.ts'

/** What somebody is told who types this, and takes the first thing that is offered. */
function toldTo(typed: string, language: OwnLanguage): string {
  const [{ kind, word } = { kind: 'noun', word: { text: '' } } as const] = guessers[language](typed)
  const [card] = cardsFor(word, kind, [], language)
  const judged = readOwnWords([{ ...word, card } as OwnWord], language)
  return `${kind}: ${isRefusal(judged) ? judged.refusal.en : 'fine'}`
}

test.each([
  ['fr', 'les oiseaux', 'noun: “les oiseaux”: the story tells of one at a time'],
  ['fr', 'Mes cousins', 'noun: “Mes cousins”: the story tells of one at a time'],
  ['fr', 'parle à', 'verb: “parle à”: a noun follows at once'],
  ['de', 'zwei Vögel', 'noun: “zwei Vögel”: the story tells of one at a time'],
  ['de', 'die Vögel', 'noun: “die Vögel”: the story tells of one at a time. Type “ein Vogel”.'],
  ['de', 'meine Katzen', 'noun: “meine Katzen”: the story tells of one at a time. Type “meine Katze”.'],
  ['de', 'ruft an', 'verb: “ruft an”: a noun follows at once'],
  ['de', 'hilft', 'verb: “hilft” asks for another form'],
  ['es', 'los pájaros', 'noun: “los pájaros”: the story tells of one at a time'],
  ['es', 'habla con', 'verb: “habla con”: a noun follows at once'],
  ['es', 'saca la lengua a', 'verb: fine'],
  ['en', 'two birds', 'noun: “two birds”: the story tells of one at a time'],
  ['en', 'talks to', 'verb: fine'],
] as const)('[TALE-34] [TALE-35] in %s, “%s” is taken for what it is', (language, typed, told) => {
  expect(toldTo(typed, language)).toContain(told)
})

test.each([
  ['fr', 'tante Gisèle', 'Tante Gisèle, elle'],
  ['fr', 'monsieur Martin', 'Monsieur Martin, il'],
  ['fr', 'chien de Paul', 'un chien de Paul'],
  ['en', 'uncle Bob', 'Uncle Bob who…'],
  ['en', 'grandma’s hat', 'Grandma’s hat that…'],
  ['en', 'an owl’s nest', 'an owl’s nest that…'],
  ['de', 'papas bart', 'Papas Bart, der…'],
  ['de', 'Omas alter Hut', 'Omas alter Hut, der…'],
  ['de', 'Jonas Meier', 'Jonas Meier, der…'],
  ['de', 'kleine Maus', 'eine kleine Maus, die…'],
  ['de', 'mein altes fahrrad', 'mein altes Fahrrad, das…'],
  ['de', 'Bobby-Car', 'ein Bobby-Car, das…'],
  ['de', 'Waffel', 'eine Waffel, die…'],
  ['de', 'ein Drachen', 'ein Drachen, der…'],
  ['de', 'total müde', '…, total müde, …'],
  ['de', 'voll verpennt', '…, voll verpennt, …'],
  ['es', 'señora García', 'la señora García, alguien'],
  ['es', 'don Manuel', 'Don Manuel, él'],
  ['es', 'croquetas', 'una croqueta, algo'],
  ['es', 'paraguas', 'un paraguas, algo'],
  ['es', 'profe', 'un profe, alguien'],
  ['es', 'inglés', 'inglés, inglesa'],
  ['de', 'Omi', 'Omi, die…'],
  ['de', 'Opi', 'Opi, der…'],
  ['de', 'Kutschfahrt', 'eine Kutschfahrt, die…'],
  ['es', 'bibliotecaria', 'una bibliotecaria, alguien'],
  ['es', 'armario', 'un armario, algo'],
] as const)('[TALE-34] in %s, “%s” is “%s”', (language, typed, label) => {
  expect(guessers[language](typed)[0]!.label).toBe(label)
})

const SEVERAL = {
  'die Vögel': 'ein Vogel',
  'die Singvögel': 'ein Singvogel',
  'die Katzen': 'eine Katze',
  'die Hunde': 'ein Hund',
  'die Kinder': 'ein Kind',
  'unsere Häuser': 'unser Haus',
  'die Mäuse': 'eine Maus',
  'die Bären': 'ein Bär',
  'die Lehrerinnen': 'eine Lehrerin',
  'die Lehrer': 'ein Lehrer',
  'die Löffel': 'ein Löffel',
  'die Gabeln': 'eine Gabel',
  'die Mädchen': 'ein Mädchen',
  'die Wagen': 'ein Wagen',
  'die Zeitungen': 'eine Zeitung',
  'die Autos': 'ein Auto',
  'die Omas': 'eine Oma',
  'die Mütter': 'eine Mutter',
  'die Bäume': 'ein Baum',
  'die Würste': 'eine Wurst',
  'meine Brüder': 'mein Bruder',
  'zwei Frösche': 'ein Frosch',
  'alle Clowns': 'ein Clown',
} as const

test('[TALE-34] [TALE-35] in German, what is said of several is told apart from „die“ of one, and one of them is a tap away', () => {
  const told = Object.keys(SEVERAL).map(typed => {
    const [several, one] = guessers.de(typed).filter(({ kind }) => kind === 'noun')
    return [several!.label, one && 'text' in one.word && one.word.text]
  })
  expect(told).toEqual(Object.entries(SEVERAL))
})

test('[TALE-34] in German, what is feminine is not taken for several', () => {
  const feminine = `Katze Lampe Blüte Schale Herberge Klause Röhre Bürste Schlange Elster Feder Mauer Schüssel Insel
    Gabel Kartoffel Maus Gans Nuss Ananas Wildnis Praxis Oma Tante Fee Idee Ente Pfeife Büchse Kirsche Tasche Flasche Straße
    Sahne Banane Giraffe Ziege Zunge Decke Schnecke Lehrerin Zeitung Uhr Tür Pizza Kamera Bank Hand Milch Pause Rose Hose
    Nase Torte Kerze Mütze Pfütze Kröte Taube Raupe Biene Spinne Hexe Königin Melodie Bäckerei Leiter Mutter Tochter Trommel
    Qualle Muschel Zwiebel Wurst Kuh Burg Wolke Sonne Brille Gitarre Trompete Socke Jacke Treppe Leine Suppe Tasse Kanne`
  const nouns = feminine.split(/\s+/)
  const articles = ['die', 'meine', 'unsere', 'eine']
  const typed = articles.flatMap(article => nouns.map(noun => `${article} ${noun}`))
  expect(typed.filter(one => guessers.de(one)[0]!.label !== `${one}, die…`)).toEqual([])
})

test('[TALE-34] in German, several without an article are one of them', () => {
  const said = { Vögel: 'ein Vogel, der…', Kinder: 'ein Kind, das…', Hunde: 'ein Hund, der…' }
  expect(Object.fromEntries(Object.keys(said).map(one => [one, guessers.de(one)[0]!.label]))).toEqual(said)
})
