// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { linesWords } from './line-words.ts'

const across = {
  kind: 'straight',
  points: [
    [20, 50],
    [80, 50],
  ],
} as const
const arch = {
  kind: 'curve',
  points: [
    [30, 10],
    [50, 0],
    [70, 10],
  ],
} as const

test('[READ-22] lines of a kind in one place are counted, and not said one by one', () => {
  expect(linesWords([across, across, arch])).toBe('2 lines in the middle and a curve at the top')
  expect(linesWords([across])).toBe('a line in the middle')
})
