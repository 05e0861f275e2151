import { soft, spots } from '../curve.ts'
import { glow } from '../light.ts'
import { type Colour, darker } from '../palette.ts'
import { disc, each, line, oval, path, put, rect, rim, shadow } from '../shape.ts'
import { fingers } from './finger.ts'

/** Over the edge of a table: two paws, two eyes, no good intentions. */
export const catPeek = ({ colour: c = 'ink' }: { colour?: Colour } = {}) => {
  const eye = c === 'ink' || c === 'slate' ? 'straw' : 'forest'
  return (
    path('M-26 -36L-28 -66L-6 -50ZM26 -36L28 -66L6 -50Z', c) +
    path('M-22 -44L-23 -57L-13 -49ZM22 -44L23 -57L13 -49Z', 'blush', { opacity: 0.7 }) +
    path('M-32 6Q-36 -52 0 -52Q36 -52 32 6Z', c) +
    oval(-13, -26, 8, 9, eye) +
    oval(13, -26, 8, 9, eye) +
    oval(-12, -29, 3, 6, 'lash') +
    oval(14, -29, 3, 6, 'lash') +
    path('M-4 -14H4L0 -9Z', 'blush') +
    line('M-18 -12L-44 -18M-18 -8L-44 -6M18 -12L44 -18M18 -8L44 -6', c === 'ink' ? 'stone' : 'ink', 1.4) +
    each([-34, 34], x => oval(x, 0, 14, 9, c) + line(`M${x - 4} 3v5M${x + 4} 3v5`, darker(c, 0.6), 2))
  )
}

/** Two hands palm to palm, fingers up, a string round both so that nobody forgets; the arms are their owners’. */
export const promise = ({
  skin = 'skin',
  other = 'skin2',
  sleeve = 'white',
  otherSleeve = 'coral',
  string = 'red',
}: {
  skin?: Colour
  other?: Colour
  sleeve?: Colour
  otherSleeve?: Colour
  string?: Colour
} = {}) => {
  const raised = (hand: Colour, cloth: Colour) => {
    const palm = soft('-98,58 -68,40 -45,18 -30,-4 -18,-14 -3,-8 -1,40 -6,70 -30,95 -72,108')
    return (
      fingers(darker(hand, 0.92), undefined, [[19, [-16, 10], [-21, -60], [-16, -116]]]) +
      fingers(hand, 'nail', [[21, [-14, 10], [-13, -46], [-10, -102]]]) +
      put(path(palm, darker(hand, 0.8)), { x: -2, y: -1 }) +
      path(palm, hand) +
      path(soft('-102,52 -84,54 -62,98 -68,114 -86,119 -116,70', 0.7), darker(cloth, 0.86))
    )
  }
  return (
    put(raised(other, otherSleeve), { flip: true }) +
    raised(skin, sleeve) +
    fingers(skin, 'nail', [[20, [-44, 62], [-20, 34], [20, 14]]]) +
    line('M-31 -75Q0 -69 31 -75M-31 -66Q0 -60 31 -66M0 -64V-34', string, 5.4) +
    put(
      line('M-2 6Q-18 22 -20 46M2 6Q22 20 34 40', string, 5) +
        path('M0 4Q-50 -46 -70 -14Q-66 26 0 8ZM0 4Q50 -46 70 -14Q66 26 0 8Z', string) +
        path('M-14 2Q-44 -26 -54 -10Q-48 12 -14 6ZM14 2Q44 -26 54 -10Q48 12 14 6Z', darker(string, 0.74)) +
        disc(0, 5, 10, darker(string, 0.88)),
      { y: -34 },
    )
  )
}

/** A hill to ride down: where its edge runs is up to the card. */
export const slope = ({
  path: d = 'M-20 190Q220 236 620 384V430H-20Z',
  edge = 'M-20 190Q220 236 620 384',
  colour: c = 'sandD',
  grass = 'olive',
}: {
  path?: string
  edge?: string
  colour?: Colour
  grass?: Colour
} = {}) => path(d, c) + line(edge, grass, 12) + line(edge, 'moss', 4)

