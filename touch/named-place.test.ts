import { expect, test } from 'vitest'
import { FINGERS, placeIn, REGIONS } from './hand.ts'
import { middleOfNamed, namedPlace } from './named-place.ts'

test('[PALM-47] a place is named by its finger, or by one of nine parts of palm or back', () => {
  expect(namedPlace({ x: 0.5, y: 0.2, face: 'palm' })).toEqual({ face: 'palm', cell: [1, 0] })
  expect(namedPlace({ x: 0.9, y: 0.9, face: 'back' })).toEqual({ face: 'back', cell: [2, 2] })
  for (const finger of FINGERS) {
    expect(namedPlace(placeIn(`${finger}-tip`, 0.5, 0.5))).toEqual({ face: 'palm', finger, isTip: true })
    expect(namedPlace(placeIn(`${finger}-back`, 0.9, 0.5))).toEqual({ face: 'back', finger, isTip: false })
  }
})

test('[PALM-47] whoever looks where a name says finds a place of that name', () => {
  for (const region of REGIONS) {
    const named = namedPlace(placeIn(region, 0.5, 0.5))
    expect(namedPlace(middleOfNamed(named)), region).toEqual(named)
  }
})
