import { expect, test } from 'vitest'
import { Compass, placeOf, wayBetween } from './compass.ts'
import { contactWith, frameOf } from './testing.ts'

const RIGHT_PALM = { side: 'right', face: 'palm' } as const
const LEFT_PALM = { side: 'left', face: 'palm' } as const
const at = (x: number, y: number) => frameOf(contactWith({ x, y }))

test('[ROOM-21] eight ways, as they are on the drawn hand', () => {
  const from = { x: 0.5, y: 0.5 }
  const ways = [0, 45, 90, 135, 180, 225, 270, 315].map(deg => {
    const rad = (deg * Math.PI) / 180
    return wayBetween(from, { x: 0.5 + Math.cos(rad), y: 0.5 + Math.sin(rad) }, LEFT_PALM).en
  })
  expect(ways).toEqual([
    'right',
    'up and right',
    'up',
    'up and left',
    'left',
    'down and left',
    'down',
    'down and right',
  ])
  expect(wayBetween(from, { x: 1, y: 0.5 }, RIGHT_PALM).en).toBe('left')
})

test('[ROOM-21] what comes down and where, then the way, then stop, then lifted: one at a time', () => {
  const compass = new Compass()
  expect(compass.pass(null, RIGHT_PALM, 0)).toBeNull()
  expect(compass.pass(at(0.5, 0.2), RIGHT_PALM, 10)?.en).toBe('a finger near the wrist')
  expect(compass.pass(at(0.5, 0.24), RIGHT_PALM, 40)?.en).toBe('a finger near the wrist')
  expect(compass.pass(at(0.5, 0.3), RIGHT_PALM, 80)?.en).toBe('up')
  expect(compass.pass(at(0.5, 0.3), RIGHT_PALM, 500)?.en).toBe('stop')
  expect(compass.pass(null, RIGHT_PALM, 520)?.en).toBe('lifted')
})

test('[PALM-47] an object is named by its kind and its finger, never which of the four cubes', () => {
  expect(placeOf(contactWith({ kind: 'cube', x: 0.12, y: 1.7 }), RIGHT_PALM).fr).toBe('un cube sur l’index')
  expect(placeOf(contactWith({ kind: 'coin', x: 0.9, y: 0.9 }), RIGHT_PALM).en).toBe(
    'a coin below the fingers, left',
  )
})
