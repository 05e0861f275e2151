import { CARD, svgOf } from '../card.ts'
import { type Points, short, spots, starShape } from '../curve.ts'
import { miniHand } from '../hand/mini.ts'
import { darker, mixed, type Paint } from '../palette.ts'
import { type Drawing, disc, each, inside, line, path, put, rect, rim } from '../shape.ts'
import { CONSTRAINT_CARD } from './constraint-card.ts'
import { rocket } from './rocket.ts'
import { SYMBOL_CARD } from './symbol-card.ts'
import { kindShape, WORD_CARD } from './word-card.ts'

export const BACKS = ['memory', 'constraint', 'word', 'symbol'] as const
export type BackId = (typeof BACKS)[number]

interface Size {
  readonly width: number
  readonly height: number
}

interface Back extends Size {
  /** What the outermost rim is painted with: printed a little beyond the cut. */
  readonly rim: Paint
  /** One half; the other is the same, upside down, so that no card lies the wrong way round. */
  readonly half: Drawing
  readonly middle: Drawing
  readonly ground: Paint
  readonly corner: number
}

const star = (x: number, y: number, radius: number, paint: Paint, opacity = 1): Drawing =>
  path(starShape(x, y, radius, 5, 0.46), paint, { opacity })

const scattered = (points: Points, paint: Paint): Drawing =>
  each(spots(points), ([x, y], i) =>
    i % 2 ? star(x, y, 7, paint, 0.8) : disc(x, y, 3, paint, { opacity: 0.8 }),
  )

/** A hand that reaches down from above. */
const reaching = (x: number, y: number, s: number, skin: Paint, fingers: Paint): Drawing =>
  put(miniHand({ side: 'right', face: 'palm', hand: skin, fingers, lines: darker(skin, 0.8) }), {
    x,
    y,
    scale: s,
    turn: 180,
  })

const memory: Back = {
  width: CARD.width + 2 * CARD.border,
  height: CARD.height + 2 * CARD.border,
  rim: '#5B4136',
  ground: '#6B4C3E',
  corner: 10,
  half:
    path('M0 0H92L0 92Z', mixed('walnut', 'sand', 0.45)) +
    path('M628 0H536L628 92Z', mixed('walnut', 'sand', 0.45)) +
    line('M64 110Q314 20 564 110', mixed('walnut', 'sand', 0.5), 3, { dash: '2 12', opacity: 0.9 }) +
    put(rocket('red'), { x: 314, y: 108, scale: 1.05, turn: 38 }) +
    scattered('150,150 214,96 420,92 482,150 112,190 520,186', 'butter'),
  middle:
    rim(314, 214, 58, 'butter', 3, { opacity: 0.7 }) + path(starShape(314, 214, 36, 8, 0.62), 'mustard'),
}

const constraint: Back = {
  ...CONSTRAINT_CARD,
  rim: 'navy',
  ground: mixed('navy', 'dusk', 0.35),
  corner: 22,
  half:
    path('M0 0H240V40Q120 70 0 40Z', 'mustard') +
    reaching(202, 156, 0.19, 'skin', 'skin') +
    scattered('34,86 62,118 206,86 182,118', 'butter'),
  middle: line('M24 150H216', 'butter', 3, { dash: '2 10' }),
}

const KINDS = ['noun', 'adjective', 'verb'] as const

const word: Back = {
  ...WORD_CARD,
  rim: '#6A4585',
  ground: mixed('plum', '#6A4585', 0.5),
  corner: 22,
  half:
    path('M0 0H360V30Q270 62 180 38T0 52Z', 'butter', { opacity: 0.22 }) +
    each(KINDS, (kind, i) =>
      put(disc(0, 0, 26, 'cream') + put(kindShape(kind), { scale: 0.72 }), { x: 66 + i * 114, y: 62 }),
    ),
  middle:
    line('M40 110H146M214 110H320', 'butter', 3, { dash: '2 10' }) +
    path(starShape(180, 110, 26, 8, 0.62), 'straw'),
}

const spiral = Array.from({ length: 46 }, (_, i) => {
  const angle = i * 0.2
  const radius = i * 1.5
  return `${i ? 'L' : 'M'}${short(Math.cos(angle) * radius)} ${short(Math.sin(angle) * radius)}`
}).join('')

const symbol: Back = {
  ...SYMBOL_CARD,
  rim: 'cream',
  ground: 'midnight',
  corner: 30,
  half:
    reaching(330, 276, 0.36, mixed('dusk', 'midnight', 0.3), mixed('dusk', 'midnight', 0.3)) +
    scattered('52,60 92,150 348,60 312,160 60,232 342,230', 'butter'),
  middle:
    disc(200, 280, 84, 'navy') +
    rim(200, 280, 84, 'butter', 3) +
    each([0, 180], r => put(line(spiral, 'straw', 6), { x: 200, y: 280, turn: r })),
}

const ALL: Readonly<Record<BackId, Back>> = { memory, constraint, word, symbol }

export const backRim = (id: BackId): Paint => ALL[id].rim

/** The back of a deck’s cards. */
export function backSvg(id: BackId): string {
  const { width, height, rim: edge, ground, corner, half, middle } = ALL[id]
  const margin = 10
  const [right, bottom, round] = [width - margin, height - margin, Math.max(4, corner - margin)]
  const field = `M${margin + round} ${margin}H${right - round}Q${right} ${margin} ${right} ${margin + round}V${bottom - round}Q${right} ${bottom} ${right - round} ${bottom}H${margin + round}Q${margin} ${bottom} ${margin} ${bottom - round}V${margin + round}Q${margin} ${margin} ${margin + round} ${margin}Z`
  const turned = put(half, { x: width, y: height, turn: 180 })
  const drawing =
    rect(0, 0, width, height, edge, corner) + path(field, ground) + inside(field, half + turned + middle)
  return svgOf(drawing, width, height, `back-${id}`)
}
