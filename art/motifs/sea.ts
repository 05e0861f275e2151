import { blob, cut, type Spot, short, soft, spots } from '../curve.ts'
import { glow } from '../light.ts'
import type { Colour } from '../palette.ts'
import { dabs, disc, each, filled, line, oval, path, put, rect, rim, shadow } from '../shape.ts'
import { brush, dots } from '../texture.ts'

export const sailboat = ({ hull = 'red', sail = 'cream' }: { hull?: Colour; sail?: Colour } = {}) =>
  path('M-40 -14h82q-8 18 -20 20h-44q-14 -2 -18 -20Z', hull) +
  path('M-40 -14h82l-2 6h-77Z', 'light', { opacity: 0.3 }) +
  rect(-2, -96, 4, 84, 'walnut') +
  path('M4 -94Q36 -60 40 -22L4 -22Z', sail) +
  path('M-4 -86Q-24 -52 -30 -22L-4 -22Z', sail) +
  path('M-4 -86Q-24 -52 -30 -22L-14 -22Z', 'shade', { opacity: 0.1 }) +
  path('M2 -98l18 4l-18 5Z', 'mustard')

export const rowboat = ({ colour: c = 'teal', oar = true }: { colour?: Colour; oar?: boolean } = {}) =>
  path('M-60 -18Q0 -8 62 -20Q56 8 30 10H-34Q-54 6 -60 -18Z', c) +
  path('M-60 -18Q0 -8 62 -20L60 -13Q0 -2 -58 -11Z', 'cream') +
  (oar ? line('M-20 -16L-52 14', 'wood', 3.4) + oval(-54, 16, 7, 3.4, 'wood', { turn: [-40, -54, 16] }) : '')

export const ship = ({ colour: c = 'navy' }: { colour?: Colour } = {}) =>
  path('M-110 -36H112Q106 -6 92 8H-92Q-106 -8 -110 -36Z', c) +
  path('M-98 -4H101L92 8H-92Z', 'red') +
  rect(-70, -62, 130, 27, 'cream', 2) +
  rect(-46, -82, 76, 21, 'cream', 2) +
  each([-56, -36, -16, 4, 24, 44], x => disc(x, -48, 4, 'dusk')) +
  rect(-26, -116, 20, 35, 'red') +
  rect(-26, -110, 20, 8, 'ink') +
  rect(4, -112, 18, 31, 'red') +
  rect(4, -106, 18, 8, 'ink') +
  path('M-20 -120q-6 -20 -34 -18q-8 -18 -34 -8q26 -2 32 14q16 0 18 12Z', 'white', { opacity: 0.7 }) +
  line('M-86 -36v-52M84 -36v-60', 'walnut', 3) +
  line('M-86 -86L-24 -112M84 -94L20 -110', 'ink', 1.2)

export const crab = () =>
  line('M-14 -6l-8 6M-12 -3l-5 6M14 -6l8 6M12 -3l5 6M-12 -12l-8 -8M12 -12l8 -8', 'red', 2.6) +
  oval(0, -8, 15, 9, 'red') +
  disc(-21, -22, 5.4, 'red') +
  disc(21, -22, 5.4, 'red') +
  path('M-22 -29l2 7l4 -5ZM22 -29l-2 7l-4 -5Z', 'sand') +
  line('M-5 -16v-5M5 -16v-5', 'red', 2) +
  disc(-5, -22, 2.4, 'ink') +
  disc(5, -22, 2.4, 'ink')

export const shell = () =>
  path('M0 0Q-18 -4 -14 -16Q-6 -26 0 -24Q8 -26 14 -16Q18 -4 0 0Z', 'blush') +
  line('M0 -1V-22M-2 -1L-9 -19M2 -1L9 -19', 'cream', 1.6)

/** A shell with a spire, and a mouth on the right out of which the sea can come. */
export const conch = () =>
  path('M-10 -29L-20 -26L-27 -19L-21 -11L-10 -5Z', 'honey') +
  line('M-15 -27L-15 -9M-21 -24L-21 -13', 'dune', 1.6) +
  path(soft('-14,-24 -3,-34 12,-32 20,-16 13,0 -2,1 -14,-9'), 'sand') +
  line('M-10 -29Q-2 -17 -8 -4M-1 -33Q7 -18 1 1', 'honey', 2) +
  path('M-9 -30l-1 -5l6 2M0 -34l1 -4l5 4', 'sand') +
  oval(12, -16, 8.4, 14.4, 'blush', { turn: [8, 12, -16] }) +
  oval(13.6, -16, 5, 10.6, 'brick', { turn: [8, 13.6, -16] })

