import { chanceAt } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { seedOfMatch } from '../trial.ts'
import { balanceOf, fromTheFirst, type Marked } from './balance.ts'

const { below } = chanceAt(seedOfMatch(1), 0)

/** So many matches of three sides that are all alike; of a hundred matches, so many more are given to the first. */
const matches = (count: number, givenInHundred: number): readonly Marked[] =>
  Array.from({ length: count }, () => {
    const first = below(3)
    return { sides: 3, first, who: [below(100) < givenInHundred ? first : below(3)] }
  })

describe('balance between sides', () => {
  test('sides that are all alike are even', () => {
    const { shares, p } = balanceOf(fromTheFirst(matches(300, 0)))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(300)
    expect(p).toBeGreaterThan(0.05)
  })

  test('an advantage of the first is found, though every seat is first as often as the others', () => {
    const played = matches(300, 30)
    expect(balanceOf(fromTheFirst(played)).p).toBeLessThan(0.001)
    expect(balanceOf(played).p).toBeGreaterThan(0.02)
  })

  test('who wins together shares a win', () => {
    const { shares, p } = balanceOf([
      { sides: 2, first: 0, who: [0, 1] },
      { sides: 2, first: 1, who: [0, 1] },
    ])
    expect([shares, p]).toEqual([[1, 1], 1])
  })
})
