import type { Bg, BgId } from './backgrounds/index.ts'
import { short } from './curve.ts'
import { slant } from './light.ts'
import { hexOf, type Paint } from './palette.ts'
import { type Drawing, idFor } from './shape.ts'

/** Which side the light of a card comes from: -1 the left, 1 the right, 0 straight above. */
type Side = -1 | 0 | 1

type Source = 'sun' | 'low' | 'grey' | 'moon' | 'lamp' | 'limelight' | 'water'

/** The light of a card: edges towards it shine, the far side lies in shade, and shadows fall away from it. */
export interface Light {
  readonly source: Source
  readonly side: Side
}

interface Fall {
  readonly rim: Paint
  /** How strong the bright edge is, and the dark side. */
  readonly shine: number
  readonly shade: number
  /** How far a shadow reaches sideways for each unit of height, and how dark it is. */
  readonly reach: number
  readonly dark: number
  /** What the hour lays over everything. */
  readonly veil?: readonly [paint: Paint, opacity: number]
  /** What the light lays over the corner it comes from, and what is left in the opposite one. */
  readonly near: readonly [paint: Paint, opacity: number]
  readonly away: readonly [paint: Paint, opacity: number]
}

const FALLS: Readonly<Record<Source, Fall>> = {
  sun: {
    rim: 'white',
    shine: 0.5,
    shade: 0.13,
    reach: 0.5,
    dark: 0.22,
    near: ['butter', 0.34],
    away: ['dusk', 0.26],
  },
  low: {
    rim: 'butter',
    shine: 0.75,
    shade: 0.18,
    reach: 1.05,
    dark: 0.25,
    veil: ['rust', 0.07],
    near: ['ember', 0.42],
    away: ['plum', 0.34],
  },
  grey: {
    rim: 'white',
    shine: 0.22,
    shade: 0.12,
    reach: 0.2,
    dark: 0.14,
    veil: ['slate', 0.08],
    near: ['ice', 0.22],
    away: ['navy', 0.28],
  },
  moon: {
    rim: 'ice',
    shine: 0.85,
    shade: 0.3,
    reach: 0.7,
    dark: 0.34,
    // Not midnight: blue over skin is grey, and a face at night is to stay warm.
    veil: ['aubergine', 0.15],
    near: ['ice', 0.16],
    away: ['midnight', 0.5],
  },
  lamp: {
    rim: 'straw',
    shine: 0.7,
    shade: 0.24,
    reach: 0.6,
    dark: 0.24,
    near: ['ember', 0.3],
    away: ['aubergine', 0.42],
  },
  limelight: {
    rim: 'cream',
    shine: 0.7,
    shade: 0.26,
    reach: 0.3,
    dark: 0.28,
    near: ['butter', 0.24],
    away: ['aubergine', 0.4],
  },
  water: {
    rim: 'ice',
    shine: 0.6,
    shade: 0.24,
    reach: 0,
    dark: 0,
    veil: ['teal', 0.2],
    near: ['ice', 0.3],
    away: ['abyss', 0.45],
  },
}

/** Where each place has its sun, lamp or window. */
const PLACES: Readonly<Partial<Record<BgId, Light>>> = {
  sea: { source: 'sun', side: -1 },
  storm: { source: 'moon', side: 1 },
  nightsea: { source: 'moon', side: -1 },
  underwater: { source: 'water', side: 0 },
  port: { source: 'low', side: 1 },
  farm: { source: 'sun', side: -1 },
  night: { source: 'moon', side: 1 },
  autumn: { source: 'low', side: -1 },
  snow: { source: 'grey', side: -1 },
  launch: { source: 'sun', side: -1 },
  fair: { source: 'low', side: -1 },
  market: { source: 'low', side: 1 },
  room: { source: 'lamp', side: -1 },
  kitchen: { source: 'lamp', side: -1 },
  classroom: { source: 'sun', side: -1 },
  caravanIn: { source: 'lamp', side: -1 },
  lab: { source: 'limelight', side: 0 },
  attic: { source: 'lamp', side: 0 },
  circusIn: { source: 'limelight', side: 0 },
  desk: { source: 'lamp', side: 1 },
  windowDesk: { source: 'lamp', side: -1 },
  ward: { source: 'sun', side: 1 },
}

const HOURS = { dawn: 'low', dusk: 'low', night: 'moon' } as const