export const starfish = () =>
  path(
    soft(
      Array.from({ length: 10 }, (_, i): Spot => {
        const angle = -Math.PI / 2 + (i * Math.PI) / 5
        const reach = i % 2 ? 5.6 : 14
        return [Math.cos(angle) * reach, Math.sin(angle) * reach - 10]
      }),
      0.8,
    ),
    'coral',
  ) + dots({ x: -8, y: -18, width: 16, height: 14 }, 'butter', { count: 8, size: 2, seed: 3, opacity: 0.9 })

/** What teeth do not let go of: bunched where they bite, at 0, 0, and falling open below. */
export const bittenTowel = ({
  first: a = 'sea',
  second: b = 'cream',
}: {
  first?: Colour
  second?: Colour
} = {}) =>
  filled(
    'M-14 -8Q0 -16 14 -8Q54 6 82 46Q98 74 104 96Q88 92 78 104Q62 98 52 112Q36 104 24 114Q14 104 4 108Q-10 60 -14 -8Z',
    a,
    each(
      [
        'M-6 -12L8 120L24 118L0 -12Z',
        'M4 -12L44 118L60 112L8 -12Z',
        'M11 -12Q48 20 78 112L92 104Q66 20 14 -10Z',
      ],
      stripe => path(stripe, b),
    ) +
      path('M-14 -8Q-12 50 4 112L14 112Q-4 50 -2 -10Z', 'shade', { opacity: 0.16 }) +
      line('M2 0Q14 40 30 74M8 -2Q34 22 52 60', 'shade', 2.4, { opacity: 0.22 }),
  ) +
  path('M-29 -10L13 -15L13 -4L-28 2Z', 'white') +
  line('M-19 -11L-18 0M-8 -12L-7 -1M3 -13L4 -2', 'dark', 1.6)

export const bucket = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  shadow(15, 3) +
  line('M-13 -24Q0 -50 13 -24', 'slate', 2.4) +
  path('M-14 -25H14L10 0H-10Z', c) +
  path('M2 -25H14L10 0H4Z', 'shade', { opacity: 0.14 }) +
  oval(0, -25, 14, 3.6, 'cream') +
  oval(0, -24.4, 11.6, 2.6, 'shade', { opacity: 0.35 })

export const spade = () => line('M0 -44V-16M-6 -44H6', 'wood', 4) + path('M-8 -18H8V-6Q0 4 -8 -6Z', 'dusk')

export const castle = ({ colour: c = 'dune' }: { colour?: Colour } = {}) =>
  shadow(34, 4) +
  path('M-34 0L-28 -26H28L34 0Z', c) +
  path('M-24 -24V-46h6v5h5v-5h6v22ZM8 -24V-50h6v5h5v-5h6v26Z', c) +
  path('M-8 -24V-34h16v10Z', 'sandD') +
  path('M-5 0v-9q5 -7 10 0V0Z', 'wood') +
  line('M16 -50v-16', 'walnut', 1.8) +
  path('M17 -66l12 4l-12 4Z', 'red')

export const towel = ({
  first: a = 'coral',
  second: b = 'cream',
  width: w = 70,
  height: h = 30,
}: {
  first?: Colour
  second?: Colour
  width?: number
  height?: number
} = {}) => {
  const d = `M${-w / 2} -4Q${-w * 0.2} -10 0 -5T${w / 2} -6L${w / 2 + 10} ${h - 8}Q${w * 0.2} ${h - 2} 8 ${h - 6}T${-w / 2 + 10} ${h - 4}Z`
  return (
    filled(
      d,
      a,
      each([0, 1, 2, 3, 4], i => path(`M${-w / 2 + 4 + i * 16} -14h7l8 50h-7Z`, b)),
    ) +
    line(
      `M${-w / 2 + 10} ${h - 4}l-1 6M${-w / 2 + 22} ${h - 4}l0 6M${-w / 2 + 36} ${h - 5}l0 6M${w / 2 - 14} ${h - 5}l1 6M${w / 2} ${h - 7}l1 6`,
      a,
      2,
    )
  )
}

