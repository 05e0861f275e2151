import { glow } from '../light.ts'
import type { Colour } from '../palette.ts'
import { dabs, disc, inside, line, oval, path, rect, shadow } from '../shape.ts'

/** An angry one, flying to the right. */
export const angryBee = () =>
  oval(-4, -34, 9, 13, 'white', { opacity: 0.85, turn: [-24, -4, -34] }) +
  oval(8, -34, 8, 12, 'white', { opacity: 0.85, turn: [18, 8, -34] }) +
  path('M-24 -16L-36 -12L-24 -8Z', 'ink') +
  oval(0, -14, 25, 14, 'mustard') +
  line('M-12 -22V-6M0 -25V-3', 'ink', 6) +
  disc(15, -17, 3.2, 'ink') +
  line('M10 -24L19 -21M20 -24Q26 -34 32 -32', 'ink', 2.6)

/** The part of a telephone that one shouts into. */
export const handset = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  path('M-46 -30Q0 -58 46 -30L40 -16Q0 -40 -40 -16Z', c) +
  path('M-54 -24Q-44 -40 -28 -30L-30 -6Q-46 0 -54 -8Z', c) +
  path('M54 -24Q44 -40 28 -30L30 -6Q46 0 54 -8Z', c) +
  line('M-24 -38Q0 -46 24 -38', 'white', 3, { opacity: 0.4 })

/** One rubber boot, its shaft upwards. */
export const rubberBoot = ({ colour: c = 'mustard' }: { colour?: Colour } = {}) =>
  path('M-12 -44H10V-16Q28 -16 28 -2H-13Z', c) +
  path('M-12 -44H-6V-2H-13Z', 'shade', { opacity: 0.16 }) +
  rect(-14, -47, 26, 8, 'cream', 3) +
  line('M-13 -1H28', 'walnut', 4) +
  line('M6 -30V-18Q6 -12 14 -12', 'white', 2.4, { opacity: 0.5 })

const GLASS = 'M-42 -70Q-42 -76 -36 -76H36Q42 -76 42 -70V-6Q42 0 36 0H-36Q-42 0 -42 -6Z'

/** What was on every screen that night: a moon underfoot, the Earth small, somebody in white hopping. */
export const moonwalk = () =>
  inside(
    GLASS,
    rect(-42, -76, 84, 76, 'midnight') +
      dabs('-30,-64 -12,-56 4,-68 34,-50 -36,-40 18,-44', 'butter', 2.4) +
      disc(27, -62, 9, 'sea') +
      path('M20 -66q6 -4 12 0q-2 6 -8 4Z', 'sage') +
      path('M-42 -18Q-10 -34 42 -20V0H-42Z', 'ice') +
      oval(-24, -12, 9, 3, 'steel') +
      oval(22, -9, 12, 3.4, 'steel') +
      rect(-14, -48, 9, 16, 'steel', 3) +
      disc(0, -50, 8, 'white') +
      oval(3, -50, 5, 4.6, 'mustard') +
      path('M-8 -42H8L9 -26H-9Z', 'white') +
      line('M-4 -27L-8 -19M5 -27L10 -21M8 -38L18 -44M-7 -38L-16 -34', 'white', 6),
  ) + line('M-32 -68L-20 -70', 'white', 3, { opacity: 0.7 })

/** A scarf that is still on its needles. */
export const knitting = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  path('M-20 -40H20L24 4Q0 10 -22 2Z', c) +
  line('M-10 -36V0M0 -36V4M10 -36V2', 'shade', 3, { opacity: 0.16 }) +
  line('M-22 4l-1 7M-12 6v7M0 7v7M12 6v7M22 5l2 7', c, 3) +
  line('M-34 -50L28 -34M34 -50L-28 -34', 'wood', 4) +
  disc(-35, -50, 4.4, 'mustard') +
  disc(35, -50, 4.4, 'mustard')

/** As many as a tier has room for; the top one is bitten on the right, so that none stands there. */
const CANDLES = [
  { y: -42, from: -74, to: 76 },
  { y: -78, from: -48, to: 49 },
  { y: -110, from: -24, to: 1 },
].flatMap(({ y, from, to }) =>
  Array.from({ length: Math.floor((to - from) / 11) + 1 }, (_, i) => [from + 11 * i, y] as const),
)

