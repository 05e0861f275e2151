import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { GAME_IDS, games, OFFERED, texts } from './index.ts'

describe.each(GAME_IDS)('%s', id => {
  const game: Game = games[id]

  test('is known by its own name, and has rules with a number', () => {
    expect(game.id).toBe(id)
    expect(game.rules).toBeGreaterThanOrEqual(1)
  })

  test('has as many seats as its RULES.md says', () => {
    const rules = readFileSync(join(import.meta.dirname, id, 'RULES.md'), 'utf8')
    const [, min, max] = /for (\d+) to (\d+) players/.exec(rules)!
    expect(game.seats).toEqual({ min: Number(min), max: Number(max) })
  })

  test('[ROOM-19] tells something of each of its phases', () => {
    expect(Object.keys(texts[id].phases)).toEqual(game.phases)
  })
})

test('what is for developers is not offered to everybody', () => {
  const hidden = GAME_IDS.filter(id => !OFFERED.includes(id))
  expect(hidden.map(id => (games[id] as Game).isForDevelopers)).toEqual([true])
  expect(OFFERED).toHaveLength(3)
})
