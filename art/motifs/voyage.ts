import { flow, poly, type Spot, short, soft, spots } from '../curve.ts'
import { glow } from '../light.ts'
import { noise } from '../noise.ts'
import { type Colour, darker } from '../palette.ts'
import { dabs, disc, each, filled, inside, line, oval, path, put, rect, rim, shadow } from '../shape.ts'
import { dots } from '../texture.ts'

/** The ropes that sailors climb: from the rail, where it stands, to the mast at its upper right. */
export const shrouds = ({
  width: w = 110,
  height: h = 260,
  lean = 150,
  colour: c = 'sand',
}: {
  width?: number
  height?: number
  lean?: number
  colour?: Colour
} = {}) => {
  const at = (across: number, up: number): string => {
    const half = (w / 2) * (1 - up) + 5 * up
    return `${short(across * half + lean * up)} ${short(-h * up)}`
  }
  const ropes = [-1, -0.33, 0.33, 1].map(across => `M${at(across, 0)}L${at(across, 1)}`).join('')
  const rungs = Array.from({ length: 9 }, (_, i) => `M${at(-1, (i + 0.6) / 10)}L${at(1, (i + 0.6) / 10)}`)
  return line(ropes, c, 4) + line(rungs.join(''), c, 3)
}

/** The upper half of a mast: yard, furled sail, pennant. */
export const topmast = ({ height: h = 400 }: { height?: number } = {}) => {
  const y = -h * 0.82
  return (
    path(`M-12 0L-7 ${-h}H7L12 0Z`, 'walnut') +
    path(`M3 0L2 ${-h}H7L12 0Z`, 'shade', { opacity: 0.2 }) +
    path(`M6 ${-h + 4}q36 -14 70 4q-20 4 -12 16q-30 -10 -58 0Z`, 'red') +
    line(`M-176 ${y}H176`, 'wood', 9) +
    path(
      `M-166 ${y}Q-150 ${y + 34} -112 ${y + 26}Q-84 ${y + 44} -56 ${y + 26}Q-28 ${y + 44} 0 ${y + 26}Q28 ${y + 44} 56 ${y + 26}Q84 ${y + 44} 112 ${y + 26}Q150 ${y + 34} 166 ${y}Z`,
      'cream',
    ) +
    line(`M-112 ${y - 3}v30M-56 ${y - 3}v30M0 ${y - 5}v32M56 ${y - 3}v30M112 ${y - 3}v30`, 'wood', 4)
  )
}

/** A cloud that looks like an island, palm tree and all. */
export const islandCloud = () =>
  path('M-6 -26Q-2 -58 12 -78L20 -74Q8 -52 8 -24Z', 'white') +
  path(
    'M16 -78Q-6 -100 -30 -80Q-8 -86 6 -74Q-18 -72 -26 -52Q-6 -66 14 -70Q10 -56 18 -44Q26 -58 20 -72Q42 -70 52 -52Q54 -76 26 -80Q44 -92 58 -82Q46 -104 16 -78Z',
    'white',
  ) +
  path(
    'M-86 0Q-94 -20 -66 -22Q-58 -42 -30 -34Q-14 -50 12 -38Q36 -48 50 -28Q82 -30 78 -10Q92 -8 88 0Z',
    'white',
  ) +
  path('M-78 0Q-40 -12 0 -5T84 0Z', 'stone', { opacity: 0.5 })

/** One great wave that is about to fall towards the left. */
export const breaker = ({
  colour: c = 'teal',
  whole = false,
}: {
  colour?: Colour
  /** It falls away behind, and does not go on beyond the edge. */
  whole?: boolean
} = {}) => {
  const back = whole ? 'M330 10Q240 -20 196 -110Q146 -250 24 -246' : 'M192 10V-150Q150 -256 24 -246'
  const shape = `${back}Q-62 -238 -92 -178Q-44 -206 -6 -184Q44 -150 8 -90Q-36 -26 -190 10Z`
  return (
    filled(
      shape,
      c,
      line('M196 -90Q130 -214 20 -214M200 -40Q150 -170 44 -186M200 6Q150 -110 50 -140', 'sea', 7) +
        line('M190 40Q110 -60 24 -84', 'mist', 5, { opacity: 0.7 }),
    ) +
    line(`${back}Q-62 -238 -92 -178`, 'ice', 7) +
    each(
      [
        [-92, -172, 15],
        [-74, -196, 14],
        [-108, -158, 9],
        [-46, -212, 13],
        [-84, -150, 8],
        [-14, -226, 10],
      ],
      ([x, y, r]) => disc(x, y, r, 'ice'),
    )
  )
}

