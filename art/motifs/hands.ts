import { soft } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { type Drawing, disc, line, oval, path, put } from '../shape.ts'

/** Hands close up: whose skin, and what sleeve they come out of. */
interface Close {
  readonly skin?: Colour
  readonly sleeve?: Colour
}

const cuff = (sleeve: Colour): Drawing =>
  path('M-34 8L-30 -26Q0 -36 30 -26L34 8Z', sleeve) +
  path('M-33 -18Q0 -30 33 -18L34 -6Q0 -18 -34 -6Z', darker(sleeve, 0.84))

/** Fingers up, palm towards us, lines of life and all. */
export const handOpen = ({ skin = 'skin', sleeve = 'mustard' }: Close = {}) =>
  line('M-20 -74L-36 -118M-6 -80L-10 -134M10 -80L15 -130M23 -72L37 -108', skin, 15) +
  line('M26 -48Q48 -58 56 -82', skin, 16) +
  path(soft('-30,-26 -32,-62 -16,-82 16,-84 31,-64 30,-26'), skin) +
  line('M-22 -62Q0 -72 22 -64M-24 -50Q-6 -56 10 -44M22 -56Q2 -46 4 -26', darker(skin, 0.8), 2.4) +
  cuff(sleeve)

export const fist = ({ skin = 'skin', sleeve = 'mustard' }: Close = {}) =>
  path(soft('-30,-26 -36,-56 -26,-78 26,-80 36,-58 30,-26'), skin) +
  line('M-22 -78v18M-6 -82v20M10 -82v20M26 -76v16', darker(skin, 0.78), 3) +
  line('M-30 -50Q-8 -40 14 -48', skin, 17) +
  line('M-26 -41Q-6 -32 16 -40', darker(skin, 0.78), 2.4) +
  cuff(sleeve)

/** Thumb and first finger hold something small, which goes at 0, -104. */
export const handPinch = ({ skin = 'skin', sleeve = 'mustard' }: Close = {}) =>
  line('M-26 -50L-34 -84M-12 -54L-16 -92', darker(skin, 0.9), 14) +
  path(soft('-28,-26 -34,-56 -18,-74 16,-72 30,-52 28,-26'), skin) +
  line('M0 -66Q-2 -92 -2 -104', skin, 15) +
  line('M24 -52Q30 -84 6 -102', skin, 15) +
  line('M14 -62q-6 6 -14 6', darker(skin, 0.8), 2.2) +
  cuff(sleeve)

/** A hand closed around something upright, which goes behind it: draw the thing first. */
export const handHold = ({ skin = 'skin', sleeve = 'mustard' }: Close = {}) =>
  path(soft('-30,-22 -30,-66 -6,-80 22,-74 30,-44 28,-22'), skin) +
  line('M-24 -66H18M-26 -52H20M-26 -38H18', skin, 14) +
  line('M-20 -59H22M-22 -45H22M-20 -31H18', darker(skin, 0.78), 2) +
  line('M24 -40Q34 -60 20 -84', skin, 15) +
  cuff(sleeve)

/** One finger shows the way. */
export const handPoint = ({ skin = 'skin', sleeve = 'mustard' }: Close = {}) =>
  line('M-14 -72L-16 -136', skin, 16) +
  path(soft('-30,-26 -32,-60 -22,-78 22,-78 33,-58 30,-26'), skin) +
  line('M-2 -78v18M12 -78v18M26 -72v14', darker(skin, 0.78), 2.8) +
  line('M-28 -46Q-8 -38 10 -50', skin, 16) +
  oval(-16, -137, 5, 4, 'cream', { opacity: 0.6 }) +
  cuff(sleeve)

/** Seen from above: a hand on keys. Its mirror image is the other one. */
export const handTyping = ({ skin = 'skin', sleeve = 'mustard' }: Close = {}) =>
  path('M-30 60L-26 0Q-24 -22 -8 -28Q20 -32 28 -6L34 60Z', sleeve) +
  path('M-22 -2Q-26 -34 -2 -40Q26 -38 24 -2Z', skin) +
  line('M-14 -34L-20 -62M-2 -38L-4 -70M10 -37L12 -66M20 -28L27 -54', skin, 11) +
  line('M22 -14Q38 -20 36 -38', skin, 11) +
  line('M-9 -36v-8M4 -38v-8M15 -34v-7', darker(skin, 0.8), 1.8) +
  path('M-29 6Q0 -6 30 6L31 18Q0 6 -29 18Z', darker(sleeve, 0.86))

