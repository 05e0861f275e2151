import { expect, test } from 'vitest'
import { svgOf } from '../card.ts'
import { objectIcon } from '../hand/object.ts'
import { backSvg } from '../pieces/back.ts'
import { rocketSvg } from '../pieces/rocket.ts'
import { put } from '../shape.ts'
import { rasterOf } from '../studio/raster.ts'
import { inLightInk } from './light-ink.ts'

const WIDTH = 300

/** How far the two are apart, on the average, of 255. */
function apart(one: string, other: string): number {
  const [a, b] = [rasterOf(one, WIDTH).bytes, rasterOf(other, WIDTH).bytes]
  return a.reduce((sum, byte, i) => sum + Math.abs(byte - b[i]!), 0) / a.length
}

test.each([
  ['a back', backSvg('constraint')],
  ['another', backSvg('word')],
  ['a rocket', rocketSvg(3)],
  [
    'the string, whose twist is dashes',
    svgOf(put(objectIcon('string', 84), { x: 50, y: 50 }), 100, 100, 's'),
  ],
  ['the cloth, whose seam is dashes', svgOf(put(objectIcon('cloth', 84), { x: 50, y: 50 }), 100, 100, 'c')],
  [
    'what is round, at an angle, and seen through',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60"><rect x="4" y="6" width="50" height="40" rx="9" fill="#D4493A" opacity="0.4"/><circle cx="60" cy="30" r="22.5" fill="none" stroke="#2B2A3A" stroke-width="4" opacity="0.5"/><ellipse cx="40" cy="40" rx="30" ry="8" fill="#22384F" transform="rotate(20 40 40)"/></svg>',
  ],
])('[ROOM-25] %s looks the same in light ink', (_, svg) => {
  const light = inLightInk(svg)
  expect(light).not.toMatch(/<circle|<ellipse|<rect[^>]* rx=|<path[^>]* opacity=|dasharray/)
  expect(apart(svg, light)).toBeLessThan(0.25)
})
