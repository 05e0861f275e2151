import { expect, test } from 'vitest'
import { faceDownIn } from './face-down.ts'
import { matchAt, tableOfFour } from './testing.ts'

test('[PALM-20] on the shared screen a card lies face down for every memory and every decoy, and no more', () => {
  const teams = [0, 2, 4].map(seat => ({ ...tableOfFour.teams[0]!, seats: [seat, seat + 1] }))
  const three = { seats: 6, teams, opponents: [1, 2] }
  const seen = [
    matchAt('choose', three),
    matchAt('mime', three),
    matchAt('interfere', three),
    matchAt('interfere', { ...three, laid: [2] }),
    matchAt('choose', { ...three, memory: 2 }),
    matchAt('interfere', { ...three, memory: 2, laid: [1] }),
  ]
  expect(seen.map(faceDownIn)).toEqual([0, 0, 1, 2, 3, 5])
})
