import { short } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { disc, each, filled, line, path, rect, shadow } from '../shape.ts'

/** A new scarf, much too long: the end that the wind has, from the hand that holds it to the right. */
export const scarfLong = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  path(
    'M-56 -4Q-20 -12 8 -9Q44 -26 84 -14T176 -22T262 -34L254 -14L268 6Q220 -2 180 14T86 22Q44 14 8 13Q-20 12 -56 18Z',
    c,
  ) + line('M-40 8Q20 -6 84 4T178 -4T244 -14', darker(c, 0.82), 4)

/** And the end that is being tied, from a neck on the right to the hand, and a little below it. */
export const scarfShort = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  path('M46 -20Q20 -16 -2 -8Q-12 4 -10 18Q-14 34 -12 52L0 43L12 51Q14 32 10 12Q28 8 48 6Z', darker(c, 0.94)) +
  line('M40 -6Q18 -6 4 2Q-2 14 -1 34', darker(c, 0.76), 3)

/** A rod that bends under what hangs on it: from the butt, which is the origin, to the tip. */
export const bentRod = ({
  path: d = 'M0 0Q-60 -150 -210 -180',
  colour: c = 'walnut',
}: {
  path?: string
  colour?: Colour
} = {}) => line(d, c, 6) + line(d, darker(c, 1.25), 2)

/** Two shoes of a clown who faces us, toes out. */
export const bigShoesApart = ({ colour: c = 'red' }: { colour?: Colour } = {}) => {
  const shoe = (s: 1 | -1) =>
    filled(
      `M${s * 6} -34H${s * 26}Q${s * 32} -22 ${s * 60} -26Q${s * 86} -22 ${s * 84} 0H${s * 6}Z`,
      c,
      rect(-90, -5, 180, 6, 'ink') + disc(s * 74, -14, 5, 'coral'),
    ) + line(`M${s * 20} -27l${s * 12} 4M${s * 25} -20l${s * 12} 2`, 'cream', 3)
  return shadow(88, 5) + each([-1, 1] as const, shoe)
}

/** An umbrella that a bucketful has turned inside out, every rib still on it. */
export const insideOut = ({
  first: a = 'teal',
  second: b = 'cream',
}: {
  first?: Colour
  second?: Colour
} = {}) => {
  const tip = (i: number) => [-56 + i * 22.4, -110 - (i % 2) * 8] as const
  return (
    line('M0 -70V-8Q0 2 8 2Q15 2 15 -6', 'walnut', 4) +
    each([0, 1, 2, 3, 4], i => {
      const [[x0, y0], [x1, y1]] = [tip(i), tip(i + 1)]
      return path(
        `M0 -66Q${short(x0 * 0.5)} -76 ${short(x0)} ${y0}Q${short((x0 + x1) / 2)} -96 ${short(x1)} ${y1}Q${short(x1 * 0.5)} -76 0 -66Z`,
        i % 2 ? b : a,
      )
    }) +
    each([0, 1, 2, 3, 4, 5], i => {
      const [x, y] = tip(i)
      return line(`M${short(x * 0.9)} ${y + 8}L${short(x * 1.08)} ${y - 8}`, 'slate', 2.6)
    })
  )
}
