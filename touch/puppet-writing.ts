import type { Line } from './drawing.ts'
import type { Point } from './hand.ts'
import { ranked } from './recogniser.ts'

/**
 * TALE-30: a puppet mimes, it does not write. Letters that are nothing but a ring, a bow, a hook or a zigzag are left
 * out: round, open, up and away and hello are made of those, and a mime must not be stopped for them.
 */
const LETTERS: readonly (readonly string[])[] = [
  ['0 100, 50 0, 100 100', '20 62, 80 62'], // A
  ['0 100, 50 0, 100 100, 80 62, 20 62'],
  ['0 100, 0 0, 50 4, 62 25, 50 46, 0 50, 60 54, 72 76, 60 97, 0 100'], // B
  ['60 0, 0 0, 0 100, 60 100', '0 50, 45 50'], // E
  ['60 0, 0 0, 0 50, 45 50, 0 50, 0 100, 60 100'],
  ['60 0, 0 0, 0 100', '0 48, 42 48'], // F
  ['0 0, 0 100', '70 0, 70 100', '0 50, 70 50'], // H
  ['0 0, 0 100', '60 0, 0 55, 62 100'], // K
  ['0 0, 0 100, 0 50, 60 0, 0 50, 62 100'],
  ['0 100, 0 0, 60 10, 66 30, 55 50, 0 54'], // P
  ['0 100, 0 0, 55 6, 64 26, 52 48, 0 52, 66 100'], // R
  ['70 12, 40 0, 8 14, 10 38, 40 50, 66 64, 68 86, 36 100, 0 88'], // S
  ['0 0, 80 0', '40 0, 40 100'], // T
  ['4 22, 22 2, 52 4, 66 26, 52 54, 0 100, 72 100'], // 2
  ['4 8, 40 0, 64 18, 54 42, 24 48, 58 56, 68 80, 40 100, 0 90'], // 3
  ['56 100, 56 0, 0 68, 76 68'], // 4
  ['66 0, 10 0, 6 44, 44 40, 68 64, 56 92, 26 100, 0 88'], // 5
  ['54 0, 18 34, 0 70, 22 100, 52 92, 60 68, 36 52, 6 66'], // 6
  ['58 30, 36 46, 6 34, 8 8, 34 0, 58 14, 58 40, 44 100'], // 9
  ['60 16, 36 0, 10 14, 22 40, 56 62, 62 86, 34 100, 6 86, 14 62, 50 40, 60 16'], // 8
]

const lineOf = (points: string): Line => ({
  points: points.split(', ').map(pair => {
    const [x, y] = pair.split(' ').map(Number)
    return [x!, y!]
  }),
})

const TEMPLATES = LETTERS.map(strokes => strokes.map(lineOf))

/** How near is a letter. A guess, between letters from a careful hand (0.02 to 0.07) and mimes (from 0.1). */
const NEAR = 0.085

/** A twitch is no letter. */
const LEAST_SPAN = 0.3

/** Whether what a hand has just done would be read as a letter or a figure. */
export function isWriting(strokes: readonly (readonly Point[])[]): boolean {
  if (spanOf(strokes.flat()) < LEAST_SPAN) return false
  return nearestLetter(strokes) < NEAR
}

/** Only letters of so many strokes, or a letter joined into one. */
const nearestLetter = (strokes: readonly (readonly Point[])[]): number =>
  ranked(
    strokes,
    TEMPLATES.filter(letter => letter.length === strokes.length),
  )[0]?.away ?? Number.POSITIVE_INFINITY

function spanOf(points: readonly Point[]): number {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return points.length < 3
    ? 0
    : Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}
