import { svgOf } from '../card.ts'
import { flow, type Spot, spots } from '../curve.ts'
import { hand } from '../hand/hand.ts'
import { objectDrawing, softDrawing } from '../hand/object.ts'
import { onStage, STAGE, UNTURNED } from '../hand/stage.ts'
import { glow, vignette } from '../light.ts'
import { motif } from '../motifs/index.ts'
import { noise } from '../noise.ts'
import { type Drawing, dabs, each, line, path, put, rect } from '../shape.ts'

export const HOME_PHOTOS = ['in-the-palm', 'extraordinary-story', 'palm-reader'] as const
export type HomePhotoId = (typeof HOME_PHOTOS)[number]

/** Wide and low, as it lies on the first page. What matters is in the middle band: the page may cut above and below. */
const HOME_PHOTO = { width: 700, height: 260 } as const

const { width, height } = HOME_PHOTO

const onHand = (drawing: Drawing, x: number, y: number): Drawing => {
  const [left, top] = onStage({ x, y }, UNTURNED)
  return put(drawing, { x: left, y: top })
}

/** Cloth lies over the heel of the hand: four rows of four. */
const cloth: readonly Spot[] = [0, 1, 2, 3].flatMap(row =>
  [0, 1, 2, 3].map((column): Spot => {
    const [x, y] = onStage({ x: 0.6 + column * 0.15 + row * 0.03, y: 0.5 - row * 0.15 }, UNTURNED)
    return [x + (column % 2) * 4, y + (row % 2) * 5 - column * 8]
  }),
)

const laden: Drawing =
  hand({ ...UNTURNED, tone: 'golden', sleeve: 'navy' }) +
  softDrawing('cloth', cloth) +
  onHand(objectDrawing('coin', { contact: 'face' }), 0.42, 0.72) +
  onHand(objectDrawing('ring', { contact: 'face' }), 0.375, 1.5) +
  onHand(objectDrawing('cube-3', { contact: 'face', turn: 14 }), 0.9, 1.32) +
  onHand(objectDrawing('top', { contact: 'tip' }), 0.06, 0.66)

/** The middle of the stage, so that a hand can be turned about it. */
const aboutMiddle = (drawing: Drawing): Drawing => put(drawing, { x: -STAGE.width / 2, y: -STAGE.height / 2 })

/** A hand that waits, and the little things that will walk over it. */
const palm: Drawing =
  rect(0, 0, width, height, '#E2A962') +
  glow(400, 90, 420, '#FFF0C4', 0.95) +
  put(aboutMiddle(laden), { x: 430, y: 130, scale: 0.5, turn: -84 }) +
  put(objectDrawing('pawn', { contact: 'edge', turn: -8 }), { x: 112, y: 176, scale: 0.78 }) +
  put(objectDrawing('string', { contact: 'face' }), { x: 128, y: 78, scale: 0.42, turn: 12 })

const STARS = 46

function stars(): Drawing {
  const next = noise(11)
  const spots = Array.from({ length: STARS }, (): Spot => [next() * width, next() * 176])
  const [small, large] = [spots.filter((_, i) => i % 4 !== 0), spots.filter((_, i) => i % 4 === 0)]
  return dabs(small, 'butter', 2, { opacity: 0.75 }) + dabs(large, 'butter', 3.4, { opacity: 0.9 })
}

const swell = (y: number, paint: Parameters<typeof path>[1], opacity: number): Drawing =>
  path(`M0 ${y}Q58 ${y - 9} 117 ${y}T233 ${y}T350 ${y}T467 ${y}T583 ${y}T700 ${y}V${height}H0Z`, paint, {
    opacity,
  })

/** The beginning of a story that nobody would believe. */
const story: Drawing =
  rect(0, 0, width, height, 'midnight') +
  path(`M0 110Q350 70 700 120V${height}H0Z`, '#3E4E73', { opacity: 0.5 }) +
  stars() +
  glow(122, 66, 130, 'butter', 0.5) +
  put(motif('moon', { radius: 32 }), { x: 122, y: 66 }) +
  swell(188, '#1A3046', 1) +
  dabs(spots('110,208 134,218 104,230 142,240'), 'butter', 4, { opacity: 0.55 }) +
  put(motif('parasol'), { x: 406, y: 196, scale: 1.02, turn: 9 }) +
  put(motif('goat'), { x: 312, y: 196, scale: 1.5 }) +
  put(motif('octopus'), { x: 438, y: 198, scale: 1.02 }) +
  put(motif('rowboat'), { x: 372, y: 234, scale: 2.6 }) +
  glow(512, 170, 96, 'straw', 0.6) +
  put(motif('lantern'), { x: 512, y: 152, scale: 1.15 }) +
  swell(228, '#12253A', 0.9)

/** An arrow on its foot: three movements of a finger, in a box of 100 × 100. */
const SIGN: readonly (readonly Spot[])[] = [
  spots('50,92 50,70 50,44 50,8'),
  spots('22,40 36,24 50,8 64,24 78,40'),
  spots('28,94 44,93 58,92 74,92'),
]

/** The sign as the next palm has understood it: a little farther from the truth each time. */
function drifted(amount: number): readonly (readonly Spot[])[] {
  const bend = (x: number, y: number): Spot => [
    x + Math.sin(y / 17 + 0.8) * 5.5 * amount + (50 - y) * 0.1 * amount,
    y + Math.sin(x / 13) * 3.6 * amount,
  ]
  return SIGN.map(stroke => stroke.map(([x, y]) => bend(x, y)))
}

const sign = (amount: number): Drawing =>
  line(
    drifted(amount)
      .map(spots => flow(spots, amount === 0 ? 0.1 : 0.8))
      .join(''),
    '#8E2F24',
    10,
  )

const TONES = ['fair', 'brown', 'golden'] as const

const read = (i: number): Drawing => {
  const [x, y] = onStage({ x: 0.5, y: 0.56 }, UNTURNED)
  return (
    hand({ ...UNTURNED, side: 'right', tone: TONES[i]!, sleeve: 'dusk' }) +
    glow(STAGE.width - x, y, 170, '#FFF1C4', 0.7) +
    put(sign(i), { x: STAGE.width - x - 84, y: y - 84, scale: 1.68 })
  )
}

/** The same sign in three palms, and not quite the same. */
const reader: Drawing =
  rect(0, 0, width, height, '#256371') +
  glow(350, 120, 400, '#5AA9AA', 0.75) +
  each([0, 1, 2] as const, i =>
    put(aboutMiddle(read(i)), { x: 132 + i * 218, y: 118 + (i % 2) * 6, scale: 0.42, turn: (i - 1) * 8 }),
  )

const PHOTOS: Readonly<Record<HomePhotoId, Drawing>> = {
  'in-the-palm': palm,
  'extraordinary-story': story,
  'palm-reader': reader,
}

/** What stands for a game on the first page. */
export const homePhotoSvg = (id: HomePhotoId): string =>
  svgOf(PHOTOS[id] + vignette(width, height), width, height, `home-${id}`)
