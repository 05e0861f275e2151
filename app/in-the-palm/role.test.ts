import { expect, test } from 'vitest'
import { help } from './help.ts'
import { lit } from './lit.ts'
import { areEyesShut, roleOf } from './role.ts'
import { matchAt, seatAt, tableOfFour } from './testing.ts'

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

test('[ROOM-19] help says where one is, what one can do, and what to keep to oneself', () => {
  const phases = ['roles', 'choose', 'mime', 'interfere', 'album', 'score', 'over'] as const
  expect(phases.map(phase => help(matchAt(phase), null).step)).toEqual([0, 0, 1, 2, 3, 4, 4])
  for (const phase of phases)
    for (const seat of [0, 1, 2, null]) {
      const { happening, youCan, steps } = help(matchAt(phase), seat === null ? null : seatAt(seat))
      expect([happening.fr, happening.en, youCan.fr, youCan.en].every(words => words.length > 10)).toBe(true)
      expect(steps).toHaveLength(5)
    }
  expect(help(matchAt('choose'), seatAt(0)).keep?.en).toMatch(/card/)
  expect(help(matchAt('album'), seatAt(0)).keep?.en).toMatch(/not a word/)
  expect(help(matchAt('album'), seatAt(1)).keep).toBeNull()
  expect(help(matchAt('mime'), null).keep).toBeNull()
})
