import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FINGERS, isFinger, isOnBack, placeIn, REGIONS, regionAt, regionNear } from './hand.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const STEP_HU = 0.01

/** Every point of a fine grid over the stage, with its region on the palm side. */
function* grid() {
  for (let x = -1; x <= 2; x += STEP_HU)
    for (let y = -1; y <= 3.5; y += STEP_HU) {
      const region = regionAt(x, y, 'palm')
      if (region) yield { x, y, region }
    }
}

describe('hand space', () => {
  const points = [...grid()]
  const spanOf = (part: string, axis: 'x' | 'y') => {
    const values = points.filter(point => point.region.startsWith(part)).map(point => point[axis])
    return [Math.min(...values), Math.max(...values)] as const
  }

  test.each([
    ['palm', 0, 1, 0, 1.1],
    ['thumb', -0.35, 0, 0.35, 1],
    ['middle', 0.26, 0.49, 1.1, 2.3],
    ['index', 0, 0.24, 1.1, 2.07],
    ['ring', 0.52, 0.76, 1.1, 2.14],
    ['little', 0.78, 1, 1.1, 1.8],
  ])('the %s spans x %d to %d and y %d to %d', (part, leastX, mostX, leastY, mostY) => {
    const [x0, x1] = spanOf(part, 'x')
    const [y0, y1] = spanOf(part, 'y')
    const wanted = [leastX, mostX, leastY, mostY]
    for (const [i, value] of [x0, x1, y0, y1].entries())
      expect(Math.abs(value - wanted[i]!)).toBeLessThan(2 * STEP_HU)
  })

  test('the fingers stand apart: between two tips there is no hand', () => {
    expect(regionAt(0.245, 1.9, 'palm')).toBeUndefined()
    expect(regionAt(0.515, 1.9, 'palm')).toBeUndefined()
    expect(regionAt(0.775, 1.65, 'palm')).toBeUndefined()
    expect(regionAt(-0.2, 1.4, 'palm')).toBeUndefined()
    expect(regionAt(0.5, -0.01, 'palm')).toBeUndefined()
    expect(regionAt(0.01, 0.05, 'palm')).toBeUndefined()
  })

  test('the last joint of a finger is its tip', () => {
    expect(regionAt(0.38, 2.01, 'palm')).toBe('middle-tip')
    expect(regionAt(0.38, 1.99, 'palm')).toBe('middle-shaft')
    expect(regionAt(0.38, 1.11, 'palm')).toBe('middle-shaft')
    expect(regionAt(0.38, 1.09, 'palm')).toBe('palm')
  })

  test('[PALM-41] the thumb is a finger, and the back of the hand includes the backs of the fingers', () => {
    expect(isFinger('thumb-shaft')).toBe(true)
    expect(isFinger('palm') || isFinger('back')).toBe(false)
    expect(regionAt(-0.2, 0.85, 'back')).toBe('thumb-back')
    expect(isFinger('thumb-back') && isOnBack('thumb-back')).toBe(true)
    expect(FINGERS.map(finger => isOnBack(`${finger}-tip`))).toEqual([false, false, false, false, false])
  })

  test('the two sides have the same outline, and never the same region', () => {
    const coordinate = fc.double({ min: -1, max: 3, noNaN: true })
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const [palm, back] = [regionAt(x, y, 'palm'), regionAt(x, y, 'back')]
        expect(palm === undefined).toBe(back === undefined)
        if (!palm || !back) return
        expect([isOnBack(palm), isOnBack(back)]).toEqual([false, true])
        expect(isFinger(back)).toBe(isFinger(palm))
        expect(back.split('-')[0]).toBe(palm === 'palm' ? 'back' : palm.split('-')[0])
      }),
    )
  })

  test('a place in a region is in that region', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REGIONS), share, share, (region, along, across) => {
        const { x, y, face } = placeIn(region, along, across)
        expect(regionAt(x, y, face)).toBe(region)
      }),
    )
  })

  test('a broad object over a gap rests on what is nearest, if its reach goes so far', () => {
    expect(regionNear(0.25, 1.6, 'palm', 0.1)).toMatch(/^(index|middle)-shaft$/)
    expect(regionNear(1.05, 0.8, 'back', 0.06)).toBe('back')
    expect(regionNear(1.05, 0.8, 'back', 0.04)).toBeUndefined()
    expect(regionNear(0.38, 2.4, 'palm', 0.11)).toBe('middle-tip')
    expect(regionNear(0.38, 2.4, 'palm', 0.09)).toBeUndefined()
  })
})