export const strawhat = () =>
  oval(0, -1, 27, 7.4, 'brass') +
  oval(0, -3, 26, 7, 'straw') +
  path('M-15 -5C-15 -26 15 -26 15 -5Q0 1 -15 -5Z', 'straw') +
  path('M-15.4 -8Q0 -1 15.4 -8L15 -4Q0 3 -15 -4Z', 'red') +
  brush({ x: -22, y: -5, width: 44, height: 4 }, 'light', {
    count: 6,
    size: 1,
    seed: 3,
    opacity: 0.4,
    length: 10,
  })

/** A straw hat after the first mouthful: the bite is on the right, and straws fly. */
export const bittenHat = () =>
  path('M-46 -2Q-30 -14 0 -14Q22 -14 34 -10L27 -4L34 0L25 4L31 9Q14 14 0 13Q-34 12 -46 -2Z', 'brass') +
  path('M-45 -5Q-30 -16 0 -16Q20 -16 33 -13L26 -8L33 -4L24 0L29 5Q14 10 0 9Q-34 8 -45 -5Z', 'straw') +
  path('M-25 -8C-26 -44 26 -44 25 -8Q0 4 -25 -8Z', 'straw') +
  path('M8 -34Q26 -30 25 -8Q16 -2 8 -2Q14 -18 8 -34Z', 'brass', { opacity: 0.35 }) +
  path('M-26 -16Q0 -4 26 -16L25 -6Q0 6 -25 -6Z', 'red') +
  line('M-38 -6Q-32 2 -14 5M-20 -30Q0 -38 14 -33', 'brass', 1.6) +
  line('M37 12l7 9M28 15l3 11M45 8l10 5', 'straw', 3)

/** Waves that somebody has counted, scratched into wet sand by fives. */
export const tally = ({ groups: n = 4 }: { groups?: number } = {}) => {
  const fives = Array.from({ length: n }, (_, i) => {
    const x = i * 52 - (n - 1) * 26
    return `M${x - 15} 0l2 -34M${x - 6} 1l1 -36M${x + 4} 0l2 -35M${x + 13} 1l1 -33M${x - 21} -8l42 -18`
  }).join('')
  return (
    put(line(fives, 'cream', 5.4, { opacity: 0.55 }), { x: 1.4, y: 1.6 }) +
    line(fives, 'dune', 4.6, { opacity: 0.75 }) +
    put(line(fives, 'earth', 1.8, { opacity: 0.8 }), { x: -0.8, y: -0.8 })
  )
}

/** What a shell tells: the sea rolls out of it, from its mouth at 0, 0 to the right, and carries a boat. */
export const seaSong = () =>
  put(sailboat(), { x: 112, y: -52, scale: 1.05, turn: -12 }) +
  filled(
    'M-8 6Q22 -30 54 -24Q70 -44 96 -40Q112 -62 140 -60Q160 -104 208 -92Q244 -80 236 -50Q226 -68 206 -60Q188 -48 204 -22Q176 6 120 4Q50 20 -8 18Z',
    'sea',
    line('M0 12Q30 -14 62 -10Q84 -30 110 -22Q132 -44 160 -38Q176 -64 204 -76', 'teal', 9) +
      line('M10 16Q60 0 100 -4Q140 -22 176 -18', 'mist', 4),
  ) +
  line('M-8 6Q22 -30 54 -24Q70 -44 96 -40Q112 -62 140 -60Q160 -104 208 -92Q244 -80 236 -50', 'white', 5) +
  dabs(spots('246,-92 258,-72 228,-108 168,-104 250,-40 72,-50'), 'white', 7)

export const parasol = ({
  first: a = 'mustard',
  second: b = 'cream',
}: {
  first?: Colour
  second?: Colour
} = {}) =>
  line('M0 0V-92', 'wood', 3.4) +
  each([0, 1, 2, 3, 4, 5], i => {
    const x0 = -54 + i * 18,
      x1 = x0 + 18
    return path(
      `M0 -118Q${short(x0 * 0.7)} -112 ${x0} -82Q${short((x0 + x1) / 2)} -90 ${x1} -82Q${short(x1 * 0.7)} -112 0 -118Z`,
      i % 2 ? b : a,
    )
  }) +
  disc(0, -119, 3, 'walnut')