/** A round window of a ship, and the night on the sea behind it. */
export const porthole = () =>
  disc(0, -84, 84, 'brass') +
  disc(0, -84, 76, 'walnut') +
  filled(
    'M-68 -84a68 68 0 1 1 136 0a68 68 0 1 1 -136 0Z',
    'midnight',
    dots({ x: -60, y: -150, width: 120, height: 60 }, 'butter', { count: 14, size: 3, seed: 6 }) +
      disc(24, -112, 17, 'butter') +
      glow(24, -112, 46, 'butter', 0.5) +
      path('M-80 -76Q-40 -88 0 -78T80 -78V0H-80Z', 'dusk') +
      path('M-80 -50Q-40 -62 0 -52T80 -52V0H-80Z', 'abyss') +
      line('M10 -66h30M16 -58h22M8 -44h26', 'butter', 3, { opacity: 0.8 }),
  ) +
  line('M-44 -120Q-32 -140 -8 -146', 'white', 5, { opacity: 0.5 }) +
  each([0, 60, 120, 180, 240, 300], turn => put(disc(0, -80, 4, 'walnut'), { y: -84, turn: turn }))

/** A table’s top before us: what lies in front of whoever sits there. */
export const tabletop = ({
  height: h = 110,
  colour: c = 'wood',
}: {
  height?: number
  colour?: Colour
} = {}) =>
  rect(-320, -h, 640, h + 20, c) +
  line(`M-320 ${short(-h * 0.62)}H320M-320 ${short(-h * 0.26)}H320`, 'walnut', 2.4, { opacity: 0.5 }) +
  rect(-320, -h, 640, 6, 'butter', 0, { opacity: 0.3 })

type Man = 'king' | 'queen' | 'knight' | 'rook' | 'pawn'

const HEADS: Readonly<Record<Man, (c: Colour) => string>> = {
  king: c => path('M-11 -44L-14 -66H14L11 -44Z', c) + line('M0 -66V-84M-8 -76H8', c, 5),
  queen: c => path('M-10 -44L-17 -74L-7 -62L0 -78L7 -62L17 -74L10 -44Z', c) + disc(0, -80, 4.6, c),
  knight: c =>
    path('M-11 -40Q-14 -64 -2 -76L2 -86L8 -74Q22 -66 22 -50L14 -46Q8 -54 2 -52Q10 -46 10 -40Z', c) +
    disc(7, -65, 2.6, 'straw'),
  rook: c => path('M-10 -42L-14 -70H-7V-63H-3V-70H3V-63H7V-70H14L10 -42Z', c),
  pawn: c => disc(0, -50, 12, c),
}

/** One piece of a chess set, large enough for a close-up. */
export const chessman = ({ kind = 'king', colour: c = 'ink' }: { kind?: Man; colour?: Colour } = {}) =>
  oval(2, 0, 24, 6, 'shade', { opacity: 0.22 }) +
  path('M-20 0Q-20 -9 -12 -12Q-5 -24 -7 -40H7Q5 -24 12 -12Q20 -9 20 0Q0 7 -20 0Z', c) +
  rect(-12, -45, 24, 6, c, 3) +
  HEADS[kind](c) +
  line('M-15 -5Q0 1 15 -5', c === 'ink' ? 'slate' : 'sandD', 2.4)

