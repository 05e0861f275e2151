import { short } from './curve.ts'
import { glow } from './light.ts'
import { noise } from './noise.ts'
import type { Colour } from './palette.ts'
import { type Drawing, dabs, line, oval, path, put } from './shape.ts'

interface Strewn {
  readonly n?: number
  readonly seed?: number
  readonly cs?: readonly Colour[]
  /** Only above this line. */
  readonly to?: number
}

const strewn = (
  { n = 26, seed = 5, to = 380 }: Strewn,
  draw: (x: number, y: number, turn: number, i: number) => Drawing,
) => {
  const next = noise(seed)
  return Array.from({ length: n }, (_, i) =>
    draw(14 + next() * 572, 10 + next() * (to - 14), next() * 180, i),
  ).join('')
}

/** What lies over a whole scene, or shows that something moves. */
const EFFECTS = {
  rain: ({ n = 50, seed = 3, c = 'ice' }: { n?: number; seed?: number; c?: Colour } = {}) => {
    const next = noise(seed)
    const drops = Array.from({ length: n }, () => `M${short(next() * 640)} ${short(next() * 380)}l-9 22`)
    return line(drops.join(''), c, 2, { opacity: 0.5 })
  },
  snow: ({ n = 50, seed = 3 }: { n?: number; seed?: number } = {}) => {
    const next = noise(seed)
    const flakes = (count: number) =>
      Array.from({ length: count }, (): readonly [number, number] => [next() * 600, next() * 390])
    return (
      dabs(flakes(n), 'white', 5, { opacity: 0.9 }) +
      dabs(flakes(Math.round(n / 3)), 'white', 9, { opacity: 0.85 })
    )
  },
  confetti: ({ cs = ['coral', 'mustard', 'cream', 'sea'], to = 240, ...rest }: Strewn = {}) =>
    strewn({ ...rest, to }, (x, y, turn, i) =>
      oval(x, y, 6, 3.6, cs[i % cs.length]!, { turn: [turn, x, y] }),
    ),
  petals: ({ cs = ['blush', 'cream', 'coral'], to = 330, n = 18, ...rest }: Strewn = {}) =>
    strewn({ ...rest, n, to }, (x, y, turn, i) =>
      put(path('M0 -9Q9 -3 0 9Q-9 -3 0 -9Z', cs[i % cs.length]!), { x, y, r: turn }),
    ),
  leaves: ({ cs = ['red', 'mustard', 'rust'], n = 10, ...rest }: Strewn = {}) =>
    strewn({ ...rest, n }, (x, y, turn, i) =>
      put(path('M0 -15Q14 0 0 15Q-14 0 0 -15Z', cs[i % cs.length]!) + line('M0 -12V18', 'walnut', 1.6), {
        x,
        y,
        r: turn,
      }),
    ),
  bubbles: ({ n = 12, seed = 4, to = 300 }: Strewn = {}) =>
    strewn({ n, seed, to }, (x, y, turn) => {
      const r = 5 + turn / 16
      return (
        oval(x, y, r, r, 'white', { opacity: 0.35 }) +
        line(
          `M${short(x - r * 0.6)} ${short(y)}A${short(r * 0.7)} ${short(r * 0.7)} 0 0 1 ${short(x)} ${short(y - r * 0.6)}`,
          'white',
          2,
        )
      )
    }),
  spray: ({
    n = 50,
    seed = 5,
    c = 'ice',
    from = 200,
    to = 390,
  }: Strewn & { c?: Colour; from?: number } = {}) => {
    const next = noise(seed)
    return dabs(
      Array.from({ length: n }, (): readonly [number, number] => [next() * 600, from + next() * (to - from)]),
      c,
      5,
      { opacity: 0.75 },
    )
  },
  /** A line of movement, drawn along a path of the card. */
  swoosh: ({ way, c = 'cream', w = 3 }: { way: string; c?: Colour; w?: number }) =>
    line(way, c, w, { opacity: 0.8 }),
  glow: ({
    x,
    y,
    r = 100,
    c = 'straw',
    op = 0.6,
  }: {
    x: number
    y: number
    r?: number
    c?: Colour
    op?: number
  }) => glow(x, y, r, c, op),
}

export type EffectId = keyof typeof EFFECTS

export type EffectOptions<Id extends EffectId> = NonNullable<Parameters<(typeof EFFECTS)[Id]>[0]>

export function effect<Id extends EffectId>(id: Id, options: EffectOptions<Id>): Drawing {
  const draw = EFFECTS[id] as (options: EffectOptions<Id>) => Drawing
  return draw(options)
}
