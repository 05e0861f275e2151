import type { BgId } from '../backgrounds/index.ts'
import type { Card, Item } from '../scene.ts'
import { type Layer, THUMB } from './layer.ts'

/** What flies by itself, hangs on a wall or is tied to what is out of sight. */
const ALOFT: ReadonlySet<string> = new Set([
  ...['cloud', 'sun', 'moon', 'star', 'constellation', 'rainbow', 'lightning', 'firework', 'wind', 'smoke'],
  ...[
    'gull',
    'bird',
    'butterfly',
    'angryBee',
    'kite',
    'balloon',
    'plane',
    'rocket',
    'toyrocket',
    'flame',
    'leaf',
  ],
  ...['notes', 'heart', 'slumber', 'spotlight', 'bunting', 'lampion', 'lantern', 'trapeze', 'rope', 'clock'],
  ...['windowBox', 'porthole', 'guitar', 'footprints', 'islandCloud', 'scarfTail', 'listeningTube'],
])

/** From here down one can stand, where that is not the usual height: floors, decks, quays, water. */
const GROUNDS: Readonly<Partial<Record<BgId, number>>> = {
  sea: 164,
  storm: 150,
  nightsea: 226,
  underwater: 60,
  island: 164,
  port: 194,
  tideline: 0,
  desk: 0,
  cobbles: 0,
  windowDesk: 230,
  circusIn: 270,
  meadow: 200,
  road: 200,
  garden: 220,
  wheat: 220,
  night: 220,
  autumn: 220,
  snow: 200,
  square: 236,
  houseWork: 220,
  circusOut: 220,
  beach: 168,
}
const USUAL_GROUND = 258

/** What is drawn alone of somebody: it has to come from somewhere, mostly from beyond the edge. */
export const HANDS: ReadonlySet<string> = new Set([
  ...['handOpen', 'fist', 'handPinch', 'handHold', 'handPoint', 'handTyping', 'handCup', 'handclasp'],
  ...['promise', 'tyingHand', 'bareFeet'],
])

const UNITS_PER_PX = 600 / THUMB.width
const SOLID = 120

/** Which pixels of the thumbnail a thing covers, row by row. */
type Mask = Uint8Array

function maskOf(layer: Layer): Mask {
  const mask = new Uint8Array(THUMB.width * THUMB.height)
  for (let y = 0; y < THUMB.height; y++)
    for (let x = 0; x < THUMB.width; x++) if (layer.alphaAt(x, y) > SOLID) mask[y * THUMB.width + x] = 1
  return mask
}

/** The same, and so many pixels around it: first to the sides, then up and down. */
function grown(mask: Mask, reach: number): Mask {
  const spread = (from: Mask, step: number, size: number, along: (i: number) => number): Mask => {
    const wide = new Uint8Array(from.length)
    from.forEach((isOn, i) => {
      if (!isOn) return
      const place = along(i)
      for (let by = Math.max(-reach, -place); by <= Math.min(reach, size - 1 - place); by++)
        wide[i + by * step] = 1
    })
    return wide
  }
  const sideways = spread(mask, 1, THUMB.width, i => i % THUMB.width)
  return spread(sideways, THUMB.width, THUMB.height, i => Math.floor(i / THUMB.width))
}

const meet = (one: Mask, other: Mask): boolean => one.some((isOn, i) => isOn === 1 && other[i] === 1)

const isAtEdge = (mask: Mask): boolean =>
  mask.some((isOn, i) => {
    const [x, y] = [i % THUMB.width, Math.floor(i / THUMB.width)]
    return isOn === 1 && (x === 0 || y === 0 || x === THUMB.width - 1 || y === THUMB.height - 1)
  })

const groundOf = ({ background: bg, lens }: Card): number =>
  ((GROUNDS[bg[0]] ?? USUAL_GROUND) * (lens?.zoom ?? 1) + (lens?.y ?? 0)) / UNITS_PER_PX

interface Placed {
  readonly item: Item
  readonly mask: Mask
}

/** A swoosh within 70 units says that a thing was thrown. */
const THROWN_PX = 18

function isHeldUp(one: Placed, placed: readonly Placed[]): boolean {
  const [near, around] = [grown(one.mask, 1), grown(one.mask, THROWN_PX)]
  return placed.some(other => {
    if (other === one) return false
    if ('effect' in other.item) return other.item.effect === 'swoosh' && meet(around, other.mask)
    return meet(near, other.mask)
  })
}

/** Things that hang in the air: not on the ground, at no edge, against nothing, thrown by nobody. */
function floating(card: Card, placed: readonly Placed[]): readonly string[] {
  if (card.camera === 'above') return []
  const ground = groundOf(card)
  return placed.flatMap(one => {
    const { item, mask } = one
    if (!('motif' in item) || item.deco || item.rests || ALOFT.has(item.motif)) return []
    const lowest = Math.floor(mask.lastIndexOf(1) / THUMB.width)
    const isSafe = lowest < 0 || lowest >= ground || isAtEdge(mask) || isHeldUp(one, placed)
    return isSafe ? [] : [`the ${item.motif} hangs in the air`]
  })
}

/** Hands and feet close up that belong to nobody: they neither come from beyond the edge nor from a figure. */
function loose(placed: readonly Placed[]): readonly string[] {
  return placed.flatMap(({ item, mask }) => {
    if (!('motif' in item) || !HANDS.has(item.motif) || isAtEdge(mask)) return []
    const near = grown(mask, 1)
    const isJoined = placed.some(
      other => ('person' in other.item || 'pair' in other.item) && meet(near, other.mask),
    )
    return isJoined ? [] : [`the ${item.motif} belongs to nobody`]
  })
}

/** What has lost touch with the rest of its card, in sentences. */
export function adrift(card: Card, layers: readonly Layer[]): readonly string[] {
  const placed = card.items.map((item, i) => ({ item, mask: maskOf(layers[i]!) }))
  return [...floating(card, placed), ...loose(placed)]
}
