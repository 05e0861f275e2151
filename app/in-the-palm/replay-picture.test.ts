import { feel, type MimeSample, newSkin } from '@veillee/touch'
import { expect, test } from 'vitest'
import { ReplayPicture } from './replay-picture.ts'

const samples = Array.from(
  { length: 200 },
  (_, i): MimeSample => ({
    tMs: i * 20,
    object: i % 3 === 0 ? 'coin' : 'pawn',
    x: 0.2 + i / 400,
    y: 0.5,
    face: 'palm',
    held: 'palm-up',
    angle: 0,
    press: 1,
    contact: 'face',
    touching: i % 40 < 36,
  }),
)
const { frames } = feel(newSkin('1'.repeat(64), 0.3), samples)
const replay = { samples, felt: frames }
const drawn = ({ watched, trails, dots }: ReturnType<ReplayPicture['until']>) => ({
  held: watched.held,
  pieces: [...watched.pieces.values()].map(piece => ({ ...piece })),
  trails: [...trails],
  dots,
})

test('[PALM-50] moment upon moment it is the same picture as at once, forward and back', () => {
  const picture = new ReplayPicture(replay)
  for (const tMs of [0, 500, 1_700, 3_999, 900, 4_000])
    expect(drawn(picture.until(tMs))).toEqual(drawn(new ReplayPicture(replay).until(tMs)))
  expect(picture.until(4_000).trails.length).toBeGreaterThan(4)
})

test('what has been shown is not gone through again with every frame', () => {
  let reads = 0
  const counted = new Proxy(samples, {
    get: (all, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads++
      return Reflect.get(all, key)
    },
  })
  const picture = new ReplayPicture({ samples: counted, felt: frames })
  for (let tMs = 0; tMs <= 4_000; tMs += 16) picture.until(tMs)
  expect(reads).toBeLessThan(10 * samples.length)
})
