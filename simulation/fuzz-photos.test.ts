import { chanceAt } from '@veillee/kernel'
import { isKeptPicture } from '@veillee/room'
import { describe, expect, test } from 'vitest'
import { GOOD, WRONG } from './fuzz-photos.ts'
import { seedOfMatch } from './trial.ts'

describe('photographs of whoever means no good', () => {
  test.each(WRONG.map((picture, i) => [i, picture] as const))(
    '[ROOM-39] what is none is not kept, in whatever way it is wrong (%i)',
    (_, picture) => {
      for (let seed = 0; seed < 12; seed++)
        expect(isKeptPicture(picture(chanceAt(seedOfMatch(seed), 0)))).toBe(false)
    },
  )

  test.each(GOOD.map((picture, i) => [i, picture] as const))(
    '[ROOM-39] what is one is kept, also if it is meant to be something else (%i)',
    (_, picture) => {
      for (let seed = 0; seed < 3; seed++)
        expect(isKeptPicture(picture(chanceAt(seedOfMatch(seed), 0)))).toBe(true)
    },
  )
})
