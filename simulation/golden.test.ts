import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simulated } from '@veillee/games/simulated'
import { describe, expect, test } from 'vitest'
import { type Golden, seenIn } from './golden.ts'

describe.each(Object.entries(simulated))('%s', (id, variants) => {
  test('a match of long ago is still played as it was, or the rules number has to rise', () => {
    const file = join(import.meta.dirname, 'golden', `${id}.rules-${variants.game.rules}.json`)
    const golden: Golden = JSON.parse(readFileSync(file, 'utf8'))
    expect(golden.rules).toBe(variants.game.rules)
    expect(golden.events.length).toBeGreaterThan(variants.golden.leastEvents)
    expect(seenIn(variants, golden)).toBe(golden.seen)
  })
})
