import type { Mime, MimeSample } from '@veillee/touch'
import { describe, expect, it } from 'vitest'
import { momentDrawing, touchingAt, trailDrawing } from './moment.ts'
import { onStage, type Pose } from './stage.ts'

const PALM: Pose = { side: 'right', face: 'palm' }

const coin: MimeSample = {
  tMs: 0,
  object: 'coin',
  x: 0.5,
  y: 0.5,
  face: 'palm',
  held: 'palm-up',
  angle: 0,
  press: 1,
  contact: 'face',
  touching: true,
}

const mime: Mime = {
  kind: 'mime',
  samples: [
    coin,
    { ...coin, tMs: 100, object: 'string', contact: 'face', x: 0.5, y: 0.6 },
    { ...coin, tMs: 200, x: 0.7 },
    { ...coin, tMs: 300, x: 0.7, touching: false },
    { ...coin, tMs: 400, object: 'pawn', face: 'back' },
  ],
}

const placeOf = (x: number, y: number) => {
  const [left, top] = onStage({ x, y }, PALM)
  return `translate(${Math.round(left * 10) / 10} ${Math.round(top * 10) / 10})`
}

describe('moment', () => {
  it('[PALM-44] has the newest place of everything that touches', () => {
    expect(touchingAt(mime, 50).map(({ object, x }) => [object, x])).toEqual([['coin', 0.5]])
    expect(touchingAt(mime, 250).map(({ object, x }) => [object, x])).toEqual([
      ['string', 0.5],
      ['coin', 0.7],
    ])
    expect(touchingAt(mime, 350).map(({ object }) => object)).toEqual(['string'])
  })

  it('[PALM-44] draws each where it is on the stage, and nothing of the other side', () => {
    expect(momentDrawing(mime, 250, PALM)).toContain(placeOf(0.7, 0.5))
    expect(momentDrawing(mime, 500, PALM)).not.toContain(placeOf(0.5, 0.5))
    expect(momentDrawing(mime, 500, { side: 'right', face: 'back' })).not.toBe('')
  })

  it('[PALM-44] lays the string in the shape that it was given', () => {
    const shape = [0, 0.2, 0.4, 0.6, 0.8, 1].map(x => ({ x, y: 0.3 }))
    const [x, y] = onStage(shape[0]!, PALM)
    expect(momentDrawing(mime, 150, PALM, { string: shape })).toContain(`M${Math.round(x * 10) / 10} ${y}C`)
  })

  it('[PALM-44] shows a way only if there was one', () => {
    expect(trailDrawing(mime, 'coin', 250, PALM, 'ink')).toContain('L')
    expect(trailDrawing(mime, 'coin', 50, PALM, 'ink')).toBe('')
  })
})
