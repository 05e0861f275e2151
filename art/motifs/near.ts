import { blob, short } from '../curve.ts'
import { noise } from '../noise.ts'
import { type Colour, darker } from '../palette.ts'
import { type Drawing, disc, each, line, oval, path, put, rect, rim } from '../shape.ts'

/** What stands between us and a scene, at the edges of the card: put at 0, 0, it knows the card’s corners. */

const TWIGS =
  line('M566 80Q520 92 470 88M520 90Q510 98 502 108M486 44Q450 58 410 50M448 55Q436 66 428 82', 'dark', 4.6) +
  line('M636 101Q500 52 352 -14M556 78Q520 87 476 84M480 42Q450 53 416 46', 'white', 4.6)

/** Leaves that hang into the picture from a corner: 1 is the right, -1 the left. */
export const nearLeaves = ({
  colour: c = 'deep',
  side = 1,
  seed = 1,
  count: n = 16,
  bare = false,
}: {
  colour?: Colour
  side?: 1 | -1
  seed?: number
  count?: number
  /** In winter: twigs, and snow upon them. */
  bare?: boolean
} = {}): Drawing => {
  const next = noise(seed)
  const leaves = Array.from({ length: n }, (_, i) => {
    const along = i / n
    const [x, y] = [600 - along * 260 + next() * 40, (1 - along) * 120 + next() * 50 - 20]
    return put(path('M0 -30Q24 0 0 34Q-22 4 0 -30Z', i % 3 ? c : darker(c, 0.8)), {
      x,
      y,
      turn: 20 + next() * 70,
      scale: 0.9 + next() * 0.5,
    })
  })
  const branch = line('M640 110Q500 60 340 -14', 'dark', 9)
  const drawn = branch + (bare ? TWIGS : leaves.join(''))
  return side === 1 ? drawn : put(drawn, { x: 600, flip: true })
}

/** Ripe ears before us, high at both edges, so that we look out of the field. */
export const nearWheat = ({ seed = 2 }: { seed?: number } = {}): Drawing => {
  const next = noise(seed)
  return each(
    Array.from({ length: 19 }, (_, i) => i),
    i => {
      const x = -6 + i * 34 + next() * 18
      const top = 372 - Math.abs(x - 300) ** 2 / 620 + next() * 34
      const lean = (x - 300) / 30 + next() * 12 - 6
      const ear = i % 3 ? 'mustard' : 'brass'
      return (
        line(`M${short(x)} 410Q${short(x)} ${short(top + 60)} ${short(x + lean)} ${short(top)}`, 'brass', 4) +
        put(
          path('M0 -46Q11 -22 0 4Q-11 -22 0 -46Z', ear) +
            line('M0 -40V0M0 -30l7 -8M0 -30l-7 -8M0 -16l8 -8M0 -16l-8 -8', darker(ear, 0.8), 1.8),
          { x: x + lean, y: top, turn: lean * 1.4 },
        )
      )
    },
  )
}

/** Two halves of a curtain, drawn aside. */
export const nearCurtains = ({
  colour: c = 'brick',
  width: w = 110,
}: {
  colour?: Colour
  width?: number
} = {}): Drawing => {
  const half =
    path(`M-10 -10H${w + 30}Q${w} 120 ${w * 0.55} 210Q${w * 0.9} 320 ${w * 0.8} 410H-10Z`, c) +
    line(
      `M${w * 0.3} -10Q${w * 0.3} 120 ${w * 0.2} 210Q${w * 0.3} 320 ${w * 0.24} 410M${w * 0.75} -10Q${w * 0.66} 120 ${w * 0.42} 200Q${w * 0.6} 320 ${w * 0.54} 410`,
      darker(c, 0.74),
      8,
    ) +
    line(`M-10 214Q${w * 0.3} 226 ${w * 0.57} 206`, 'mustard', 9)
  return half + put(half, { x: 600, flip: true })
}

/** We stand in a dark room and look through the frame of a door or a window. */
export const nearFrame = ({
  colour: c = 'dark',
  left: l = 70,
  right: r = 70,
  top: t = 30,
  bottom: b = 0,
  bars = false,
}: {
  colour?: Colour
  left?: number
  right?: number
  top?: number
  bottom?: number
  bars?: boolean
} = {}): Drawing => {
  const [right, bottom] = [600 - r, 400 - b]
  return (
    path(`M-10 -10H610V410H-10ZM${l} ${t}V${bottom}H${right}V${t}Z`, c) +
    line(`M${l} ${bottom}V${t}H${right}V${bottom}${b ? `H${l}` : ''}`, darker('wood', 0.8), 9) +
    (bars
      ? line(`M${(l + right) / 2} ${t}V${bottom}M${l} ${(t + bottom) / 2.2}H${right}`, darker('wood', 0.8), 8)
      : '')
  )
}

