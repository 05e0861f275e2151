import { expect, test } from 'vitest'
import { feminineOf, thirdPersonOf } from './forms.fr.ts'
import { genderOfName, genderOfNoun } from './gender.fr.ts'
import { guessFrench } from './guess.fr.ts'
import { french } from './words.fr.ts'

const first = (typed: string) => guessFrench(typed)[0]!

test.each([
  ['mamie', 'noun', 'Mamie, elle'],
  ['caravane', 'noun', 'une caravane'],
  ['Rex', 'noun', 'Rex, il'],
  ['la caravane', 'noun', 'la caravane'],
  ["l'âne", 'noun', 'l’âne, il'],
  ['ma tante Berthe', 'noun', 'ma tante Berthe'],
  ['Tonton Léon', 'noun', 'Tonton Léon, il'],
  ['en colère', 'adjective', 'en colère'],
  ['amoureuse', 'adjective', 'amoureux, amoureuse'],
  ['couvert de confiture', 'adjective', 'couvert de confiture, couverte de confiture'],
  ['fou/folle', 'adjective', 'fou, folle'],
  ['chatouiller', 'verb', 'chatouille'],
  ['il gronde', 'verb', 'gronde'],
  ['faire cuire', 'verb', 'fait cuire'],
  ['tout mouillé', 'adjective', 'tout mouillé, toute mouillée'],
  ['toute molle', 'adjective', 'tout mou, toute molle'],
  ['tout étonné', 'adjective', 'tout étonné, tout étonnée'],
  ['très fatigué', 'adjective', 'très fatigué, très fatiguée'],
  ['un peu fou', 'adjective', 'un peu fou, un peu folle'],
  ['pas content', 'adjective', 'pas content, pas contente'],
  ['mal rasé', 'adjective', 'mal rasé, mal rasée'],
  ['petit et rond', 'adjective', 'petit et rond, petite et ronde'],
  ['couvert de sable et de miel', 'adjective', 'couvert de sable et de miel, couverte de sable et de miel'],
  ['gros', 'adjective', 'gros, grosse'],
  ['petit chat', 'noun', 'un petit chat'],
  ['toujours en retard', 'adjective', 'toujours en retard'],
  ['dort', 'verb', 'dort'],
  ['se cache', 'verb', 'se cache'],
  ['crêpes', 'noun', 'une crêpe'],
])('[TALE-34] “%s” is taken for a %s: %s', (typed, kind, label) => {
  const guess = guessFrench(typed).find(one => typed !== 'fou/folle' || one.kind === 'adjective')!
  expect([guess.kind, guess.label]).toEqual([kind, label])
})

test('[TALE-34] every other way to take it is one tap away', () => {
  const labels = guessFrench('caravane').map(({ label }) => label)
  expect(labels).toEqual([
    'une caravane',
    'un caravane',
    'Caravane, elle',
    'Caravane, il',
    'caravane',
    'caravane',
  ])
  expect(new Set(guessFrench('Rex').map(({ kind }) => kind))).toEqual(new Set(['noun', 'adjective', 'verb']))
  expect(guessFrench('  ')).toEqual([])
})

test('[TALE-34] typed without their articles, the shipped nouns get them back', () => {
  const wrong = french.nouns.filter(({ text }) => first(text.replace(/^une? /, '')).label !== text)
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test('[TALE-34] the shipped adjectives get their feminine', () => {
  const wrong = french.adjectives.filter(({ m, f }) => feminineOf(m) !== f)
  expect(wrong).toEqual([])
})

test('[TALE-34] an infinitive becomes what it is on a card', () => {
  const said = {
    manger: 'mange',
    lancer: 'lance',
    appeler: 'appelle',
    jeter: 'jette',
    acheter: 'achète',
    répéter: 'répète',
    lever: 'lève',
    lécher: 'lèche',
    nettoyer: 'nettoie',
    essuyer: 'essuie',
    balayer: 'balaie',
    applaudir: 'applaudit',
    ouvrir: 'ouvre',
    dormir: 'dort',
    servir: 'sert',
    courir: 'court',
    tenir: 'tient',
    mordre: 'mord',
    peindre: 'peint',
    mettre: 'met',
    battre: 'bat',
    suivre: 'suit',
    écrire: 'écrit',
    conduire: 'conduit',
    boire: 'boit',
    voir: 'voit',
    apercevoir: 'aperçoit',
    connaître: 'connaît',
    faire: 'fait',
    copier: 'copie',
    tickle: 'tickle',
  }
  expect(Object.fromEntries(Object.keys(said).map(verb => [verb, thirdPersonOf(verb)]))).toEqual(said)
})

test('[TALE-34] the feminine of most adjectives is told by their endings', () => {
  const said = {
    grand: 'grande',
    gris: 'grise',
    gros: 'grosse',
    gentil: 'gentille',
    cruel: 'cruelle',
    mignon: 'mignonne',
    sportif: 'sportive',
    léger: 'légère',
    menteur: 'menteuse',
    rêveur: 'rêveuse',
    protecteur: 'protectrice',
    beau: 'belle',
    fou: 'folle',
    blanc: 'blanche',
    sec: 'sèche',
    long: 'longue',
    muet: 'muette',
    inquiet: 'inquiète',
    vieux: 'vieille',
    roux: 'rousse',
    doux: 'douce',
    jaloux: 'jalouse',
    sympa: 'sympa',
    timide: 'timide',
    poilu: 'poilue',
    public: 'publique',
  }
  expect(Object.fromEntries(Object.keys(said).map(one => [one, feminineOf(one)]))).toEqual(said)
})

test.each([
  [
    'm',
    'camion avion lion piano château genou tracteur fromage poème chat vélo ordinateur porte-monnaie arc-en-ciel squelette parapluie petit frère cerf-volant',
  ],
  [
    'f',
    'maison voiture moto fleur souris addition bicyclette poubelle soupe cabane tarte brosse à dents chaise glace voisine grosse moto télé forêt',
  ],
])('[TALE-34] %s: %s', (gender, nouns) => {
  const all = nouns
    .replace('petit frère', 'petit_frère')
    .replace('grosse moto', 'grosse_moto')
    .replace('brosse à dents', 'brosse_à_dents')
  const wrong = all
    .split(' ')
    .map(one => one.replaceAll('_', ' '))
    .filter(noun => genderOfNoun(noun) !== gender)
  expect(wrong).toEqual([])
})

test.each([
  ['m', 'Rex Médor Léo Hugo Pierre Philippe André Sacha Milou'],
  ['f', 'Mina Choupette Zoé Manon Inès Louise Fanny Julia'],
])('[TALE-34] names, %s: %s', (gender, names) => {
  expect(names.split(' ').filter(name => genderOfName(name) !== gender)).toEqual([])
})
