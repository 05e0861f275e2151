import { expect, test } from 'vitest'
import { frictionGain, frictionHz, hzOf, noteOf, panOf, slotOf, vowelOf } from './heard-place.ts'
import { contactWith } from './testing.ts'

const RIGHT_PALM = { side: 'right', face: 'palm' } as const
const LEFT_PALM = { side: 'left', face: 'palm' } as const

const across = (kind: 'finger' | 'coin', face: 'palm' | 'back' = 'palm') =>
  new Set(
    Array.from({ length: 101 }, (_, i) => panOf(contactWith({ kind, face, x: i / 100, y: 0.5 }), LEFT_PALM)),
  )

test('left and right are those of the drawn hand, from −0.85 to 0.85', () => {
  const thumbSide = contactWith({ x: 0, y: 0.2 })
  expect(panOf(thumbSide, LEFT_PALM)).toBe(-0.85)
  expect(panOf(thumbSide, RIGHT_PALM)).toBe(0.85)
  expect(panOf(contactWith(), RIGHT_PALM)).toBe(0)
})

test('seven steps across the palm, four across the back, five fingers', () => {
  expect(across('finger').size).toBe(7)
  expect(across('coin', 'back').size).toBe(4)
  const fingers = [
    [-0.2, 0.82],
    [0.12, 1.6],
    [0.38, 1.6],
    [0.64, 1.6],
    [0.89, 1.5],
  ].map(([x, y]) => panOf(contactWith({ kind: 'coin', x: x!, y: y! }), LEFT_PALM))
  expect(fingers).toEqual([-0.85, -0.425, 0, 0.425, 0.85])
})

test('ten pentatonic steps up the palm from 220 to 880 Hz, five more up the fingers to 1760', () => {
  const palm = Array.from({ length: 111 }, (_, i) => noteOf(contactWith({ y: i / 100 })))
  expect([palm[0], palm.at(-1), new Set(palm).size]).toEqual([0, 10, 11])
  expect(palm).toEqual([...palm].sort((a, b) => a - b))
  expect(hzOf(contactWith({ y: 0 }))).toBe(220)
  expect(hzOf(contactWith({ y: 1.1 }))).toBe(880)
  const finger = [1.15, 1.4, 1.65, 1.9, 2.25].map(y => noteOf(contactWith({ kind: 'coin', x: 0.38, y })))
  expect(finger).toEqual([11, 12, 13, 14, 15])
  expect(hzOf(contactWith({ kind: 'coin', x: 0.38, y: 2.25 }))).toBe(1_760)
})

test('the back is one octave lower, in five rows', () => {
  expect(hzOf(contactWith({ kind: 'coin', face: 'back', y: 0 }))).toBe(110)
  const rows = Array.from({ length: 111 }, (_, i) =>
    noteOf(contactWith({ kind: 'coin', face: 'back', y: i / 100 })),
  )
  expect(new Set(rows).size).toBe(5)
})

test('who draws beyond the palm is still heard in the palm', () => {
  expect(noteOf(contactWith({ y: 1.5 }))).toBe(10)
})

test('friction: higher and louder the faster', () => {
  expect([0, 1, 2].map(frictionHz)).toEqual([600, 2_100, 3_600])
  expect(frictionGain(0)).toBe(0)
  expect(frictionGain(2) / frictionGain(1)).toBeCloseTo(2 ** 0.7)
})

test('[ROOM-21] with one ear, vowels from dark to bright tell the side', () => {
  expect([-0.85, -0.425, 0, 0.425, 0.85].map(pan => vowelOf(pan).vowel)).toEqual(['ou', 'o', 'a', 'é', 'i'])
})

test('two touches take turns of 90 ms', () => {
  expect([0, 89, 90, 179, 180].map(ms => slotOf(ms, 2))).toEqual([0, 0, 1, 1, 0])
  expect([0, 90, 180, 270].map(ms => slotOf(ms, 3))).toEqual([0, 1, 2, 0])
  expect(slotOf(1_234, 1)).toBe(0)
})
