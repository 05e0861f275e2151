import { short, spots } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { disc, each, filled, line, oval, path, put, rect, shaded, shadow } from '../shape.ts'

/** Canvas on its way up the mast: half a big top, half a heap. */
export const risingTop = ({
  first: a = 'red',
  second: b = 'cream',
}: {
  first?: Colour
  second?: Colour
} = {}) => {
  const [top, n] = [-168, 9]
  const foot = (i: number) => -150 + i * (300 / n)
  const belly = (x: number) => (x < 0 ? -58 : -86)
  const gores = Array.from({ length: n }, (_, i) => {
    const [x0, x1] = [foot(i), foot(i + 1)]
    return path(
      `M0 ${top}Q${short(x0 * 0.3)} ${belly(x0)} ${short(x0)} -10Q${short((x0 + x1) / 2)} 12 ${short(x1)} -10Q${short(x1 * 0.3)} ${belly(x1)} 0 ${top}Z`,
      i % 2 ? b : a,
    )
  })
  return (
    shadow(160, 7) +
    line('M0 0V-236', 'walnut', 9) +
    disc(0, -238, 7, 'mustard') +
    path('M4 -236q26 -10 50 4q-24 2 -50 14Z', 'mustard') +
    gores.join('') +
    shaded('M8 -160Q60 -80 150 -10Q90 8 30 -2Q40 -80 8 -160Z', 0.12) +
    each([-120, -62, -6, 52, 112], (x, i) => oval(x, -4, 34, 10, i % 2 ? a : b)) +
    oval(0, top, 12, 5, 'walnut')
  )
}

/** The artists’ curtain: one can stand behind it and look. */
export const curtain = ({
  colour: c = 'brick',
  width: w = 110,
  height: h = 230,
}: {
  colour?: Colour
  width?: number
  height?: number
} = {}) => {
  const folds = Array.from({ length: 5 }, (_, i) => -w / 2 + (i + 0.6) * (w / 5))
  return (
    filled(
      `M${-w / 2} ${-h}H${w / 2}Q${w / 2 - 16} ${-h * 0.5} ${w / 2 + 6} 0Q${w * 0.3} 8 ${w * 0.1} 0T${-w / 2} 2Z`,
      c,
      each(folds, x =>
        line(`M${short(x)} ${-h}Q${short(x - 10)} ${-h / 2} ${short(x)} 10`, darker(c, 0.78), 7),
      ) + rect(-w, -14, w * 2, 10, 'mustard'),
    ) +
    line(`M${-w / 2 - 12} ${-h}H${w / 2 + 14}`, 'mustard', 8) +
    disc(w / 2 + 18, -h, 8, 'straw')
  )
}

/** A whole bucket at once, from above. */
export const cascade = ({ colour: c = 'mist', height: h = 110 }: { colour?: Colour; height?: number } = {}) =>
  path(
    `M-10 ${-h}Q10 ${-h - 6} 22 ${-h + 6}Q40 ${-h * 0.5} 30 -6Q20 6 0 2Q-26 4 -34 -8Q-20 ${-h * 0.3} -16 ${-h * 0.6}Z`,
    c,
  ) +
  path(
    `M0 ${-h + 6}Q12 ${-h} 16 ${-h + 14}Q24 ${-h * 0.4} 14 -12Q0 -4 -16 -12Q-2 ${-h * 0.4} 0 ${-h + 6}Z`,
    'white',
    { opacity: 0.65 },
  ) +
  each(spots('-40,-30 42,-40 -30,-66 46,-74'), ([x, y]) => path(`M${x} ${y - 8}q8 10 0 16q-8 -6 0 -16Z`, c))

/** An umbrella that has lost to the weather. */
export const brokenUmbrella = ({
  first: a = 'teal',
  second: b = 'cream',
}: {
  first?: Colour
  second?: Colour
} = {}) =>
  line('M0 -88V-8Q0 2 8 2Q15 2 15 -6', 'walnut', 4) +
  each([0, 1, 2, 3, 4], i => {
    const [x0, x1] = [-56 + i * 22.4, -33.6 + i * 22.4]
    return path(
      `M0 -66Q${short(x0 * 0.5)} -76 ${short(x0)} -${110 + (i % 2) * 8}Q${short((x0 + x1) / 2)} -96 ${short(x1)} -${110 + ((i + 1) % 2) * 8}Q${short(x1 * 0.5)} -76 0 -66Z`,
      i % 2 ? b : a,
    )
  }) +
  line('M-56 -110l-8 -12M56 -110l8 -12M-12 -116l-2 -12M12 -110l4 -14', 'slate', 2.6)

/** What is left of an apple. */
export const appleCore = () =>
  path('M-9 -2Q-2 -14 -8 -28Q0 -24 8 -28Q2 -14 9 -2Q0 4 -9 -2Z', 'cream') +
  path('M-10 -27Q0 -34 10 -27Q0 -21 -10 -27ZM-10 -2Q0 -8 10 -2Q0 5 -10 -2Z', 'red') +
  line('M0 -29q1 -6 4 -8', 'walnut', 2.6) +
  line('M0 -18v4', 'walnut', 3)

/** What leaves a bucket on one side: over the brim of the hat, and down beside the shoulder. */
const STREAMS =
  'M-4 -104Q-30 -112 -42 -92Q-50 -72 -47 -34Q-42 -22 -40 -34Q-42 -66 -33 -84Q-24 -96 -4 -96Z M-10 -108Q-52 -128 -64 -86Q-68 -66 -63 -50Q-58 -44 -57 -54Q-58 -76 -50 -92Q-38 -106 -10 -102Z M-34 -22Q-38 -4 -35 16Q-31 24 -28 14Q-26 -6 -28 -22Q-31 -28 -34 -22Z'

/** Drops as they leave: where, how large, and which way they fly. */
const DROPS =
  '-50,-98,1.3,-52 -68,-84,1,-64 -64,-56,0.9,-40 -66,-18,1,-14 50,-100,1.3,52 68,-84,1,64 64,-56,0.9,40 66,-14,1,14 -36,46,1,0 14,56,0.8,0 40,44,1,0 -34,-114,0.9,-34 34,-118,0.9,34 -88,-96,0.7,-70 -86,-60,0.6,-50'

/** A bucketful as it bursts on a head: beside the face, which is the joke. */
export const drench = () =>
  each([false, true], flip =>
    put(
      path(STREAMS, 'azure') +
        line(
          'M-14 -101Q-30 -103 -38 -88Q-45 -70 -43 -42M-22 -109Q-48 -112 -58 -84Q-62 -70 -60 -60M-31 -16V10',
          'ice',
          3,
        ),
      { flip },
    ),
  ) +
  each(DROPS.split(' '), drop => {
    const [x, y, scale, turn] = drop.split(',').map(Number)
    return put(path('M0 -10Q7 2 0 6Q-7 2 0 -10Z', 'azure'), { x: x!, y: y!, scale: scale!, turn: turn! })
  })
