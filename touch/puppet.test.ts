import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PUPPET_AT_REST, readPuppet, writePuppet } from './puppet.ts'

describe('a pose of a puppet', () => {
  test('[TALE-30] is fourteen values, and comes back as it went', () => {
    const bytes = writePuppet({ ...PUPPET_AT_REST, lean: 1, size: -1, acts: 24, isTapping: true })
    expect(bytes).toHaveLength(14)
    const back = readPuppet(bytes)!
    expect(back).toMatchObject({ lean: 1, nod: 0, size: -1, acts: 24, isTapping: true })
    expect(back.hands[1].x).toBeCloseTo(0.38, 2)
    expect(writePuppet(back)).toEqual(bytes)
  })

  test('[TALE-30] stays on its stage, wherever a finger goes', () => {
    const { hips, lean } = readPuppet(writePuppet({ ...PUPPET_AT_REST, lean: -7, hips: { x: 30, y: -4 } }))!
    expect([lean, hips]).toEqual([-1, { x: 1, y: -1 }])
  })

  test('[ROOM-30] whatever bytes come, only poses are read, and there is one way to write each', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 16 }), bytes => {
        const pose = readPuppet(bytes)
        return pose === undefined || writePuppet(pose).every((byte, i) => byte === bytes[i])
      }),
      { numRuns: 2_000 },
    )
    expect(readPuppet(Uint8Array.from([...new Array(13).fill(127), 25]))).toBeUndefined()
    expect(readPuppet(Uint8Array.from([255, ...new Array(13).fill(0)]))).toBeUndefined()
    expect(readPuppet(Uint8Array.from(new Array(13).fill(0)))).toBeUndefined()
  })
})
