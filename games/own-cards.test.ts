import { isRefusal } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { options } from './in-the-palm/options.ts'

const cards = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)
const read = (own: unknown, photographs = true) => options({ own, photographs }, 4)

describe('own cards', () => {
  test('[PALM-52] from 8 to 100 of them are played with, in their order', () => {
    for (const count of [8, 50, 100])
      expect(read(cards(101, count).toReversed())).toMatchObject({ own: cards(101, count) })
    expect(read([])).not.toHaveProperty('own')
    expect(options({}, 4)).not.toHaveProperty('own')
  })

  test('[PALM-52] fewer, more, doubles and Léon’s own are none', () => {
    const eight = cards(101, 8)
    for (const own of [
      cards(101, 7),
      cards(101, 101),
      eight.fill(101),
      cards(100, 8),
      cards(215, 8),
      'x',
      [1.5],
    ])
      expect(isRefusal(read(own)), JSON.stringify(own)).toBe(true)
  })

  test('[PALM-52] the host may leave them in the box', () => {
    expect(read(cards(101, 8), false)).not.toHaveProperty('own')
  })
})
