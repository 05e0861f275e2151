import { describe, expect, test } from 'vitest'
import { ACUITY, FELT } from './constants.ts'
import { angleFelt, printOf } from './felt-print.ts'
import { contactsOf, OBJECT_KINDS } from './object.ts'

const { tip, shaft, palm, back } = ACUITY
const shapeOf = (kind: Parameters<typeof printOf>[0], contact: 'face' | 'edge' | 'tip', acuityHu: number) =>
  printOf(kind, contact, undefined, acuityHu).shape

describe('a print', () => {
  test('of a ring is a disc on the palm and a ring on a fingertip, as in life', () => {
    const skins = [tip, shaft, palm, back].map(({ acuityHu }) => acuityHu)
    expect(skins.map(acuityHu => shapeOf('ring', 'face', acuityHu))).toEqual(['ring', 'ring', 'disc', 'disc'])
    expect(skins.map(acuityHu => shapeOf('cube', 'face', acuityHu))).toEqual([
      'square',
      'square',
      'disc',
      'disc',
    ])
    expect(skins.map(acuityHu => shapeOf('coin', 'edge', acuityHu))).toEqual(['line', 'line', 'line', 'disc'])
    expect(shapeOf('cloth', 'face', back.acuityHu)).toBe('square')
    expect(printOf('ring', 'face', undefined, tip.acuityHu).holeHu).toBeCloseTo(0.21, 1)
    expect(printOf('ring', 'face', undefined, palm.acuityHu)).not.toHaveProperty('holeHu')
  })

  test('is never smaller than what the skin can tell, so that a point is as wide as it', () => {
    for (const kind of OBJECT_KINDS)
      for (const contact of contactsOf(kind))
        for (const { acuityHu } of [tip, shaft, palm, back]) {
          const { widthHu, lengthHu } = printOf(kind, contact, undefined, acuityHu)
          expect(widthHu).toBeGreaterThanOrEqual(acuityHu - FELT.printHu)
          expect(lengthHu).toBeGreaterThanOrEqual(widthHu)
        }
    const tips = (['dart', 'top', 'string'] as const).map(kind =>
      printOf(kind, 'tip', undefined, palm.acuityHu),
    )
    expect(new Set(tips.map(({ widthHu }) => widthHu)).size).toBe(1)
    expect(tips.map(({ hardness }) => hardness.toFixed(2))).toEqual(['1.00', '0.70', '0.20'])
  })

  test('of a cloth is as wide as it is spread', () => {
    const sides = [0.04, 0.25, 0.81].map(areaHu2 => printOf('cloth', 'face', areaHu2, palm.acuityHu).widthHu)
    expect(sides.map(side => side.toFixed(1))).toEqual(['0.2', '0.5', '0.9'])
  })

  test('points no more ways than can be felt', () => {
    expect([0, 20, 40, 63].map(angle => angleFelt('disc', angle))).toEqual([0, 0, 0, 0])
    expect([0, 20, 40, 63].map(angle => angleFelt('ring', angle))).toEqual([0, 0, 0, 0])
    expect([0, 20, 40, 63].map(angle => angleFelt('square', angle))).toEqual([0, 4, 8, 15])
    expect([0, 20, 40, 63].map(angle => angleFelt('line', angle))).toEqual([0, 20, 8, 31])
  })
})
