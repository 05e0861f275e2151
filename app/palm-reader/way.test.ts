import { linesOf } from '@veillee/games'
import { expect, test } from 'vitest'
import { marksAt, wayOf } from './way.ts'

const ARROW = linesOf(23, 3)

test('[ROOM-20] the finger of the tutorial draws every line, lifts between them, and stops', () => {
  const way = wayOf(ARROW)
  expect(way.filter(({ isDown }) => !isDown)).toHaveLength(ARROW.length)
  expect(way.at(-1)!.atMs).toBeGreaterThan(1_000)
  expect(way.at(-1)!.atMs).toBeLessThan(8_000)
  expect(marksAt(way, way.at(-1)!.atMs + 1, 600).finger).toBeNull()
})

test('[READ-20] what it leaves behind has faded after the time it takes to fade, and whoever feels sees none', () => {
  const way = wayOf(ARROW)
  const half = way.at(-1)!.atMs / 2
  const { trail } = marksAt(way, half, 600)
  expect(trail.length).toBeGreaterThan(0)
  expect(trail.every(({ age }) => age >= 0 && age < 1)).toBe(true)
  expect(marksAt(way, half, 0).trail).toEqual([])
  expect(marksAt(way, way.at(-1)!.atMs + 600, 600).trail).toEqual([])
})