/** A round opening: a porthole, the mouth of a well, the end of a spyglass. */
export const nearRound = ({
  colour: c = 'dark',
  x = 300,
  y = 200,
  radius: r = 190,
  rim,
}: {
  colour?: Colour
  x?: number
  y?: number
  radius?: number
  rim?: Colour
} = {}): Drawing =>
  path(`M-10 -10H610V410H-10ZM${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, c) +
  (rim
    ? `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${darker(rim, 1)}" stroke-width="16"/>` +
      each([0, 1, 2, 3, 4, 5, 6, 7] as const, i => {
        const angle = (i * Math.PI) / 4 + 0.3
        return line(
          `M${short(x + Math.cos(angle) * r)} ${short(y + Math.sin(angle) * r)}h0`,
          darker(rim, 0.7),
          8,
        )
      })
    : '')

/** How far from the sky each course of stones is, how broad, and how much light still reaches it. */
const COURSES = [
  [424, 112, 0.36],
  [322, 84, 0.46],
  [244, 64, 0.58],
  [188, 40, 0.74],
] as const

/** Up the shaft of a well, from its water: course upon course of stones, a beam with its pulley, and round sky. */
export const nearStones = ({ colour: c = 'slate' }: { colour?: Colour } = {}): Drawing =>
  line('M150 62H450', darker('wood', 0.7), 17) +
  disc(300, 66, 21, darker('wood', 0.5)) +
  disc(300, 66, 8, 'brass') +
  nearRound({ colour: 'ink', radius: 162, y: 160 }) +
  each(COURSES, ([r, broad, bright], i) => {
    const stone = (2 * Math.PI * r) / 17
    return rim(300, 160, r, darker(c, bright), broad, {
      dash: `${short(stone - 5)} 5`,
      turn: [i * 9, 300, 160],
    })
  }) +
  each(
    Array.from({ length: 15 }, (_, i) => (i * Math.PI) / 7.5),
    (angle, i) =>
      put(path(blob(0, 0, 33, 15, i + 3, 7, 0.1), darker(c, 0.84 + (i % 3) * 0.14)), {
        x: 300 + Math.cos(angle) * 163,
        y: 160 + Math.sin(angle) * 163,
        turn: (angle * 180) / Math.PI + 90,
      }),
  ) +
  path('M-10 338Q300 384 610 338V410H-10Z', 'abyss') +
  each([80, 140, 210, 290], r => line(`M${300 - r} 396a${r} ${r / 7} 0 0 1 ${2 * r} 0`, 'dusk', 4)) +
  line('M-10 338Q300 384 610 338', 'dusk', 3)

/** A caravan’s window from outside, at night: carved frame, shutters folded back, flowers on the sill. */
export const caravanWindow = ({
  colour: c = 'teal',
  trim = 'mustard',
}: {
  colour?: Colour
  trim?: Colour
} = {}): Drawing => {
  const arch = 'M46 368H554V104Q554 28 300 22Q46 28 46 104Z'
  const wall = darker(c, 0.62)
  const shutter =
    rect(-12, 96, 46, 264, darker('brick', 0.86), 4) +
    rect(-2, 110, 26, 106, darker('brick', 0.68), 3) +
    rect(-2, 232, 26, 112, darker('brick', 0.68), 3) +
    path('M11 178q-13 -16 -7 -23q7 -4 7 5q0 -9 7 -5q6 7 -7 23Z', 'butter')
  const flowers = each([58, 90, 118, 486, 512, 544] as const, (x, i) => {
    const y = 350 - ((i * 37) % 26)
    const petals = (['coral', 'butter', 'cream', 'blush'] as const)[i % 4]!
    return (
      line(`M${x} 384Q${x + 4} ${y + 12} ${x} ${y}`, 'forest', 5) +
      path(`M${x} 382q-22 -4 -26 -20q20 0 26 20q4 -18 24 -22q-2 16 -24 22Z`, i % 2 ? 'olive' : 'forest') +
      oval(x, y, 13, 12, petals) +
      disc(x, y, 4.6, 'mustard')
    )
  })
  return (
    path(`M-10 -10H610V410H-10Z${arch}`, wall) +
    line('M14 -10V90M110 -10V60M206 -10V36M394 -10V36M490 -10V60M586 -10V90', darker(c, 0.5), 4) +
    line(arch, darker(trim, 0.72), 19) +
    line(arch, trim, 9) +
    shutter +
    put(shutter, { x: 600, flip: true }) +
    flowers +
    rect(28, 376, 544, 60, darker('wood', 0.8), 4) +
    line('M34 390H566', darker('wood', 0.6), 3) +
    line('M50 376v42M300 376v42M550 376v42', darker(trim, 0.8), 7)
  )
}
