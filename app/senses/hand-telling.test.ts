import type { FeltFrame } from '@veillee/touch'
import { expect, test } from 'vitest'
import { HandTelling } from './hand-telling.ts'
import { contactWith, frameOf } from './testing.ts'

const RIGHT_PALM = { side: 'right', face: 'palm' } as const
const LEFT_PALM = { side: 'left', face: 'palm' } as const

/** So many frames of the same, 16 ms each, from where the last ended. */
function teller(pose: typeof RIGHT_PALM | typeof LEFT_PALM = RIGHT_PALM) {
  const telling = new HandTelling()
  let ms = 0
  return (frame: FeltFrame | null, frames = 1) =>
    Array.from({ length: frames }, () => {
      ms += 16
      return telling.pass(frame, pose, ms).map(({ en }) => en)
    }).flat()
}

test('[READ-20] what is drawn is told as on the drawn hand: the little finger of a right palm is on the left', () => {
  for (const [pose, words] of [
    [RIGHT_PALM, 'left 4'],
    [LEFT_PALM, 'right 4'],
  ] as const) {
    const tells = teller(pose)
    expect(tells(frameOf(contactWith({ x: 0.5, y: 0.55 })))).toEqual(['a finger in the middle'])
    tells(frameOf(contactWith({ x: 0.85, y: 0.55 })))
    expect(tells(null)).toEqual([words, 'lifted'])
  }
})

test('[PALM-47] an object is told when it comes down, and what it did when it is gone; never which of the four cubes', () => {
  const tells = teller()
  const coin = (x: number, y: number) => frameOf(contactWith({ kind: 'coin', x, y, velocityY: 1 }))
  expect(tells(coin(0.5, 0.2))).toEqual(['a coin near the wrist'])
  for (let y = 0.2; y < 1; y += 0.02) expect(tells(coin(0.5, y))).toEqual([])
  expect(tells(null)).toEqual(['slides, and ends below the fingers'])
  expect(tells(null, 200)).toEqual([])
})

test('[PALM-47] what was laid down and stays is told when it has come to rest, and once', () => {
  const tells = teller()
  const coin = frameOf(contactWith({ kind: 'coin', x: 0.12, y: 1.9 }))
  expect(tells(coin)).toEqual(['a coin at the tip of the index'])
  expect(tells(coin, 80)).toEqual(['presses'])
  expect(tells(coin, 80)).toEqual([])
})

test('[PALM-47] taps that go somewhere become a walk', () => {
  const tells = teller()
  const pawn = (y: number) => frameOf(contactWith({ kind: 'pawn', x: 0.5, y }))
  const told = [0.2, 0.45, 0.7].flatMap(y => [...tells(pawn(y), 6), ...tells(null, 10)])
  expect(told.at(-1)).toBe('walks, and ends in the middle')
})