/** A chessboard that lies before us, nearer to us wider. */
export const chessboard = ({ width: w = 300, height: h = 120 }: { width?: number; height?: number } = {}) => {
  const rows = 6
  const at = (column: number, row: number): Spot => {
    const up = row / rows
    return [(column / 8 - 0.5) * w * (1 - up * 0.3), -h * (up * 1.16 - up * up * 0.16)]
  }
  let dark = ''
  for (let row = 0; row < rows; row++)
    for (let column = row % 2; column < 8; column += 2)
      dark += poly([at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)])
  const edge = poly([
    [-w * 0.54, 8],
    [w * 0.54, 8],
    [w * 0.382, -h - 6],
    [-w * 0.382, -h - 6],
  ])
  return (
    path(edge, 'dark') +
    path(`M${short(-w * 0.54)} 8H${short(w * 0.54)}V20H${short(-w * 0.54)}Z`, 'walnut') +
    path(poly([at(0, 0), at(8, 0), at(8, rows), at(0, rows)]), 'cream') +
    path(dark, 'brick')
  )
}

/** A sneeze among the spices, from the nose at 0, 0 to the right: each colour a plume of its own, that ends in puffs. */
export const spices = ({ seed = 4 }: { seed?: number } = {}) => {
  const next = noise(seed)
  const plume = (paint: Colour, length: number, width: number) =>
    // Powder has no edge: puffs that grow on their way, and thin out far from the nose.
    each([0.16, 0.24, 0.33, 0.43, 0.53, 0.64, 0.75, 0.86, 0.97, 1.1] as const, (far, i) =>
      disc(
        length * far,
        (next() - 0.5) * width * 1.3 * far,
        width * (0.14 + 0.72 * far + next() * 0.2),
        paint,
        { opacity: Math.min(1, 1.7 - i * 0.12) },
      ),
    )
  const grains = (paint: Colour, size: number, count: number) => {
    const scattered = Array.from({ length: count }, (): Spot => {
      const far = 90 + next() * 270
      return [Math.round(far), Math.round((next() - 0.5) * far * 1.5 - far * 0.1)]
    })
    return dabs(scattered, paint, size)
  }
  return (
    each(
      [
        ['plum', 190, 30, -36],
        ['olive', 170, 30, 26],
        ['rust', 236, 36, -19],
        ['coral', 226, 36, 12],
        ['mustard', 266, 38, -4],
      ] as const,
      ([paint, length, width, turn]) => put(plume(paint, length, width), { turn }),
    ) +
    grains('rust', 6, 14) +
    grains('butter', 8, 22) +
    grains('brick', 6, 14)
  )
}

/** A coil of rope on deck; good enough as a pillow. */
export const coil = ({ colour: c = 'sandD' }: { colour?: Colour } = {}) =>
  shadow(46, 6) +
  each(
    [0, 1, 2, 3],
    i =>
      oval(i % 2, -8 - i * 9, 44 - i * 2, 11, darker(c, 0.62)) + oval(i % 2, -10 - i * 9, 43 - i * 2, 10, c),
  ) +
  oval(0, -38, 22, 5, darker(c, 0.55)) +
  line(
    'M-36 -30q8 6 16 7M-10 -29q14 2 24 0M28 -32q6 -3 9 -6M-38 -12q10 7 20 8M4 -3q16 0 26 -6',
    'walnut',
    2,
  ) +
  line('M38 -6Q62 -2 74 2', c, 8)

/** A sail that the storm has torn, being mended: a heap of canvas with a seam of large stitches. */
export const tornSail = ({ width: w = 260 }: { width?: number } = {}) => {
  const shape = soft(
    [
      [-w * 0.5, 0],
      [-w * 0.46, -34],
      [-w * 0.2, -58],
      [w * 0.1, -52],
      [w * 0.36, -72],
      [w * 0.5, -30],
      [w * 0.48, 4],
      [0, 8],
    ],
    0.8,
  )
  return (
    filled(
      shape,
      'cream',
      line(
        `M${-w * 0.4} -20Q${-w * 0.2} -30 ${-w * 0.1} 6M${w * 0.14} -50Q${w * 0.2} -20 ${w * 0.12} 6M${w * 0.34} -66Q${w * 0.38} -30 ${w * 0.34} 4`,
        'sandD',
        4,
      ) + path(`M${-w * 0.06} 10L${w * 0.02} -60L${w * 0.1} 10Z`, 'denim', { opacity: 0.6 }),
    ) +
    line(
      flow([
        [-w * 0.3, -42],
        [-w * 0.24, -28],
        [-w * 0.28, -12],
      ]),
      'walnut',
      3,
    ) +
    line(`M${-w * 0.31} -36l14 -4M${-w * 0.285} -27l14 -2M${-w * 0.29} -18l14 1`, 'red', 3.4)
  )
}

