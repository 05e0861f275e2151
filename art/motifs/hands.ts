import { soft } from '../curve.ts'
import { type Colour, darker, mixed, type Paint } from '../palette.ts'
import { type Drawing, disc, each, inside, line, oval, path, put } from '../shape.ts'
import { finger, fingers } from './finger.ts'

/** Hands close up: whose skin, and what sleeve they come out of. */
interface Close {
  readonly skin?: Colour
  readonly sleeve?: Colour
}

const cuff = (sleeve: Colour): Drawing =>
  path('M-42 84L-30 -26Q0 -36 30 -26L42 84Z', sleeve) +
  path('M-33 -18Q0 -30 33 -18L34 -6Q0 -18 -34 -6Z', darker(sleeve, 0.84))

/** The back or the palm of a hand, wrist down. */
const palmOf = (skin: Paint): Drawing =>
  path(
    soft([
      [-27, -20],
      [-34, -52],
      [-32, -76],
      [-12, -86],
      [14, -87],
      [31, -74],
      [33, -46],
      [27, -20],
    ]),
    skin,
  )

/** The ball of the thumb and the heel of the hand catch less light. */
const mounds = (skin: Paint): Drawing =>
  path('M30 -62Q34 -36 26 -22L4 -22Q6 -46 30 -62Z', darker(skin, 0.9)) +
  path('M-31 -52Q-34 -30 -26 -22L-14 -22Q-16 -40 -31 -52Z', darker(skin, 0.93))

/** Fingers up, palm towards us, lines of life and all. */
export const handOpen = ({
  skin = 'skin',
  sleeve = 'mustard',
  bare = false,
}: Close & { bare?: boolean } = {}) =>
  fingers(skin, 'inside', [
    [13.5, [-25, -70], [-34, -98], [-42, -120]],
    [15.5, [-9, -78], [-13, -112], [-16, -140]],
    [16.5, [8, -78], [11, -116], [13, -147]],
    [16, [23, -72], [31, -104], [38, -130]],
  ]) +
  palmOf(skin) +
  mounds(skin) +
  fingers(skin, 'inside', [[19, [20, -36], [42, -56], [58, -86]]]) +
  path('M2 -20Q4 -48 30 -60Q40 -48 30 -32Q26 -22 24 -20Z', darker(skin, 0.93)) +
  line('M-25 -64Q0 -74 24 -67M-26 -52Q-4 -58 14 -42M25 -60Q2 -50 4 -24', darker(skin, 0.72), 2) +
  (bare ? '' : cuff(sleeve))

const knuckles = (skin: Paint, columns: readonly number[]): Drawing =>
  columns
    .map(x =>
      finger(
        [
          [x, -50],
          [x + 1, -64],
          [x + 1, -88],
        ],
        { skin, width: 17, taper: 0.96 },
      ),
    )
    .join('') + line(columns.map(x => `M${x - 5} -56q5 5 11 0`).join(''), darker(skin, 0.76), 1.8)

/** The thumb lies across the closed fingers. */
const thumbAcross = (skin: Paint): Drawing => fingers(skin, 'nail', [[19, [30, -28], [20, -44], [-10, -46]]])

export const fist = ({ skin = 'skin', sleeve = 'mustard' }: Close = {}) =>
  palmOf(skin) + knuckles(skin, [-25, -8, 9, 25]) + thumbAcross(skin) + cuff(sleeve)

/** Thumb and first finger hold something small, which goes at 0, -104. */
export const handPinch = ({ skin = 'skin', sleeve = 'mustard' }: Close = {}) =>
  fingers(darker(skin, 0.94), 'nail', [
    [13, [-24, -54], [-44, -80], [-42, -102]],
    [14.5, [-16, -62], [-34, -96], [-28, -122]],
    [15, [-6, -66], [-20, -106], [-13, -130]],
  ]) +
  palmOf(skin) +
  mounds(skin) +
  fingers(skin, 'nail', [[16, [4, -70], [-10, -92], [-1, -112]]]) +
  fingers(skin, 'nail', [[18.5, [25, -44], [34, -78], [7, -104]]]) +
  line('M16 -62q-8 8 -20 6', darker(skin, 0.78), 2) +
  cuff(sleeve)

