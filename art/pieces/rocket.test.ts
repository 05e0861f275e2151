import { describe, expect, it } from 'vitest'
import { ROCKETS, rocketSvg } from './rocket.ts'
import { contrastOf, READABLE } from './testing.ts'

const pipsOf = (svg: string) => svg.split('r="4.6"').length - 1

describe('rocket token', () => {
  it('[PALM-4] 1 and 3 are told apart by number, pips, size and colour', () => {
    expect(rocketSvg(1)).toContain('>1</text>')
    expect(rocketSvg(3)).toContain('>3</text>')
    expect([pipsOf(rocketSvg(1)), pipsOf(rocketSvg(3))]).toEqual([1, 3])
    expect(ROCKETS[3].radius).toBeGreaterThan(ROCKETS[1].radius)
    expect(ROCKETS[3].colour).not.toBe(ROCKETS[1].colour)
  })

  it('[PALM-4] number and pips can be read', () => {
    expect(contrastOf('ink', 'cream')).toBeGreaterThan(READABLE)
    expect(contrastOf('butter', 'navy')).toBeGreaterThan(READABLE)
  })
})
