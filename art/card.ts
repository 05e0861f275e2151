import { poly, type Spot } from './curve.ts'
import { vignette } from './light.ts'
import { airOf } from './lighting.ts'
import { noise } from './noise.ts'
import { hexOf, type Paint } from './palette.ts'
import { type Card, drawPlace, drawThings, type Era } from './scene.ts'
import { type Drawing, inside, ownIds, path, put, rect } from './shape.ts'

export const CARD = { width: 600, height: 400, border: 14 } as const

/** How photographs of each time have aged: the paper’s tint and how strong it is. */
const TINTS: Readonly<Record<Era, readonly [paint: Paint, strength: number]>> = {
  '30s': ['#F3D09A', 0.2],
  '40s': ['#EFC58C', 0.15],
  '50s': ['#F4CFA0', 0.12],
  '60s': ['#F2C89A', 0.1],
  '70s': ['#F0A860', 0.14],
  '90s': ['#F6DCC0', 0.07],
  now: ['#FFF3DA', 0.05],
}

const isDeckled = (era: Era) => era === '30s' || era === '40s'

/** Old prints have a border that was torn, newer ones rounded corners. */
function border(era: Era): Drawing {
  const [width, height] = [CARD.width + 2 * CARD.border, CARD.height + 2 * CARD.border]
  if (!isDeckled(era)) return rect(0, 0, width, height, 'cream', 10)
  const next = noise(7)
  const step = 20
  const edge: Spot[] = []
  for (let x = 0; x < width; x += step) edge.push([x, next() * 3])
  for (let y = 0; y < height; y += step) edge.push([width - next() * 3, y])
  for (let x = width; x > 0; x -= step) edge.push([x, height - next() * 3])
  for (let y = height; y > 0; y -= step) edge.push([next() * 3, y])
  return path(poly(edge), '#FBF1DC')
}

/** Every definition once, however many things use it. */
function gathered(drawing: Drawing): Drawing {
  const definitions = new Map<string, string>()
  const pattern = /<(clipPath|linearGradient|radialGradient|filter) id="([^"]+)".*?<\/\1>/g
  const rest = drawing.replace(pattern, (definition, _kind, id: string) => {
    definitions.set(id, definition)
    return ''
  })
  return definitions.size === 0 ? rest : `<defs>${[...definitions.values()].join('')}</defs>${rest}`
}

/** The number, lower right, in the biography and in print; never while guessing. */
function badge(n: number): Drawing {
  const x = CARD.width - 30
  const y = CARD.height - 30
  return (
    `<circle cx="${x}" cy="${y}" r="20" fill="${hexOf('mustard')}"/>` +
    `<text x="${x}" y="${y + 7}" text-anchor="middle" font-family="Nunito, sans-serif" font-weight="700" font-size="20" fill="${hexOf('ink')}">${n}</text>`
  )
}

const framed = (inner: Drawing, width: number, height: number): Drawing =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${inner}</svg>`

/** A drawing as an SVG file whose ids are its owner’s. */
export const svgOf = (drawing: Drawing, width: number, height: number, owner: string): string =>
  framed(ownIds(gathered(drawing), owner), width, height)

/** Only the picture, for checks: no border, no tint, no darker corners. */
export const bareSvg = (drawing: Drawing): string => svgOf(drawing, CARD.width, CARD.height, 'bare')

/**
 * The tooth of the paper: one small tile of noise, laid over the whole card. On a thumbnail it would only look dirty, so
 * it is there from the size on at which a card is looked at.
 */
const grain = (width: number, height: number): Drawing =>
  '<style>@media(max-width:299px){.tooth{display:none}}</style>' +
  '<filter id="@tooth" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" stitchTiles="stitch" x="0" y="0" width="120" height="120"/>' +
  '<feColorMatrix values="0 0 0 0 .2 0 0 0 0 .13 0 0 0 0 .1 1.5 0 0 0 -.62" x="0" y="0" width="120" height="120"/>' +
  '<feTile/></filter>' +
  `<rect class="tooth" width="${width}" height="${height}" filter="url(#@tooth)" opacity=".17"/>`

/** A whole card as an SVG file. */
export function cardSvg(card: Card, options: { readonly badge?: boolean } = {}): string {
  const { width, height, border: margin } = CARD
  const [tint, strength] = TINTS[card.era]
  const corner = isDeckled(card.era) ? 2 : 8
  const shape = `M${corner} 0H${width - corner}Q${width} 0 ${width} ${corner}V${height - corner}Q${width} ${height} ${width - corner} ${height}H${corner}Q0 ${height} 0 ${height - corner}V${corner}Q0 0 ${corner} 0Z`
  // Outside of what is cut, or it would be laid over the place like fog, and multiply only the things.
  const aged = `<path d="${shape}" fill="${hexOf(tint)}" opacity="${strength}" style="mix-blend-mode:multiply"/>`
  const air = airOf(card.light, width, height) + vignette(width, height) + grain(width, height)
  // The place is cut on its own: a lens makes it larger than the card, and some renderers lose their bearings then.
  const picture =
    inside(shape, drawPlace(card)) +
    inside(shape, drawThings(card)) +
    aged +
    inside(shape, air) +
    (options.badge ? badge(card.n) : '')
  const whole = border(card.era) + put(picture, { x: margin, y: margin })
  return svgOf(whole, width + 2 * margin, height + 2 * margin, card.id)
}
