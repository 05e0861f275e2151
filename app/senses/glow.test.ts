import { expect, test } from 'vitest'
import { glowOf, lightAt, reachHu } from './glow.ts'
import { contactWith } from './testing.ts'

const RING = { widthHu: 0.27, lengthHu: 0.27, hardness: 0.95 }

test('a finger is a soft spot half as large as the first picture of it: dark beyond a quarter of the palm', () => {
  const glow = glowOf(contactWith())
  expect(lightAt(glow, 0, 0)).toBe(1)
  expect(lightAt(glow, 0.07, 0)).toBeGreaterThan(0.4)
  expect(lightAt(glow, 0.24, 0)).toBe(0)
  expect(lightAt(glow, reachHu(glow), 0)).toBe(0)
})

test('[PALM-47] a ring is a ring on a fingertip, and a disc on the palm', () => {
  const onTip = glowOf(
    contactWith({ kind: 'ring', x: 0.38, y: 2.2, print: { ...RING, shape: 'ring', holeHu: 0.21 } }),
  )
  expect(lightAt(onTip, 0, 0)).toBeLessThan(0.1)
  expect(lightAt(onTip, 0.12, 0)).toBeGreaterThan(0.8)
  const onPalm = glowOf(contactWith({ kind: 'ring', print: { ...RING, shape: 'disc' } }))
  expect(lightAt(onPalm, 0, 0)).toBe(1)
})

test('[PALM-47] the back is blurred most, the fingertip least', () => {
  const blurs = [
    contactWith({ kind: 'coin', y: 2.2, x: 0.38 }),
    contactWith({ kind: 'coin', y: 1.4, x: 0.38 }),
    contactWith({ kind: 'coin' }),
    contactWith({ kind: 'coin', face: 'back' }),
  ].map(contact => glowOf(contact).blurHu)
  expect(blurs).toEqual([0.02, 0.03, 0.06, 0.13])
})

test('a line is long one way and narrow the other', () => {
  const shaft = glowOf(
    contactWith({ kind: 'dart', print: { shape: 'line', widthHu: 0.13, lengthHu: 1.2, hardness: 0.6 } }),
  )
  expect(lightAt(shaft, 0, 0.5)).toBeGreaterThan(0.9)
  expect(lightAt(shaft, 0.25, 0)).toBe(0)
})