/** Cupped, with room for a shell or a bird. */
export const handCup = ({ skin = 'skin', sleeve = 'mustard' }: Close = {}) =>
  line('M-52 -26Q-58 -46 -44 -56M52 -26Q58 -46 44 -56', darker(skin, 0.9), 14) +
  path(soft('-62,-34 -30,-16 0,-12 30,-16 62,-34 44,12 0,24 -44,12'), skin) +
  line('M-40 -14Q-30 8 -12 12M40 -14Q30 8 12 12M0 -10V18', darker(skin, 0.8), 2.6) +
  put(path('M-30 20H30L36 46H-36Z', sleeve), { y: 2 }) +
  path('M-31 20Q0 30 31 20L33 30Q0 40 -33 30Z', darker(sleeve, 0.84))

/** The sailor’s forearm with its anchor. */
export const tattooArm = ({ skin = 'skin', sleeve = 'white', ink = 'dusk' }: Close & { ink?: Colour } = {}) =>
  path('M-110 -58Q-40 -72 40 -52Q70 -46 84 -44L84 -12Q64 -12 40 -10Q-40 4 -110 -10Z', skin) +
  path('M-130 -66L-92 -68L-92 2L-130 4Z', sleeve) +
  line('M-122 -66V3M-108 -67V2M-94 -68V2', 'dusk', 5) +
  oval(96, -28, 24, 21, skin) +
  line('M96 -44v12M106 -40v12M88 -46v10', darker(skin, 0.78), 2.4) +
  line('M84 -14Q98 -4 112 -16', skin, 12) +
  put(
    line('M0 -44V-4M-12 -36H12M-24 -20Q-22 -2 0 -2Q22 -2 24 -20', ink, 5) +
      disc(0, -50, 6, ink) +
      disc(0, -50, 2.6, skin),
    { x: -14, y: -6, s: 0.84 },
  )

/** Two hands hold each other: the promise. */
export const handclasp = ({
  skin = 'skin',
  other = 'skin2',
  sleeve = 'cream',
  otherSleeve = 'coral',
}: Close & { other?: Colour; otherSleeve?: Colour } = {}) =>
  path('M-120 -58L-62 -54L-62 -6L-120 -2Z', sleeve) +
  path('M120 -58L62 -54L62 -6L120 -2Z', otherSleeve) +
  path(soft('-66,-50 -20,-58 16,-46 22,-24 -10,-10 -66,-10'), skin) +
  path(soft('66,-50 28,-56 -2,-50 -8,-26 24,-8 66,-10'), other) +
  line('M0 -44L-24 -36M-4 -32L-28 -26M0 -20L-24 -16', other, 11) +
  line('M-26 -46Q-6 -62 14 -52', skin, 13) +
  line('M2 -38L-20 -31M0 -26L-22 -20', darker(other, 0.8), 1.8) +
  line('M-66 -52v44M66 -52v44', 'shade', 3, { opacity: 0.2 })

/** Bare feet seen from above, trousers rolled up. */
export const bareFeet = ({ skin = 'skin', sleeve = 'dusk' }: Close = {}) => {
  const foot = (mirror: 1 | -1) =>
    path('M-34 -210L34 -210L30 -96Q40 -40 34 10Q30 40 0 42Q-32 40 -36 8Q-40 -44 -30 -96Z', skin) +
    path('M4 -210L34 -210L30 -96Q40 -40 34 10Q30 36 10 40Q26 0 18 -60Q10 -120 4 -210Z', 'skinD', {
      opacity: 0.4,
    }) +
    [
      [-25, 40, 12, 15],
      [-7, 49, 9, 12],
      [9, 49, 8.4, 11],
      [22, 44, 7.6, 10],
      [32, 34, 6.6, 9],
    ]
      .map(
        ([x, y, rx, ry]) =>
          oval(x! * mirror, y!, rx!, ry!, skin) +
          oval(x! * mirror, y! + ry! * 0.45, rx! * 0.62, ry! * 0.34, 'cream', { opacity: 0.6 }),
      )
      .join('') +
    path('M-44 -150Q0 -120 44 -150L40 -230L-40 -230Z', sleeve) +
    path('M-46 -152Q0 -122 46 -152L44 -134Q0 -104 -44 -134Z', darker(sleeve, 0.7))
  return put(foot(1), { x: -50, r: -8 }) + put(foot(-1), { x: 50, y: 4, r: 8 })
}