export const barrel = () =>
  shadow(20) +
  filled(
    'M-17 0Q-24 -22 -17 -44H17Q24 -22 17 0Z',
    'wood',
    line('M-8 0Q-12 -22 -8 -44M8 0Q12 -22 8 -44', 'walnut', 1.6) +
      rect(6, -50, 30, 60, 'shade', 0, { opacity: 0.14 }),
  ) +
  line('M-20.5 -12Q0 -8 20.5 -12M-20.5 -33Q0 -29 20.5 -33', 'slate', 3.4)

export const crate = ({ width: w = 44, height: h = 34 }: { width?: number; height?: number } = {}) =>
  shadow(w * 0.55) +
  path(cut(-w / 2, -h, w, h, 3, 1), 'wood') +
  line(`M${-w / 2 + 3} ${-h / 3}H${w / 2 - 3}M${-w / 2 + 3} ${(-h * 2) / 3}H${w / 2 - 3}`, 'walnut', 1.6) +
  line(`M${-w / 2 + 3} -3V${-h + 3}M${w / 2 - 3} -3V${-h + 3}`, 'walnut', 3.6)

/** What a ship’s wheel turns on, down to the deck: the hub is at 0, 0. */
export const wheelPost = ({ height: h = 120 }: { height?: number } = {}) =>
  path(`M-12 -6H12L20 ${h}H-20Z`, 'walnut') + rect(-28, h - 6, 56, 12, 'dark', 3)

export const shipwheel = ({ colour: c = 'wood' }: { colour?: Colour } = {}) =>
  each([0, 45, 90, 135], a =>
    put(line('M-34 0H34', c, 4.6) + disc(-35, 0, 3.8, c) + disc(35, 0, 3.8, c), { turn: a }),
  ) +
  rim(0, 0, 23, c, 7) +
  rim(0, 0, 23, 'walnut', 1.6) +
  disc(0, 0, 7, 'walnut') +
  disc(0, 0, 3, 'mustard')

export const fish = ({ colour: c = 'steel', glad = false }: { colour?: Colour; glad?: boolean } = {}) =>
  path('M-22 0Q-4 -14 18 0Q-4 14 -22 0Z', c) +
  path('M16 0l12 -9q-3 9 0 18Z', c) +
  (glad
    ? disc(-12, -3, 3, 'white') + disc(-12.6, -3, 1.6, 'ink') + line('M-19 3q5 4 8 -1', 'brick', 1.4)
    : disc(-13, -2, 2, 'ink')) +
  line('M-4 -7q4 7 0 14', 'white', 1.4)

export const buoy = () => rim(0, -28, 22, 'white', 14) + rim(0, -28, 22, 'red', 14, { dash: '17.3 17.3' })

export const hammock = () =>
  path('M-90 -50Q0 30 90 -50Q40 4 0 4Q-40 4 -90 -50Z', 'straw') +
  line('M-90 -50Q0 30 90 -50', 'sandD', 4) +
  line('M-110 -62L-90 -50M110 -62L90 -50', 'sandD', 4)

export const sail = () =>
  path('M-60 -110Q0 -126 60 -110Q74 -60 56 -10Q0 -30 -56 -10Q-74 -60 -60 -110Z', 'cream')

export const sailorcap = () =>
  path('M-26 0Q-30 -18 0 -20Q30 -18 26 0Z', 'white') +
  path('M-26 -6Q0 -11 26 -6V6Q0 1 -26 6Z', 'navy') +
  disc(0, -22, 7, 'red') +
  line('M-24 5l-8 12M-20 5l-4 14', 'navy', 3)

/** Its narrow end, for the eye, is on the left. */
export const spyglass = () =>
  put(
    rect(-45, -7, 7, 14, 'mustard', 2) +
      rect(-40, -5, 26, 10, 'wood', 2) +
      rect(-16, -7, 28, 14, 'mustard', 2) +
      rect(10, -9, 34, 18, 'walnut', 3),
    {},
  )

