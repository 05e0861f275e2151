import { type Line, mirrored, type Point, ranked } from '@veillee/touch'

/** Our own letters and digits as one stroke each, in a box of 100 with y downwards. A plain line or ring is no letter. */
const STROKES: Readonly<Record<string, string>> = {
  A: '0,100 50,0 100,100 82,62 20,62',
  B: '5,100 5,0 60,5 75,25 60,45 5,48 70,55 85,78 65,98 5,100',
  D: '5,100 5,0 55,10 85,50 55,92 5,100',
  E: '90,0 5,0 5,50 70,50 5,50 5,100 90,100',
  G: '90,15 55,0 15,20 5,55 25,92 65,98 92,75 92,52 60,52',
  K: '5,0 5,100 5,55 80,0 15,50 85,100',
  L: '5,0 5,100 75,100',
  M: '0,100 10,0 50,70 90,0 100,100',
  N: '5,100 5,0 90,100 90,0',
  P: '5,100 5,0 60,3 82,27 60,50 5,52',
  R: '5,100 5,0 60,3 80,25 60,48 5,50 40,50 88,100',
  S: '88,14 55,0 20,10 14,32 50,48 84,66 80,90 45,100 8,86',
  U: '5,0 5,65 25,95 60,98 85,75 90,0',
  V: '0,0 50,100 100,0',
  W: '0,0 25,100 50,30 75,100 100,0',
  Z: '5,0 95,0 5,100 95,100',
  2: '8,22 30,2 70,2 86,25 70,52 5,100 92,100',
  3: '10,8 50,0 82,18 70,42 40,48 78,56 88,82 50,100 8,90',
  4: '62,100 62,0 5,68 92,68',
  5: '85,0 20,0 14,42 55,36 86,60 72,92 35,100 6,88',
  6: '78,5 30,30 8,70 28,96 65,96 82,72 62,52 30,56 10,72',
  7: '5,0 92,0 35,100',
  8: '78,16 48,0 18,18 40,42 80,68 70,96 35,98 18,74 50,46 80,22',
  9: '82,25 55,48 20,40 16,14 48,0 80,12 82,30 76,70 40,100',
  a: '85,30 45,15 10,50 30,95 75,80 85,15 85,85 100,100',
  e: '10,52 86,46 62,8 24,14 6,50 26,92 86,84',
  h: '10,0 10,100 14,58 45,38 74,52 78,100',
  n: '5,100 5,10 20,30 55,8 82,28 86,100',
  y: '5,0 12,50 45,60 82,0 78,70 50,100 15,92',
}

const lineOf = (stroke: string): Line => ({
  points: stroke.split(' ').map(pair => pair.split(',').map(Number) as [number, number]),
})

export const LETTERS: readonly (readonly Line[])[] = Object.values(STROKES).map(stroke => [lineOf(stroke)])

/** What a top and a rolling coin do is no writing: a ring is nearer to this than to any letter. */
const RING: readonly Line[] = [
  {
    points: Array.from({ length: 17 }, (_, i) => {
      const turn = (i * Math.PI) / 8
      return [50 + 50 * Math.cos(turn), 50 + 50 * Math.sin(turn)] as const
    }),
  },
]

/** How near to a letter a way has to be to be one, and how large it is at least. Both guesses, tuned by the tests. */
const ALIKE = 0.075
const LEAST_HU = 0.28

/** A way that is as broad as it is high to some degree: a line, however it trembles, is none. */
const LEAST_BREADTH = 0.25

/** PALM-17: nobody writes on the hand. */
export function isWriting(way: readonly Point[]): boolean {
  const [xs, ys] = [way.map(({ x }) => x), way.map(({ y }) => y)]
  const [breadth, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  if (Math.max(breadth, height) < LEAST_HU) return false
  if (Math.min(breadth, height) < LEAST_BREADTH * Math.max(breadth, height)) return false
  // On a right palm x runs to our left, on its back and on a left palm to our right: a letter is one from both sides.
  return [way, way.map(mirrored)].some(seen => {
    const [nearest] = ranked([seen], [...LETTERS, RING])
    return nearest!.which < LETTERS.length && nearest!.away < ALIKE
  })
}