const candles = () => {
  const sticks = (odd: number) => CANDLES.filter((_, i) => i % 2 === odd).map(([x, y]) => `M${x} ${y}v-13`)
  const flames = CANDLES.filter(([x]) => x < 10).map(([x, y]) => `M${x} ${y - 14}q-6 -3 0 -13q6 10 0 13Z`)
  return (
    line(sticks(0).join(''), 'sea', 4.6) +
    line(sticks(1).join(''), 'red', 4.6) +
    path(flames.join(''), 'ember')
  )
}

/** A cake as tall as a child: somebody who blows from the right has almost half of the candles out, and has had a bite. */
export const giantCake = () =>
  shadow(96, 6) +
  glow(0, -110, 120, 'butter', 0.55) +
  oval(0, -2, 96, 8, 'steel') +
  rect(-86, -42, 172, 40, 'blush', 6) +
  path(`M-86 -42H86V-28${'q-10.75 12 -21.5 0'.concat('t-21.5 0'.repeat(7))}Z`, 'white') +
  rect(-58, -78, 116, 36, 'cream', 5) +
  path(`M-58 -78H58V-66${'q-9.7 10 -19.3 0'.concat('t-19.3 0'.repeat(5))}Z`, 'coral') +
  path('M-31 -110H8q1 9 9 9q0 9 8 10q0 8 8 13H-31Z', 'blush') +
  path('M-31 -110H8q1 9 9 9q-5 8 -13 0q-9 8 -17.5 0t-17.5 0Z', 'white') +
  dabs('-62,-14 -31,-12 0,-14 31,-12 62,-14 -32,-54 0,-54 32,-54', 'red', 8) +
  candles()

/** A circus that has put up its tent on the next hill. */
export const farTent = () =>
  path('M0 -120Q-26 -74 -76 -52V0H76V-52Q26 -74 0 -120Z', 'red') +
  path(
    'M-56 0V-52Q-14 -74 0 -120Q-8 -74 -36 -52V0ZM56 0V-52Q14 -74 0 -120Q8 -74 36 -52V0ZM-13 0V-52L0 -120L13 -52V0Z',
    'cream',
  ) +
  line('M-76 -50H76', 'mustard', 6) +
  path('M-12 0L0 -38L12 0Z', 'plum') +
  line('M0 -118V-142', 'walnut', 2.4) +
  path('M0 -142q11 0 20 7l-20 5Z', 'mustard')

/** An elephant that looks to the left and blows with all its trunk; somebody can sit on its cloth. */
export const puffingElephant = ({ cloth = 'plum' }: { cloth?: Colour } = {}) =>
  shadow(90, 6) +
  line('M84 -70Q100 -60 98 -40', 'lead', 5) +
  rect(8, -50, 22, 50, 'lead', 8) +
  rect(62, -50, 22, 50, 'lead', 8) +
  path('M-36 -60Q-34 -108 26 -106Q92 -104 90 -54Q88 -30 40 -32H-10Q-34 -36 -36 -60Z', 'grey') +
  rect(-22, -50, 25, 50, 'grey', 8) +
  rect(40, -50, 25, 50, 'grey', 8) +
  line('M-16 -3H-4M46 -3H58', 'ice', 4) +
  path('M4 -107Q30 -110 62 -98Q66 -70 60 -54Q30 -46 0 -56Q-2 -84 4 -107Z', cloth) +
  line('M0 -57Q30 -47 60 -55', 'mustard', 6) +
  line('M-62 -74Q-84 -52 -98 -68T-122 -84', 'grey', 17) +
  oval(-124, -87, 5, 7.4, 'white') +
  line('M-74 -70l4 -8M-86 -64l2 -9M-98 -64l-4 -8', 'lead', 2.6) +
  disc(-46, -82, 32, 'grey') +
  path('M-58 -58Q-76 -48 -84 -54Q-74 -56 -66 -68Z', 'white') +
  path('M-40 -102Q-12 -112 -10 -82Q-10 -56 -28 -54Q-44 -58 -46 -80Z', 'lead') +
  path('M-36 -94Q-18 -98 -18 -80Q-20 -64 -28 -64Q-38 -70 -36 -94Z', 'mauve', { opacity: 0.5 }) +
  disc(-60, -88, 4, 'ink') +
  line('M-68 -98Q-60 -103 -54 -98', 'lead', 3)