/** A hand closed around something upright, which goes behind it: draw the thing first. */
export const handHold = ({ skin = 'skin', sleeve = 'mustard' }: Close = {}) =>
  path(
    soft([
      [-20, -22],
      [-14, -70],
      [8, -86],
      [30, -72],
      [33, -44],
      [27, -20],
    ]),
    skin,
  ) +
  fingers(skin, 'nail', [[18, [28, -52], [24, -80], [6, -106]]]) +
  fingers(skin, 'nail', [
    [15.5, [26, -78], [0, -84], [-27, -78]],
    [16.5, [28, -63], [0, -68], [-31, -63]],
    [16, [28, -48], [0, -52], [-30, -48]],
    [14, [26, -34], [2, -37], [-24, -34]],
  ]) +
  cuff(sleeve)

/** Clenched around what stands upright in it, such as a ticket; the arm comes from the left. */
export const handClench = ({ skin = 'skin', sleeve = 'mustard' }: Close = {}) =>
  path('M-250 -150L-96 -136L-92 -66L-250 -48Z', sleeve) +
  path('M-104 -138L-84 -134L-80 -68L-100 -64Z', darker(sleeve, 0.84)) +
  path(soft('-88,-126 -40,-138 10,-144 46,-128 46,-72 8,-58 -40,-60 -88,-76'), skin) +
  path('M-88 -76Q-40 -56 8 -58L0 -70Q-40 -72 -88 -90Z', darker(skin, 0.9)) +
  fingers(skin, 'nail', [
    [22, [52, -84], [14, -66], [-20, -68]],
    [24, [56, -98], [14, -84], [-26, -86]],
    [25, [56, -114], [14, -104], [-30, -105]],
    [24, [50, -128], [14, -123], [-26, -123]],
  ]) +
  fingers(skin, 'nail', [[27, [-52, -126], [-24, -144], [22, -146]]]) +
  path(soft('-88,-126 -60,-136 -40,-138 -38,-116 -56,-92 -88,-90'), skin)

/** One finger shows the way: the back of a hand, the other three folded away from us. */
export const handPoint = ({ skin = 'skin', sleeve = 'mustard' }: Close = {}) =>
  fingers(darker(skin, 0.95), undefined, [
    [15, [26, -54], [27, -74], [27, -88]],
    [16.5, [12, -58], [13, -84], [13, -99]],
    [17, [-4, -60], [-3, -88], [-3, -103]],
  ]) +
  fingers(skin, 'nail', [[17.5, [-20, -60], [-20, -108], [-17, -146]]]) +
  palmOf(skin) +
  path('M31 -74Q35 -46 27 -20H8Q24 -42 24 -84Z', darker(skin, 0.93)) +
  line('M-25 -74q5 -6 11 -1M-9 -79q5 -6 11 -1M8 -78q5 -6 10 0M22 -70q4 -4 7 0', darker(skin, 0.78), 2) +
  fingers(skin, 'nail', [[18, [-16, -30], [-42, -54], [-43, -86]]]) +
  path(soft('-26,-20 -27,-36 -12,-52 4,-40 2,-20'), skin) +
  cuff(sleeve)

/** Seen from above: a hand of somebody who types with one finger of each. Its mirror image is the other one. */
export const handTyping = ({ skin = 'skin', sleeve = 'mustard' }: Close = {}) =>
  path('M-30 60L-27 4Q0 -10 29 4L34 60Z', sleeve) +
  fingers(skin, 'nail', [[12.5, [18, -10], [40, -18], [50, -36]]]) +
  path('M-22 6Q-28 -34 -4 -42Q28 -42 26 6Z', skin) +
  fingers(skin, 'nail', [[12, [17, -28], [26, -54], [20, -82]]]) +
  fingers(skin, undefined, [
    [12, [-18, -22], [-22, -34], [-15, -40]],
    [13, [-7, -28], [-10, -42], [-2, -46]],
    [13, [6, -29], [6, -44], [12, -46]],
  ]) +
  line('M-14 -28q4 -5 8 0M-2 -32q4 -5 8 0M10 -30q4 -5 8 0', darker(skin, 0.8), 1.8) +
  path('M-29 6Q0 -6 30 6L31 18Q0 6 -29 18Z', darker(sleeve, 0.86))

