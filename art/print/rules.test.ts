import { rankOf } from '@veillee/games'
import { describe, expect, it } from 'vitest'
import { PALM_STEPS, READER_STEPS, STORY_STEPS } from './rules-steps.ts'
import { PALM_RULES, READER_RULES, STORY_RULES } from './rules-words.ts'

const games = [
  [PALM_RULES, PALM_STEPS],
  [STORY_RULES, STORY_STEPS],
  [READER_RULES, READER_STEPS],
] as const

const numbers = (cells: readonly unknown[]): readonly number[] => cells.slice(1).map(Number)

describe('the rules as a booklet', () => {
  it('[ROOM-25] has a drawing for every step, and speaks of no phone', () => {
    for (const [{ steps, idea }, pictures] of games) {
      expect(pictures).toHaveLength(steps.length)
      for (const { fr, en } of [idea, ...steps.map(({ words }) => words)])
        expect(`${fr} ${en}`).not.toMatch(/téléphone|écran|distance|phone|screen|far apart/i)
    }
  })

  it('[TALE-19] has the lengths at which a story becomes another work', () => {
    const [lengths] = STORY_RULES.steps.flatMap(({ table = [] }) => table)
    for (const words of numbers(lengths!)) expect(rankOf(words)).not.toBe(rankOf(words - 1))
    expect(numbers(lengths!)).toHaveLength(6)
  })

  it('[READ-17] has the stars from which a table has its rank, for 4 to 10 players', () => {
    const rows = READER_RULES.steps.flatMap(({ table = [] }) => table).map(numbers)
    expect(rows).toEqual([
      [4, 5, 6, 7, 8, 9, 10],
      [4, 5, 6, 7, 8, 9, 10],
      [10, 13, 16, 19, 22, 25, 28],
      [22, 29, 36, 43, 50, 57, 64],
      [28, 37, 46, 55, 64, 73, 82],
    ])
  })
})