/** A sheet with a heart for a signature, from the edge where a hand holds it. */
export const kissedLetter = () =>
  path('M-56 -23Q-32 -36 -9 -40Q0 -20 6 1Q-18 6 -41 18Q-46 -4 -56 -23Z', 'cream') +
  path('M-19 -38Q-14 -39 -9 -40Q0 -20 6 1Q0 2 -5 3Q-8 -18 -19 -38Z', 'sandD', { opacity: 0.4 }) +
  line('M-44 -15L-16 -26M-41 -7L-14 -17', 'stone', 2) +
  path('M-22 8q-13 -4 -10 -12q6 -5 9 1q1 -7 9 -4q5 7 -8 15Z', 'red')

/** A hammock as seen from the side on which one falls out: its near half, which hides whoever lies in it. */
export const sling = ({
  width: w = 300,
  colour: c = 'sand',
  stripe = 'coral',
}: {
  width?: number
  colour?: Colour
  stripe?: Colour
} = {}) => {
  const half = w / 2
  const shape = `M${-half} -96Q${-half * 0.6} -34 0 -40Q${half * 0.6} -34 ${half} -96Q${half * 0.56} 14 0 14Q${-half * 0.56} 14 ${-half} -96Z`
  return (
    line(`M${-half - 60} -150L${-half} -96M${half} -96L${half + 60} -150`, 'sandD', 6) +
    path(shape, c) +
    inside(
      shape,
      each([-0.7, -0.42, -0.14, 0.14, 0.42, 0.7], share =>
        line(
          `M${short(half * share * 1.1)} -110Q${short(half * share)} -30 ${short(half * share * 0.8)} 30`,
          stripe,
          w * 0.045,
        ),
      ),
    ) +
    line(`M${-half} -96Q${-half * 0.6} -34 0 -40Q${half * 0.6} -34 ${half} -96`, darker(c, 0.86), 5) +
    rim(-half, -96, 5, 'walnut', 4) +
    rim(half, -96, 5, 'walnut', 4)
  )
}

/** A sail over somebody’s knees and down to the deck, with a patch that is half sewn on; 0, 0 is on the deck before the knees. */
export const sailOver = ({ colour: c = 'cream' }: { colour?: Colour } = {}) =>
  filled(
    'M-52 4Q-70 -40 -46 -84Q-30 -98 -8 -90Q40 -66 86 -84Q112 -124 168 -136Q236 -140 310 -116V10H-50Z',
    c,
    path('M-52 4Q-70 -40 -46 -84Q-36 -92 -24 -92Q-46 -40 -26 8Z', 'shade', { opacity: 0.1 }) +
      path('M86 -84Q60 -40 66 10H120Q96 -50 104 -108Z', 'shade', { opacity: 0.12 }) +
      path('M250 -136Q222 -60 232 10H320V-116Z', 'shade', { opacity: 0.12 }) +
      line('M-10 -88Q-22 -40 -8 8M30 -78Q20 -30 34 8M176 -134Q150 -60 166 8', 'sandD', 3) +
      path('M98 -62L158 -72L168 -14L106 -8Z', 'denim') +
      line('M98 -62L106 -8L168 -14L158 -72', 'red', 3.4, { dash: '6 7' }) +
      line('M98 -62L122 -66', 'red', 3.4, { dash: '6 7' }) +
      dabs(spots('-44,-66 -52,-40 -50,-14'), 'brass', 7),
  )
