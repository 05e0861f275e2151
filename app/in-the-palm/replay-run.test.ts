import { feel, type MimeSample, newSkin, toBase64, writeFelt } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { feltAt, feltFrames, ReplayClock, trailsUntil } from './replay-run.ts'

const samples = [0, 100, 200, 5_200, 5_300, 5_400].map(
  (tMs, i): MimeSample => ({
    tMs,
    object: 'coin',
    x: 0.2 + i / 10,
    y: 0.5,
    face: 'palm',
    held: 'palm-up',
    angle: 0,
    press: 1,
    contact: 'face',
    touching: i !== 2 && i !== 5,
  }),
)

describe('[PALM-50] the mime once more', () => {
  test('runs twice as fast, and rests no longer than it has to', () => {
    const clock = new ReplayClock(samples)
    expect(clock.lengthMs).toBe(50 + 50 + 350 + 50 + 50)
    expect(clock.at(0)).toBe(0)
    expect(clock.at(25)).toBe(50)
    expect(clock.at(99_999)).toBe(5_400)
  })

  test('shows the way of each touch, and none between them', () => {
    expect(trailsUntil(samples, 100)).toHaveLength(1)
    expect(trailsUntil(samples, 9_999).map(trail => trail.length)).toEqual([2, 2])
  })

  test('beside it stands what was felt, frame by frame', () => {
    const { frames } = feel(newSkin('1'.repeat(64), 0.3), samples)
    const felt = feltFrames(toBase64(writeFelt(frames)))
    expect(felt).toHaveLength(frames.length)
    expect(feltAt(felt, 120)?.contacts).toHaveLength(1)
    expect(feltAt(felt, 3_000)).toBeUndefined()
  })
})
