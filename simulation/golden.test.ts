import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simulated } from '@veillee/games/simulated'
import { describe, expect, test } from 'vitest'
import { type Golden, seenIn } from './golden.ts'

describe.each(Object.entries(simulated))('%s', (id, variants) => {
  const { rules, replaysFrom } = variants.game
  const replayed = Array.from({ length: rules - replaysFrom + 1 }, (_, i) => replaysFrom + i)

  test.each(replayed)(
    'a match of rules %i is still played as it was, or the rules number has to rise',
    number => {
      const file = join(import.meta.dirname, 'golden', `${id}.rules-${number}.json`)
      const golden: Golden = JSON.parse(readFileSync(file, 'utf8'))
      expect(golden.rules).toBe(number)
      expect(golden.events.length).toBeGreaterThan(variants.golden.leastEvents)
      expect(seenIn(variants, golden)).toBe(golden.seen)
    },
  )
})
