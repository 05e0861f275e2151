import { short, spots } from './curve.ts'
import { gloom, glow } from './light.ts'
import { noise } from './noise.ts'
import type { Colour } from './palette.ts'
import { type Drawing, dabs, each, line, oval, path, put } from './shape.ts'

interface Strewn {
  readonly count?: number
  readonly seed?: number
  readonly colours?: readonly Colour[]
  /** Only above this line. */
  readonly to?: number
}

const strewn = (
  { count: n = 26, seed = 5, to = 380 }: Strewn,
  draw: (x: number, y: number, turn: number, i: number) => Drawing,
) => {
  const next = noise(seed)
  return Array.from({ length: n }, (_, i) =>
    draw(14 + next() * 572, 10 + next() * (to - 14), next() * 180, i),
  ).join('')
}

/** What lies over a whole scene, or shows that something moves. */
const EFFECTS = {
  rain: ({
    count: n = 50,
    seed = 3,
    colour: c = 'ice',
    to = 380,
  }: {
    count?: number
    seed?: number
    colour?: Colour
    to?: number
  } = {}) => {
    const next = noise(seed)
    const drops = Array.from({ length: n }, () => `M${short(next() * 640)} ${short(next() * to)}l-9 22`)
    return line(drops.join(''), c, 2, { opacity: 0.5 })
  },
  snow: ({ count: n = 50, seed = 3 }: { count?: number; seed?: number } = {}) => {
    const next = noise(seed)
    const flakes = (count: number) =>
      Array.from({ length: count }, (): readonly [number, number] => [next() * 600, next() * 390])
    return (
      dabs(flakes(n), 'white', 5, { opacity: 0.9 }) +
      dabs(flakes(Math.round(n / 3)), 'white', 9, { opacity: 0.85 })
    )
  },
  confetti: ({ colours: cs = ['coral', 'mustard', 'cream', 'sea'], to = 240, ...rest }: Strewn = {}) =>
    strewn({ ...rest, to }, (x, y, turn, i) =>
      oval(x, y, 6, 3.6, cs[i % cs.length]!, { turn: [turn, x, y] }),
    ),
  petals: ({ colours: cs = ['blush', 'cream', 'coral'], to = 330, count: n = 18, ...rest }: Strewn = {}) =>
    strewn({ ...rest, count: n, to }, (x, y, turn, i) =>
      put(path('M0 -9Q9 -3 0 9Q-9 -3 0 -9Z', cs[i % cs.length]!), { x, y, turn: turn }),
    ),
  leaves: ({ colours: cs = ['red', 'mustard', 'rust'], count: n = 10, ...rest }: Strewn = {}) =>
    strewn({ ...rest, count: n }, (x, y, turn, i) =>
      put(path('M0 -15Q14 0 0 15Q-14 0 0 -15Z', cs[i % cs.length]!) + line('M0 -12V18', 'walnut', 1.6), {
        x,
        y,
        turn: turn,
      }),
    ),
  bubbles: ({ count: n = 12, seed = 4, to = 300 }: Strewn = {}) =>
    strewn({ count: n, seed, to }, (x, y, turn) => {
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
    count: n = 50,
    seed = 5,
    colour: c = 'ice',
    from = 200,
    to = 390,
  }: Strewn & { colour?: Colour; from?: number } = {}) => {
    const next = noise(seed)
    return dabs(
      Array.from({ length: n }, (): readonly [number, number] => [next() * 600, from + next() * (to - from)]),
      c,
      5,
      { opacity: 0.75 },
    )
  },
  /** What a window lets in: its panes, slanting over table or floor. */
  panes: ({ x, y, scale: s = 1, side = 1 }: { x: number; y: number; scale?: number; side?: 1 | -1 }) =>
    put(
      each(spots('0,0 96,0 0,84 96,84'), ([left, top]) =>
        path(`M${left + top * 0.5} ${top}h86l38 74h-86Z`, 'butter', { opacity: 0.26 }),
      ),
      { x, y, scale: s, flip: side < 0 },
    ),
  /** The sun through leaves: a net of shade with round holes of light. */
  dapple: ({ seed = 6, count: n = 26, from = 0, to = 400 }: Strewn & { from?: number } = {}) => {
    const next = noise(seed)
    return Array.from({ length: n }, (_, i) => {
      const [x, y, r] = [next() * 600, from + next() * (to - from), 12 + next() * 26]
      return oval(x, y, r * 1.5, r * 0.8, i % 3 ? 'shade' : 'butter', { opacity: i % 3 ? 0.1 : 0.24 })
    }).join('')
  },
  /** A line of movement, drawn along a path of the card. */
  swoosh: ({ way, colour: c = 'cream', width: w = 3 }: { way: string; colour?: Colour; width?: number }) =>
    line(way, c, w, { opacity: 0.8 }),
  glow: ({
    x,
    y,
    radius: r = 100,
    colour: c = 'straw',
    opacity: op = 0.6,
  }: {
    x: number
    y: number
    radius?: number
    colour?: Colour
    opacity?: number
  }) => glow(x, y, r, c, op),
  /** Night around a pool of light; what comes after it stays bright. */
  gloom: ({
    x,
    y,
    radius: r = 320,
    colour: c = 'midnight',
    opacity: op = 0.6,
  }: {
    x: number
    y: number
    radius?: number
    colour?: Colour
    opacity?: number
  }) => gloom(x, y, r, c, op),
}

export type EffectId = keyof typeof EFFECTS

export type EffectOptions<Id extends EffectId> = NonNullable<Parameters<(typeof EFFECTS)[Id]>[0]>

export function effect<Id extends EffectId>(id: Id, options: EffectOptions<Id>): Drawing {
  const draw = EFFECTS[id] as (options: EffectOptions<Id>) => Drawing
  return draw(options)
}