/** The light that a place has at its hour, unless the card says otherwise. */
export function lightIn([id, options = {}]: Bg): Light {
  const light = PLACES[id] ?? { source: 'sun', side: 1 }
  const { time, weather } = options as { readonly time?: string; readonly weather?: string }
  if (light.source === 'limelight' || light.source === 'lamp') return light
  if (time === 'night') return { ...light, source: 'moon' }
  if (weather === 'cloudy' || weather === 'storm') return { ...light, source: 'grey' }
  if (time === 'noon') return { ...light, source: light.source === 'low' ? 'sun' : light.source }
  return time === 'dawn' || time === 'dusk' ? { ...light, source: HOURS[time] } : light
}

/** The air of a card: bright towards the light, dim away from it. */
export const airOf = ({ source, side }: Light, width: number, height: number): Drawing =>
  slant(side, FALLS[source].near, FALLS[source].away, width, height)

const filter = (inner: string): readonly [id: string, definition: Drawing] => {
  const id = idFor(inner)
  return [id, `<filter id="${id}" color-interpolation-filters="sRGB">${inner}</filter>`]
}

const flood = (paint: Paint, opacity: number, within: string, result = within) =>
  `<feFlood flood-color="${hexOf(paint)}" flood-opacity="${opacity}"/><feComposite in2="${within}" operator="in" result="${result}"/>`

/** The edge of a shape on one side: what it does not cover of itself once it has been moved away. */
const edge = (dx: number, dy: number, name: string) =>
  `<feOffset in="SourceAlpha" dx="${short(dx)}" dy="${short(dy)}" result="${name}"/><feComposite in="SourceAlpha" in2="${name}" operator="out" result="${name}"/>`

const merged = (layers: readonly string[]) =>
  `<feMerge>${layers.map(layer => `<feMergeNode in="${layer}"/>`).join('')}</feMerge>`

const RIM = 2.4
const SHADE = 6

/** A thing with its bright edge and its dark side. */
export function lit(drawing: Drawing, { source, side }: Light): Drawing {
  const { rim, shine, shade, veil } = FALLS[source]
  const [id, definition] = filter(
    (veil ? flood(...veil, 'SourceAlpha', 'v') : '') +
      edge(side * SHADE, -SHADE * (side === 0 ? 1 : 0.55), 'd') +
      flood('shade', shade, 'd') +
      edge(-side * RIM, RIM * (side === 0 ? 1 : 0.8), 'r') +
      flood(rim, shine, 'r') +
      merged(['SourceGraphic', ...(veil ? ['v'] : []), 'd', 'r']),
  )
  return `${definition}<g filter="url(#${id})">${drawing}</g>`
}

/** The shadow of a light: only what is solid casts one, the faint stain at a thing’s foot does not. */
const silhouette = (source: Source) =>
  filter(
    `<feComponentTransfer in="SourceAlpha" result="s"><feFuncA type="linear" slope="2" intercept="-1"/></feComponentTransfer>${flood('shade', FALLS[source].dark, 's')}`,
  )

/** How flat a shadow lies on the ground, as a share of the height of what casts it. */
const FLAT = 0.16

function shadowOf(id: string, transform: string, source: Source): Drawing {
  const [cast, definition] = silhouette(source)
  return `${definition}<use href="#${id}" transform="${transform}" filter="url(#${cast})"/>`
}

const named = (drawing: Drawing): readonly [id: string, named: Drawing] => {
  const id = idFor(drawing)
  return [id, `<g id="${id}">${drawing}</g>`]
}

/** What stands on the ground at y, and its shadow that lies there, away from the light. */
export function casting(drawing: Drawing, y: number, light: Light): Drawing {
  const { reach, dark } = FALLS[light.source]
  if (dark === 0) return lit(drawing, light)
  const [id, whole] = named(drawing)
  // A spot at height h goes to the side by h · reach and up the card by h · FLAT.
  const lean = light.side * reach
  const transform = `matrix(1 0 ${round(lean)} ${FLAT} ${short(-lean * y)} ${short(y * (1 - FLAT))})`
  return shadowOf(id, transform, light.source) + lit(whole, light)
}

const round = (value: number) => Math.round(value * 100) / 100

/** What lies on a table or floor that we look down upon: its shadow is itself, a little aside. */
export function lying(drawing: Drawing, light: Light, depth = 7): Drawing {
  const [id, whole] = named(drawing)
  return shadowOf(id, `translate(${-light.side * depth} ${depth})`, light.source) + lit(whole, light)
}

/** What a lamp throws on the wall: only the shape of a thing. */
export function thrown(drawing: Drawing, { source }: Light): Drawing {
  const [cast, definition] = silhouette(source)
  return `${definition}<g filter="url(#${cast})">${drawing}</g>`
}
