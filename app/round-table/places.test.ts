import { expect, test } from 'vitest'
import type { Holder } from '../connection/server-messages.ts'
import { angleOf, placeNear, placesShown, pointAt, runnerOf } from './places.ts'

const seats = (text: string): readonly (Holder | null)[] =>
  [...text].map((letter, person) => (letter === '.' ? null : { person }))

test('[ROOM-3] your own seat is the nearest, and the others follow clockwise', () => {
  expect(placesShown(seats('aaaa....'), { least: 2, nearest: 2 })).toEqual([2, 3, 4, 0, 1])
})

test('[ROOM-3] all who sit are shown, with one free seat more, as long as there is one', () => {
  expect(placesShown(seats('a.a.....'), { least: 2, nearest: 0 })).toEqual([0, 1, 2])
  expect(placesShown(seats('........'), { least: 2, nearest: null })).toEqual([0, 1])
  expect(placesShown(seats('aaaaaaaa'), { least: 2, nearest: 7 })).toEqual([7, 0, 1, 2, 3, 4, 5, 6])
})

test('[ROOM-3] as many free seats are shown as the game needs', () => {
  expect(placesShown(seats('a.........'), { least: 4, nearest: 0 })).toHaveLength(4)
})

test('[ROOM-3] clockwise on the screen is left at the table: the next seat is on the left', () => {
  const [near, next] = [0, 1].map(place => pointAt(angleOf(place, 4), 40))
  expect(near!.y).toBeGreaterThan(85)
  expect(next!.x).toBeLessThan(15)
})

test('[ROOM-3] [PALM-6] a runner joins neighbours, also round the corner, and touches no other', () => {
  const places = [4, 5, 0, 1, 2, 3]
  const runners = [
    [0, 1],
    [2, 3],
    [4, 5],
  ].map(team => runnerOf(team, places))
  for (const { from, to } of runners) expect(to - from).toBeLessThan(Math.PI * 0.55)
  const [first, second] = [runners[2]!, runners[0]!]
  expect(second.from - first.to).toBeGreaterThan(0.26) // both have round ends of a tenth of a turn
})

test('[ROOM-3] a token lands on the seat that is nearest, or nowhere', () => {
  const at = pointAt(angleOf(3, 8), 38)
  expect(placeNear(at, 8)).toBe(3)
  expect(placeNear({ x: 50, y: 50 }, 8)).toBeUndefined()
})
