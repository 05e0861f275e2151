import { expect, test } from 'vitest'
import type { Point } from './hand.ts'
import { strokesTold, Teller, type Told } from './telling.ts'

const STEP = 0.0875

/** A finger that goes from place to place, in small moves, and is lifted at the end of each line. */
function told(...lines: readonly (readonly Point[])[]): readonly Told[] {
  const teller = new Teller()
  let ms = 0
  const pass = (place: Point | null) => {
    ms += 16
    return teller.pass(place, ms)
  }
  return lines.flatMap(line => [
    ...line.flatMap((to, i) => {
      const from = line[i - 1] ?? to
      return Array.from({ length: 20 }, (_, k) =>
        pass({ x: from.x + ((to.x - from.x) * (k + 1)) / 20, y: from.y + ((to.y - from.y) * (k + 1)) / 20 }),
      ).flat()
    }),
    ...pass(null),
  ])
}

const MIDDLE = { x: 0.5, y: 0.55 }
const from = (right: number, up: number): Point => ({ x: MIDDLE.x + right * STEP, y: MIDDLE.y + up * STEP })

test('[READ-20] a line with a corner: where it begins, and each part by its steps', () => {
  expect(told([from(0, 0), from(0, 4), from(3, 4)])).toEqual([
    { say: 'down', cell: [1, 1] },
    { say: 'line', bend: 0, right: 0, up: 4 },
    { say: 'line', bend: 0, right: 3, up: 0 },
    { say: 'lift' },
  ])
})

test('[READ-20] a quarter of a circle is one part with a bend, to the side to which it turns', () => {
  const bow = Array.from({ length: 7 }, (_, i) => {
    const rad = (Math.PI / 2) * (i / 6)
    return from(4 * Math.cos(rad) - 4, 4 * Math.sin(rad))
  })
  expect(told(bow)[1]).toEqual({ say: 'line', bend: -0.25, right: -4, up: 4 })
  expect(told(bow.toReversed())[1]).toMatchObject({ say: 'line', bend: 0.25 })
})

test('[READ-20] a dot is a dot, and the next line begins so far from where the last one ended', () => {
  expect(told([from(0, 0)], [from(2, -1), from(2, 3)])).toEqual([
    { say: 'down', cell: [1, 1] },
    { say: 'dot' },
    { say: 'lift' },
    { say: 'again', right: 2, up: -1 },
    { say: 'line', bend: 0, right: 0, up: 4 },
    { say: 'lift' },
  ])
})

test('[READ-20] who rests at a corner has told it, however gently the line bends there', () => {
  const teller = new Teller()
  teller.pass(MIDDLE, 0)
  teller.pass(from(0, 2), 20)
  expect(teller.pass(from(0, 2), 100)).toEqual([])
  expect(teller.pass(from(0, 2), 300)).toEqual([{ say: 'line', bend: 0, right: 0, up: 2 }])
  expect(teller.pass(from(0, 2), 900)).toEqual([])
})

test('[READ-20] whoever listens is never farther off than a step, however long it goes on', () => {
  const zigzag = Array.from({ length: 30 }, (_, i) => from(3.4 * Math.sin(i * 2.1), 3.4 * Math.cos(i * 1.3)))
  const [line] = strokesTold(told(zigzag))
  const end = line!.at(-1)!
  const last = zigzag.at(-1)!
  expect(Math.hypot(end.x - last.x, end.y - last.y)).toBeLessThan(STEP)
})