/** An anchor and a heart as they are pricked into skin. */
export const tattoo = ({ ink = 'dusk', skin = 'skin' }: { ink?: Colour; skin?: Colour } = {}) =>
  line(
    'M-34 -44V-4M-46 -36H-22M-58 -20Q-56 -2 -34 -2Q-12 -2 -10 -20M-63 -14L-58 -21L-51 -17M-5 -14L-10 -21L-17 -17',
    ink,
    4.6,
  ) +
  disc(-34, -50, 6, ink) +
  disc(-34, -50, 2.6, skin) +
  path('M36 0Q4 -24 12 -44Q26 -56 36 -40Q46 -56 60 -44Q68 -24 36 0Z', 'red')

/** What a tattoo is pricked with: its point at 0, 0, its handle up and to the right. */
export const tattooNeedle = () =>
  line('M0 0L20 -20', 'steel', 3) + line('M18 -18L62 -62', 'walnut', 9) + line('M20 -20L26 -26', 'brass', 10)

/** A child’s bare feet as whoever stands on them sees them: rolled trousers below, toes above, big toes inside. */
export const bareFeet = ({ skin = 'skin', sleeve = 'dusk' }: Close = {}) => {
  const edge = darker(skin, 0.84)
  const toes = spotted('-19,-127,14,19 2,-131,9.6,14.6 16,-123,8.8,13 27,-112,8,11.6 35,-99,7,10')
  const sole = soft('-27,40 -30,-6 -25,-50 -34,-100 -28,-122 0,-126 26,-110 38,-90 35,-44 29,-4 27,40')
  const foot =
    put(path(sole, 'shade', { opacity: 0.2 }), { x: 7, y: 6 }) +
    each(toes, ([x, y, rx, ry]) => oval(x! + 0.6, y! + 1.4, rx! + 1.6, ry! + 1.2, edge)) +
    path(sole, skin) +
    path(soft('27,40 29,-4 35,-44 38,-90 30,-104 22,-60 18,-10 14,40'), 'skinD', { opacity: 0.34 }) +
    each(
      toes,
      ([x, y, rx, ry]) =>
        oval(x!, y!, rx!, ry!, skin) +
        oval(x!, y! - ry! * 0.48, rx! * 0.56, ry! * 0.3, mixed(skin, 'white', 0.6)),
    ) +
    line('M-8 -112q3 -4 3 -10M9 -112q2 -4 1 -9M21 -104q2 -3 1 -8M31 -93q1 -3 0 -7', edge, 2) +
    inside(
      'M-60 -160H60V-66H-60Z',
      put(path(sole, 'sea') + each(toes, ([x, y, rx, ry]) => oval(x!, y!, rx!, ry!, 'sea')), {
        opacity: 0.2,
      }),
    ) +
    line('M-22 -2q6 6 12 5M22 0q-5 5 -10 4', edge, 2.4) +
    path(soft('-36,36 -38,66 -48,150 46,150 37,66 35,36 0,24'), sleeve) +
    line('M-14 60L-20 150M16 58L20 150', darker(sleeve, 0.84), 4) +
    path(soft('-38,34 0,22 37,34 39,56 0,45 -40,56', 0.8), darker(sleeve, 0.74))
  return put(foot, { x: 50, turn: 5 }) + put(foot, { x: -50, turn: -5, flip: true })
}

const spotted = (list: string): readonly (readonly number[])[] =>
  list.split(' ').map(one => one.split(',').map(Number))