/** Bare-headed, so that somebody can give up his cap for it. */
export const snowFriend = () =>
  shadow(34) +
  each(
    spots('-24,28 -68,21 -104,17'),
    ([y, r]) =>
      disc(0, y, r, 'white') +
      path(
        `M${r * 0.1} ${y + r}A${r} ${r} 0 0 0 ${r} ${y}Q${r * 0.7} ${y + r * 0.8} ${r * 0.1} ${y + r}Z`,
        'azure',
        { opacity: 0.6 },
      ) +
      rim(0, y, r, 'sky', 2),
  ) +
  path('M2 -106l28 5l-28 6Z', 'coral') +
  disc(-6, -109, 2.6, 'ink') +
  disc(7, -109, 2.6, 'ink') +
  line('M-8 -94Q2 -88 10 -95', 'ink', 2.6) +
  line('M-19 -72L-48 -92M-40 -86l-10 2M19 -72L46 -96M40 -90l10 4', 'walnut', 4) +
  disc(2, -74, 2.6, 'ink') +
  disc(3, -62, 2.6, 'ink')

/** Out of the way, out of the way! */
export const henFlap = ({ colour: c = 'cream' }: { colour?: Colour } = {}) =>
  line('M-4 0l-8 10M6 -1l6 11', 'mustard', 3) +
  path(soft('-26,-26 -14,-6 6,-2 18,-14 20,-32 8,-24 -8,-22'), c) +
  path('M-26 -24l-14 -10l4 14l-10 2l18 8Z', darker(c, 0.88)) +
  path('M-8 -18Q-26 -36 -20 -54Q-12 -46 -8 -50Q-2 -42 4 -46Q10 -30 6 -16Z', darker(c, 0.86)) +
  disc(17, -36, 8.4, c) +
  path('M11 -43q2 -8 6 -3q4 -5 6 3Z', 'red') +
  path('M24 -38l10 -2l-8 7Z', 'mustard') +
  disc(19, -38, 2, 'ink') +
  path('M22 -31q3 6 -2 8q-3 -4 2 -8Z', 'red')

/** The end of a scarf in the wind, from the neck backwards. */
export const scarfTail = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  path('M0 -8Q-18 -20 -34 -10T-70 -18L-62 -2L-74 6Q-52 12 -36 6T0 6Z', c) +
  line('M-4 -1Q-20 -8 -34 -2T-58 -6', darker(c, 0.8), 2.4)

/** A stall before us, with bowls of spices; a sneeze from the left has carried the tops of three away. */
export const stall = ({ colour: c = 'walnut' }: { colour?: Colour } = {}) =>
  each([-150, -84, -18, 48, 114, 180] as const, (x, i) => {
    const spice = (['coral', 'mustard', 'rust', 'olive', 'ember', 'brick'] as const)[i]!
    const heap = 'M-30 -60Q-22 -84 -13 -92L-4 -86L6 -93L14 -88Q24 -80 30 -60Z'
    const pile =
      path(heap, spice) +
      path('M6 -93L14 -88Q24 -80 30 -60H14Q14 -80 6 -93Z', 'shade', { opacity: 0.16 }) +
      path('M-33 -64H33Q30 -36 14 -34H-14Q-30 -36 -33 -64Z', 'cream') +
      line('M-30 -55H30', 'sea', 4)
    return put(pile, { x, y: 0 })
  }) +
  path('M-186 -38H240L262 20H-200Z', c) +
  line('M-186 -38H240', darker(c, 0.7), 7)

/** The baker at his window on the morning an elephant goes by. */
export const bakery = () =>
  rect(-70, -150, 140, 150, 'cream') +
  rect(-56, -96, 112, 62, 'dark') +
  glow(0, -64, 60, 'ember', 0.7) +
  path('M-24 -34Q-22 -54 0 -54Q22 -54 24 -34Z', 'white') +
  disc(0, -66, 17, 'skin') +
  path('M-16 -72Q-24 -96 -6 -92Q0 -102 8 -92Q24 -94 16 -72Q0 -78 -16 -72Z', 'white') +
  oval(-6, -68, 4, 5.4, 'white') +
  oval(7, -68, 4, 5.4, 'white') +
  disc(-7, -68, 2, 'lash') +
  disc(6, -68, 2, 'lash') +
  oval(0, -55, 3.6, 4.6, 'brick') +
  path('M-9 -60Q-3 -64 0 -60Q3 -64 9 -60Q0 -57 -9 -60Z', 'walnut') +
  each([-38, 38], x => path(soft(`${x - 13},-36 ${x - 10},-46 ${x + 8},-48 ${x + 13},-37`), 'honey')) +
  line('M-42 -45l4 6M-34 -46l4 6M34 -45l4 6M42 -46l4 6', 'cream', 2) +
  rect(-62, -36, 124, 8, 'walnut') +
  each([0, 1, 2, 3, 4, 5], i => path(`M${-66 + i * 22} -122h22l3 22q-14 9 -28 0Z`, i % 2 ? 'white' : 'coral'))
