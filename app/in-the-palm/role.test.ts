// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { PhaseOf } from '../connection/server-messages.ts'
import { set } from '../device/settings.ts'
import { help } from './help.ts'
import { lit } from './lit.ts'
import { areEyesShut, roleOf } from './role.ts'
import { matchAt, seatAt, tableOfFour } from './testing.ts'

const helpOf = (phase: PhaseOf<'in-the-palm'>, seat: number | null) =>
  help(matchAt(phase), seat === null ? null : seatAt(seat))

const trio = { ...tableOfFour, active: [0, 1, 2], grandfather: 1, child: 2, otherChild: 0 }

test('[PALM-10] everybody at the table has a role, and whoever has no seat watches', () => {
  expect([0, 1, 2, 3, null].map(seat => roleOf(tableOfFour, seat))).toEqual([
    'child',
    'grandfather',
    'opponent',
    'opponent',
    'watcher',
  ])
  expect([0, 1, 2, 3].map(seat => roleOf(trio, seat))).toEqual([
    'otherChild',
    'grandfather',
    'child',
    'opponent',
  ])
})

test('[PALM-18] eyes are shut from the first mime to the album', () => {
  const shut = (['roles', 'choose', 'mime', 'interfere', 'album', 'score'] as const).map(phase =>
    ([1, 2] as const).map(memory => areEyesShut(matchAt(phase, { memory }).view)),
  )
  expect(shut).toEqual([
    [false, false],
    [false, true],
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ])
})

test('[PALM-20] those who still have to lay are lit, those who have laid are ticked', () => {
  const teams = [0, 2, 4].map(seat => ({ ...tableOfFour.teams[0]!, seats: [seat, seat + 1] }))
  const match = matchAt('interfere', { seats: 6, teams, opponents: [1, 2], laid: [2] })
  expect(lit(match)).toEqual({ acting: [2, 3], answered: [4, 5] })
})

test('[PALM-24] over the album only Grandfather is lit', () => {
  expect(lit(matchAt('album')).acting).toEqual([1])
  expect(lit(matchAt('mime')).acting).toEqual([0, 1])
  expect(lit(matchAt('over'))).toEqual({ acting: [], answered: [] })
})

test.each([
  ['roles', 0, 'A new turn opens', 'Un nouveau tour s’ouvre'],
  ['choose', 0, 'the Child settles on a memory', 'l’Enfant choisit son souvenir'],
  ['mime', 1, 'hand feel the memory', 'fait sentir le souvenir'],
  ['interfere', 2, 'slips in a card', 'glisse une carte'],
  ['album', 3, 'looks through the album', 'cherche dans l’album'],
  ['score', 4, 'The album is open to everybody', 'L’album s’ouvre à toute la table'],
  ['over', 4, 'the rockets are counted', 'les fusées sont comptées'],
] as const)('[ROOM-19] in %s everybody is told what is happening', (phase, step, en, fr) => {
  for (const seat of [0, 1, 2, null]) {
    const help = helpOf(phase, seat)
    expect(help.step).toBe(step)
    expect(help.happening.en).toContain(en)
    expect(help.happening.fr).toContain(fr)
    expect(help.steps).toHaveLength(5)
  }
})

test.each([
  ['roles', 0, 'draw the first memory', 'pioche le premier souvenir'],
  ['roles', 1, 'the hand that will feel', 'ta main qui va sentir'],
  ['roles', 2, 'see the hand well', 'verras bien la main'],
  ['choose', 0, 'shows you your card', 'te montre ta carte'],
  ['choose', 1, 'palm up', 'paume en l’air'],
  ['choose', 2, 'Look elsewhere', 'Regarde ailleurs'],
  ['mime', 0, 'the objects on the open hand', 'les objets sur la main ouverte'],
  ['mime', 1, 'Shut your eyes and feel', 'Ferme les yeux et ressens'],
  ['mime', 2, 'Do not miss any of the mime', 'Ne perds rien du mime'],
  ['mime', null, 'Watch the table', 'Regarde la table'],
  ['interfere', 0, 'Wait, innocently', 'Attends, l’air de rien'],
  ['interfere', 1, 'Keep your eyes shut', 'Garde les yeux fermés'],
  ['interfere', 2, 'could pass for the mime', 'pourrait passer pour le mime'],
  ['album', 0, 'and at nothing else', 'et rien d’autre'],
  ['album', 1, 'Tap the first memory', 'Touche le premier souvenir'],
  ['album', 2, 'let doubt do its work', 'laisse le doute travailler'],
  ['score', 2, 'Take your time to look back', 'Prends le temps de tout revoir'],
  ['over', 0, 'Play again', 'Revanche'],
] as const)('[ROOM-19] in %s seat %s is told what to do', (phase, seat, en, fr) => {
  const { youCan } = helpOf(phase, seat)
  expect(youCan.en).toContain(en)
  expect(youCan.fr).toContain(fr)
})

test.each([
  ['roles', 0, 'waiting on your screen', 't’attendent sur ton écran'],
  ['roles', 2, 'everything on your screen', 'tout sur ton écran'],
  ['choose', 2, 'Nothing for now', 'Rien pour l’instant'],
] as const)(
  '[ROOM-19] far apart, in %s, seat %s is not told what only a table has',
  (phase, seat, en, fr) => {
    const far = { options: { ...tableOfFour.options, setting: 'remote' as const } }
    const { youCan } = help(matchAt(phase, far), seatAt(seat))
    expect(youCan.en).toContain(en)
    expect(youCan.fr).toContain(fr)
  },
)

test.each([
  ['choose', 'glimmer', 'your screen becomes your hand', 'ton écran devient ta main'],
  ['mime', 'glimmer', 'light is touch', 'la lumière te touche'],
  ['mime', 'sound', 'Shut your eyes and listen', 'Ferme les yeux et écoute'],
  ['interfere', 'glimmer', 'Nothing touches you for now', 'Rien ne te touche pour l’instant'],
] as const)(
  '[ROOM-19] [PALM-47] far apart, in %s, Grandfather is told what is true of %s',
  (phase, sense, en, fr) => {
    set('sense', sense)
    const far = { options: { ...tableOfFour.options, setting: 'remote' as const } }
    const { youCan } = help(matchAt(phase, far), seatAt(1))
    expect(youCan.en).toContain(en)
    expect(youCan.fr.replaceAll('\u202f', ' ')).toContain(fr)
    set('sense', 'glimmer')
  },
)

test.each([
  ['choose', 0, 'The card and the constraint'],
  ['choose', 1, 'Not a word until the album'],
  ['mime', 1, 'What you guess'],
  ['mime', 2, 'What you think you recognise'],
  ['interfere', 2, 'Your photos'],
  ['album', 0, 'not a word'],
  ['album', 2, 'Which photo came from you'],
  ['album', 1, undefined],
  ['mime', null, undefined],
] as const)('[ROOM-19] in %s seat %s is told what to keep to oneself', (phase, seat, en) => {
  const { keep } = helpOf(phase, seat)
  if (en === undefined) expect(keep).toBeNull()
  else expect(keep?.en).toContain(en)
})

test('[ROOM-19] [PALM-12] the other Child of a team of three has words of their own', () => {
  const told = (phase: 'choose' | 'mime') => help(matchAt(phase, trio), seatAt(0)).youCan
  expect(told('choose').en).toContain('this card is not for you either')
  expect(told('mime').fr).toContain('La seconde fois, ce sera à toi')
})