export const bottle = ({
  letter: msg = false,
  open = false,
  colour: c = 'sea',
}: {
  letter?: boolean
  /** Without its cork. */
  open?: boolean
  colour?: Colour
} = {}) =>
  (msg
    ? path('M-12 0V-36Q-12 -46 -5 -50V-66H5V-50Q12 -46 12 -36V0Z', c, { opacity: 0.92 }) +
      put(
        rect(-5, -17, 10, 34, 'cream', 3) +
          line('M1 -14V14', 'sand', 1.4) +
          rect(-6, -2, 12, 4, 'red') +
          path('M0 7q-9 -7 -5 -12q4 -1 5 3q1 -4 5 -3q4 5 -5 12Z', 'red'),
        {
          x: 0,
          y: -26,
          turn: 11,
        },
      )
    : path('M-12 0V-36Q-12 -46 -5 -50V-66H5V-50Q12 -46 12 -36V0Z', c, { opacity: 0.9 }) +
      rect(-12, -32, 24, 18, 'cream')) +
  (open ? '' : rect(-5, -72, 10, 9, 'wood', 2)) +
  line('M-8 -38V-6', 'white', 2.4, { opacity: 0.5 })

export const fishingrod = () =>
  line('M0 0Q30 -60 78 -104', 'wood', 4) +
  line('M78 -104Q84 -50 80 -10', 'cream', 1.4) +
  disc(80, -10, 5, 'red') +
  disc(8, -14, 6, 'slate')

/** `hang` is how far up its chain goes, to a hook; `beam` is how long a beam that hook is in. */
export const lantern = ({
  lit = true,
  hang = 0,
  beam = 0,
}: {
  lit?: boolean
  hang?: number
  beam?: number
} = {}) =>
  (beam
    ? rect(-beam / 2, -hang - 12, beam, 10, 'walnut', 2) +
      line(`M${-beam / 2 + 4} ${-hang - 9}H${beam / 2 - 6}`, 'wood', 1.6)
    : '') +
  (hang ? line(`M0 2V${4 - hang}m-3 0q0 -6 3 -6`, 'ink', 2) : '') +
  (lit ? glow(0, 20, 70, 'straw', 0.75) : '') +
  line('M-7 8Q0 -12 7 8', 'ink', 2.4) +
  rect(-10, 7, 20, 5, 'ink', 1.5) +
  path('M-8 12H8L11 32H-11Z', lit ? 'butter' : 'mist') +
  path('M0 30q-6 -6 0 -14q6 8 0 14Z', 'mustard') +
  rect(-12, 31, 24, 6, 'ink', 2) +
  line('M-9 12L-11 31M9 12L11 31', 'ink', 1.8)

export const anchor = ({ colour: c = 'slate' }: { colour?: Colour } = {}) =>
  line('M0 -44V-4M-12 -36H12M-24 -20Q-22 -2 0 -2Q22 -2 24 -20', c, 5) +
  rim(0, -50, 5.5, c, 4) +
  path('M-31 -18l7 -9l7 9ZM31 -18l-7 -9l-7 9Z', c)

/** Goes where its path goes, in units of the card when it stands at 0, 0. */
export const rope = ({
  path: d = 'M-50 0C-30 -40 30 40 50 0',
  width: w = 5,
  colour: c = 'sandD',
}: {
  path?: string
  width?: number
  colour?: Colour
} = {}) => line(d, c, w) + line(d, 'walnut', w * 0.8, { dash: '1.4 4.4', opacity: 0.6 })

export const knot = ({ colour: c = 'sandD' }: { colour?: Colour } = {}) => {
  const strand = (d: string) =>
    line(d, 'walnut', 15) + line(d, c, 12) + line(d, 'walnut', 9, { dash: '1.4 6', opacity: 0.45 })
  return (
    strand('M-80 -20H-20Q20 -20 22 -44Q20 -66 -4 -60Q-26 -54 -18 -28') +
    strand('M80 -34H20Q-20 -34 -24 -10Q-22 14 2 8Q26 0 18 -28') +
    strand('M-18 -28Q-14 -16 -8 -12')
  )
}

