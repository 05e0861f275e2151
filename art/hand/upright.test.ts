import { isOnBack, placeIn, REGIONS } from '@veillee/touch'
import { describe, expect, it } from 'vitest'
import { STAGE, unitsOf } from './stage.ts'
import { awayFrom, cornersOf } from './testing.ts'
import { onUpright, uprightRegions } from './upright.ts'

const SHARES = [0.05, 0.35, 0.65, 0.95]
const NEAR_HU = 0.03

describe('upright hand', () => {
  it('[PALM-2] shows a touch on the surface of the region that it touches', () => {
    const paths = uprightRegions()
    for (const region of REGIONS)
      for (const along of SHARES)
        for (const across of SHARES) {
          const spot = onUpright(placeIn(region, along, across), 'right')
          const apart = awayFrom(spot, cornersOf(paths.get(region)!))
          expect(apart, `${region} ${along} ${across}`).toBeLessThan(unitsOf(NEAR_HU))
        }
  })

  it('[PALM-2] has palm and back on opposite sides, and a left hand the other way round', () => {
    const middle = STAGE.width / 2
    for (const region of REGIONS.filter(region => !region.startsWith('thumb'))) {
      const place = placeIn(region, 0.5, 0.5)
      const [right] = onUpright(place, 'right')
      const [left] = onUpright(place, 'left')
      expect(right - middle > 0, region).toBe(isOnBack(region))
      expect(left - middle).toBeCloseTo(middle - right, 6)
    }
  })

  it('[PALM-2] has every region', () => {
    expect(new Set(uprightRegions().keys())).toEqual(new Set(REGIONS))
  })
})
