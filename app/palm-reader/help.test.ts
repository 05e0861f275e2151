// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { settings } from '../device/settings.ts'
import { help } from './help.ts'
import { matchWith, seatWith, tableWith } from './testing.ts'

const table = tableWith({ drawer: 2, feeler: 3, chain: [1, 2, 3, 0] })
const far = { ...table, options: { ...table.options, setting: 'remote' as const } }

test.each([
  ['look', 'Look', 'looks in secret at the card', 'regarde en secret la carte'],
  ['draw', 'Draw', 'goes from palm to palm', 'passe de paume en paume'],
  ['lap', 'Second lap?', 'whether it goes round once more', 's’il repart pour un tour'],
  ['vote', 'Vote', 'The five symbols are in sight', 'Les cinq symboles sont sous vos yeux'],
  ['gallery', 'Reveal', 'The round is revealed', 'La manche se dévoile'],
  ['over', undefined, 'All ten rounds are played', 'Les dix manches sont jouées'],
] as const)('[ROOM-19] in %s everybody is told what is happening', (phase, name, en, fr) => {
  for (const seat of [null, 0, 1, 2, 3, 4]) {
    const { step, steps, happening } = help(matchWith(phase, table), seat === null ? null : seatWith(seat))
    expect(steps[step]?.en).toBe(name)
    expect(happening.en).toContain(en)
    expect(happening.fr).toContain(fr)
  }
})

test.each([
  ['look', 1, 'The eye shows you', 'L’œil te montre'],
  ['look', 2, 'Look elsewhere', 'Regarde ailleurs'],
  ['draw', 2, 'Draw with your index finger', 'Dessine avec l’index'],
  ['draw', 3, 'Close your eyes and feel', 'Ferme les yeux et ressens'],
  ['draw', 0, 'Look elsewhere', 'Regarde ailleurs'],
  ['draw', 4, 'closed without you', 'refermée sans toi'],
  ['draw', null, 'You are watching', 'Tu regardes'],
  ['lap', 1, 'Ask for a second lap', 'Demande un second tour'],
  ['vote', 1, 'you know the answer', 'tu connais la réponse'],
  ['vote', 0, 'Tap the symbol that you felt', 'Touche le symbole que tu as senti'],
  ['gallery', 0, 'what became of the symbol', 'ce que le symbole est devenu'],
  ['over', 0, 'your rank together', 'votre rang ensemble'],
] as const)('[ROOM-19] in %s seat %s is told what to do', (phase, seat, en, fr) => {
  const { youCan } = help(matchWith(phase, table), seat === null ? null : seatWith(seat))
  expect(youCan.en).toContain(en)
  expect(youCan.fr).toContain(fr)
})

test.each([
  [2, 'Nothing yet', 'Rien encore'],
  [3, 'Rest your thumb on the hand', 'Laisse ton pouce sur la main'],
  [1, 'every palm has its turn', 'chaque paume a son tour'],
])('[READ-23] before the palm is open seat %s is told who opens it', (seat, en, fr) => {
  const { step, youCan } = help(matchWith('open', far), seatWith(seat))
  expect(step).toBe(1)
  expect(youCan.en).toContain(en)
  expect(youCan.fr.replaceAll('\u202f', ' ')).toContain(fr)
})

test.each([
  [2, 'Draw on the palm', 'Dessine sur la paume'],
  [3, 'Feel: nothing stays', 'Ressens : rien ne reste'],
  [1, 'every palm has its turn', 'chaque paume a son tour'],
])('[READ-20] far apart seat %s is told what the phone is for', (seat, en, fr) => {
  const { youCan } = help(matchWith('draw', far), seatWith(seat))
  expect(youCan.en).toContain(en)
  expect(youCan.fr.replaceAll('\u202f', ' ')).toContain(fr)
})

test.each(['look', 'lap'] as const)('[ROOM-19] far apart, in %s, nobody is told to look elsewhere', phase => {
  const { youCan } = help(matchWith(phase, far), seatWith(0))
  expect(youCan.en).toContain('Nothing for now')
  expect(youCan.fr.replaceAll('\u202f', ' ')).toContain('Rien pour l’instant')
})

test('[ROOM-19] the first player keeps the symbol to themselves, the others what they felt, a watcher nothing', () => {
  const match = matchWith('draw', table)
  expect(help(match, seatWith(1)).keep?.en).toContain('die')
  expect(help(match, seatWith(2)).keep?.en).toContain('felt')
  expect(help(match, null).keep).toBeNull()
  expect(help(matchWith('gallery', table), seatWith(2)).keep).toBeNull()
})

test('[READ-23] [ROOM-34] whoever taps instead is told of two taps, and of no thumb that stays', () => {
  settings.value = { ...settings.value, hold: 'tap' }
  expect(help(matchWith('open', far), seatWith(3)).youCan.en).toContain('Tap the hand twice')
  settings.value = { ...settings.value, hold: 'hold' }
})