/** The forty-first knot, for memories: a heart, and its ends go out to both sides. */
export const heartKnot = ({ colour: c = 'sandD' }: { colour?: Colour } = {}) => {
  const strand = (d: string) =>
    line(d, 'dark', 16) + line(d, c, 12.6) + line(d, 'earth', 3.4, { dash: '5 7', opacity: 0.8 })
  return (
    strand('M-86 -30Q-34 -2 14 -18Q58 -46 52 -80Q42 -112 6 -92Q0 -88 0 -80') +
    strand('M86 -30Q34 -2 -14 -18Q-58 -46 -52 -80Q-42 -112 -6 -92Q0 -88 0 -80') +
    strand('M-30 -11Q-8 -8 14 -18L22 -24') +
    each([-1, 1], side => put(strand('M86 -30Q124 -20 116 14Q110 36 88 38'), { flip: side < 0 }))
  )
}

export const pearl = () =>
  path('M-34 -6Q-30 -30 0 -32Q30 -30 34 -6Q0 10 -34 -6Z', 'mauve') +
  line('M0 -30V-4M-14 -28L-10 -6M14 -28L10 -6', 'plum', 2) +
  path('M-34 -6Q0 8 34 -6Q28 14 0 14Q-28 14 -34 -6Z', 'blush') +
  glow(0, -6, 24, 'white', 0.8) +
  disc(0, -6, 9, 'white') +
  disc(-3, -9, 2.6, 'light') +
  path('M-4 2Q6 2 8 -8Q6 4 -4 2Z', 'mauve', { opacity: 0.5 })

export const plank = ({ width: w = 130 }: { width?: number } = {}) =>
  path(cut(-w / 2, -16, w, 16, 4, 2), 'wood') +
  line(`M${-w / 2 + 8} -6H${w / 2 - 12}M${-w / 2 + 14} -11H${w / 2 - 40}`, 'walnut', 1.8) +
  disc(-w / 2 + 10, -8, 2, 'ink') +
  disc(w / 2 - 10, -8, 2, 'ink')

export const pipe = () =>
  line('M-40 -32Q-10 -34 10 -20', 'ink', 5) +
  path('M2 -36H34L31 -4Q18 6 6 -4Z', 'walnut') +
  oval(18, -36, 16, 5, 'dark') +
  line('M18 -44q8 -8 0 -16t4 -16', 'white', 3, { opacity: 0.7 })

/** Of no country: for sandcastles, islands and tree houses. */
export const flag = ({
  colour: c = 'red',
  emblem: d = 'butter',
}: {
  colour?: Colour
  emblem?: Colour
} = {}) =>
  line('M0 0V-96', 'walnut', 4) +
  path('M2 -94Q24 -104 40 -92T74 -94L70 -54Q52 -46 38 -54T2 -54Z', c) +
  disc(36, -74, 9, d)

export const toyboat = () => put(sailboat(), { scale: 0.6 })

export const map = () =>
  path('M-60 -76L-22 -84L20 -76L60 -84V-6L20 2L-22 -6L-60 2Z', 'butter') +
  path('M-22 -84L20 -76V2L-22 -6Z', 'sand') +
  path(blob(-36, -50, 14, 16, 4), 'sage') +
  path(blob(34, -36, 16, 14, 7), 'sage') +
  line('M-40 -22Q-10 -10 4 -34T42 -62', 'red', 3, { dash: '6 6' }) +
  line('M36 -68l12 12M48 -68l-12 12', 'red', 4)

/** A mast with its yard and sail, for the deck. */
export const mast = ({ sailC = 'cream' }: { sailC?: Colour } = {}) =>
  line('M0 0V-250', 'walnut', 12) +
  line('M-90 -210H90M-74 -70H74', 'wood', 7) +
  path('M-84 -206Q0 -190 84 -206Q98 -140 70 -74Q0 -92 -70 -74Q-98 -140 -84 -206Z', sailC) +
  line('M-30 -200Q-40 -140 -28 -82M30 -200Q40 -140 28 -82', 'sandD', 2) +
  line('M0 -250L-96 0M0 -250L96 0', 'sandD', 3) +
  path('M2 -250q20 -8 36 2q-16 2 -36 12Z', 'red')
