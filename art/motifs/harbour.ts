import { poly, short, soft } from '../curve.ts'
import { glow } from '../light.ts'
import { type Colour, darker } from '../palette.ts'
import { disc, filled, line, oval, path, rect, shaded, shadow } from '../shape.ts'
import { fingers } from './finger.ts'

/** The head of a lighthouse from near by: a great lamp whose wick is just catching, roof, and the gallery that one stands on. */
export const lampRoom = () =>
  filled(
    poly('-66,0 66,0 80,140 -80,140'),
    'white',
    rect(-90, 34, 180, 50, 'red') + shaded('M14 0H90V150H26Z', 0.14),
  ) +
  rect(-46, -122, 92, 116, 'navy') +
  line('M-46 -122V-6M46 -122V-6', 'ink', 4) +
  path('M-54 -120Q-40 -164 0 -168Q40 -164 54 -120Z', 'brick') +
  path('M8 -168Q40 -164 54 -120H22Q24 -150 8 -168Z', 'shade', { opacity: 0.18 }) +
  disc(0, -174, 9, 'brick') +
  line('M0 -182V-200', 'ink', 3) +
  path('M-20 -6L-9 -46H9L20 -6Z', 'brass') +
  path('M-24 -50Q-36 -80 -18 -108H18Q36 -80 24 -50Z', 'sky', { opacity: 0.34 }) +
  line('M-25 -98Q0 -105 25 -98M-28 -86Q0 -91 28 -86M-28 -66Q0 -61 28 -66', 'sky', 2, { opacity: 0.4 }) +
  rect(-22, -112, 44, 6, 'brass', 2) +
  rect(-26, -52, 52, 8, 'brass', 2) +
  rect(-4, -74, 8, 24, 'brass', 1) +
  rect(-8, -79, 16, 6, 'brass', 2) +
  line('M0 -79Q2 -84 -1 -90', 'ink', 3) +
  path('M-1 -87q-7 -8 1 -19q7 11 -1 19Z', 'ember') +
  path('M-160 -6H160L150 10H-150Z', 'slate') +
  path('M-130 10L-78 44L-70 10ZM130 10L78 44L70 10Z', darker('slate', 0.8))

export const galleryRail = ({ width: w = 310, height: h = 44 }: { width?: number; height?: number } = {}) => {
  const posts = Array.from({ length: 8 }, (_, i) => short(-w / 2 + (i * w) / 7))
  return (
    line(posts.map(x => `M${x} 0V${-h}`).join(''), 'ink', 3.4) +
    line(`M${-w / 2} ${-h}H${w / 2}`, 'ink', 5) +
    line(`M${-w / 2} ${-h / 2}H${w / 2}`, 'ink', 2.6)
  )
}

/** Please do not move: box, bellows, cloth, and somebody under it. */
export const photographer = ({ colour: c = 'walnut' }: { colour?: Colour } = {}) =>
  shadow(62, 5) +
  line('M-44 -44L-52 -4M-30 -44L-28 -4', 'slate', 12) +
  line('M-54 -3h13M-30 -3h13', 'ink', 7) +
  line('M30 -66L10 0M34 -66L58 0M32 -66V-2', 'wood', 5) +
  path(soft('-54,-42 -52,-72 -30,-92 2,-104 18,-98 18,-66 4,-58 -2,-34 -26,-36'), 'ink') +
  line('M-36 -80Q-26 -60 -30 -44M-12 -92Q-2 -74 -8 -50', 'slate', 2.4) +
  rect(12, -104, 18, 40, c, 2) +
  path('M30 -100L50 -94V-74L30 -68Z', 'brick') +
  line('M36 -98V-70M43 -96V-72', 'dark', 2.4) +
  rect(50, -98, 9, 28, c, 2) +
  rect(58, -92, 14, 16, 'brass', 2) +
  disc(72, -84, 8, 'brass') +
  disc(73, -84, 5, 'ink') +
  line('M-20 -86Q-34 -108 -22 -128', 'ink', 9) +
  disc(-21, -131, 6, 'skin') +
  line('M-36 -140H-4', 'slate', 6) +
  glow(-20, -152, 40, 'butter', 0.9) +
  path('M-20 -178l6 18l16 -8l-8 16l14 8h-56l14 -8l-8 -16l16 8Z', 'butter')

/** Standing about, as if the harbour were its own. */
export const gullStand = ({ colour: c = 'white' }: { colour?: Colour } = {}) =>
  shadow(16, 3) +
  line('M-2 -14V-1h7M6 -14V-1h7', 'mustard', 2.8) +
  path(soft('-32,-18 -10,-36 8,-38 18,-26 8,-12 -10,-12'), c) +
  path('M-36 -16Q-18 -34 8 -30Q4 -14 -14 -14Q-26 -12 -36 -16Z', 'steel') +
  path('M-38 -14L-22 -24L-18 -14Z', 'ink') +
  disc(15, -44, 10, c) +
  path('M23 -46L40 -41Q36 -37 23 -39Z', 'mustard') +
  disc(18, -46, 2.2, 'ink') +
  line('M14 -51l7 1', 'slate', 1.8)

/** Two hands from above, and between them what they tie. */
export const tyingHand = ({
  skin = 'skin',
  sleeve = 'white',
  stripe,
}: {
  skin?: Colour
  sleeve?: Colour
  stripe?: Colour
} = {}) =>
  path('M-150 -34L-66 -28L-66 28L-150 36Z', sleeve) +
  (stripe ? line('M-134 -32V34M-114 -31V32M-94 -29V30', stripe, 8) : '') +
  path('M-74 -30L-60 -30L-60 30L-74 30Z', darker(sleeve, 0.84)) +
  path(
    soft([
      [-64, -26],
      [-40, -34],
      [-12, -30],
      [0, -6],
      [-8, 22],
      [-36, 30],
      [-64, 24],
    ]),
    skin,
  ) +
  fingers(skin, 'nail', [
    [14.5, [-20, 14], [2, 18], [19, 14]],
    [15.5, [-18, 0], [8, 2], [26, 2]],
    [16, [-20, -15], [6, -20], [26, -12]],
    [17.5, [-46, -24], [-24, -46], [4, -38]],
  ]) +
  line('M-22 -6q-8 4 -9 10M-24 10q-7 3 -8 8', darker(skin, 0.82), 2.2)

/** An upturned cask: the table of everybody who has none. */
export const caskTop = () =>
  path('M-190 0Q-198 -60 -180 -96H180Q198 -60 190 0Z', 'wood') +
  line('M-120 -90Q-128 -40 -122 0M-60 -88V0M0 -86V0M60 -88V0M120 -90Q128 -40 122 0', 'walnut', 2.6) +
  line('M-190 -34Q0 -14 190 -34', 'slate', 14) +
  oval(0, -96, 182, 44, 'walnut') +
  oval(0, -98, 168, 37, 'honey') +
  line('M-160 -110H160M-166 -92H166M-140 -76H140', 'wood', 2.4)

/** A long straight stick: for boats, for nets, for whoever must not drown. */
export const pole = ({ length: l = 130, colour: c = 'walnut' }: { length?: number; colour?: Colour } = {}) =>
  line(`M0 10V${-l}`, c, 5)

/** An oar in a hand: it grips the upper end, the blade is far down in the water. */
export const oar = ({ length: l = 120, colour: c = 'wood' }: { length?: number; colour?: Colour } = {}) =>
  line(`M0 -14V${l}`, c, 6) +
  path(`M-7 ${l - 8}Q-11 ${l + 26} 0 ${l + 40}Q11 ${l + 26} 7 ${l - 8}Z`, darker(c, 0.86))
