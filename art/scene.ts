import type { Said } from '@veillee/kernel'
import { type Bg, background, type Lens } from './backgrounds/index.ts'
import type { DetailId } from './details.ts'
import { type EffectId, type EffectOptions, effect } from './effects.ts'
import { casting, type Light, lit, lying, thrown } from './lighting.ts'
import { type MotifId, type MotifOptions, motif } from './motifs/index.ts'
import type { FaceId } from './people/face.ts'
import { type Hat, type Look, PEOPLE, type WhoId } from './people/look.ts'
import { type One, pair } from './people/pair.ts'
import type { PairId } from './people/pair-poses.ts'
import { type Figure, heldAlone, person, shortOfReach } from './people/person.ts'
import type { Joints, PoseId } from './people/poses.ts'
import { type Drawing, type Placement, put } from './shape.ts'

export type Era = '30s' | '40s' | '50s' | '60s' | '70s' | '90s' | 'now'
export type Shot = 'wide' | 'mid' | 'close'

/**
 * Where we look from. Besides eye level: straight down, from high up, from low down, from behind somebody, over a
 * shoulder, past something near that frames the scene, or so near that hands or faces fill the card.
 */
export type Camera = 'eye' | 'above' | 'high' | 'low' | 'behind' | 'shoulder' | 'framed' | 'near'

interface Placed {
  readonly x: number
  readonly y: number
  /** Scale: figures about 2, motifs 1 to 2.5. */
  readonly scale?: number
  /** Degrees clockwise. */
  readonly turn?: number
  readonly flip?: boolean
  readonly opacity?: number
}

interface Shown {
  /** Details that this item shows besides those it is named after. */
  readonly shows?: DetailId | readonly DetailId[]
  /** Mere decoration: not checked for size, contrast or being seen. */
  readonly deco?: true
  /** It stands on something that the background shows: a roof, a sill, a shelf. */
  readonly rests?: true
  /** Only its shadow, large on a wall behind. */
  readonly onWall?: true
}

type MotifItem = {
  [Id in MotifId]: Placed & Shown & { readonly motif: Id; readonly options?: MotifOptions<Id> }
}[MotifId]

/** In a hand: scale relative to the figure (ring .5, photo .34), moved and turned to sit in the grip. */
type Held = {
  [Id in MotifId]:
    | readonly [Id]
    | readonly [
        Id,
        {
          readonly scale?: number
          readonly turn?: number
          readonly dx?: number
          readonly dy?: number
          readonly flip?: boolean
          readonly options?: MotifOptions<Id>
        },
      ]
}[MotifId]

interface PersonItem extends Placed, Shown {
  readonly person: WhoId
  readonly pose: PoseId
  readonly joints?: Partial<Joints>
  readonly face?: FaceId
  readonly look?: Partial<Look>
  readonly hold?: Held
  readonly holdFar?: Held
  /** The near arm lies around what it holds, as around a child. */
  readonly around?: true
  readonly shadow?: false
  /** So high the water stands, in body units. */
  readonly waterline?: number
}

interface Partner {
  readonly person: WhoId
  readonly face?: FaceId
  readonly look?: Partial<Look>
  readonly joints?: Partial<Joints>
  readonly hold?: Held
}

interface PairItem extends Placed, Shown {
  readonly pair: PairId
  readonly one: Partner
  readonly other: Partner
}

type EffectItem = {
  [Id in EffectId]: Shown & { readonly effect: Id } & EffectOptions<Id>
}[EffectId]

/** What stands on a card, from back to front. */
export type Item = MotifItem | PersonItem | PairItem | EffectItem

/** One of the 100 memories. The details that tell most come first. */
export interface Card {
  readonly n: number
  readonly id: string
  readonly era: Era
  readonly shot: Shot
  /** Shown in the biography, never while guessing. */
  readonly title: Said
  /** One sentence of the biography, told by the grandchild. */
  readonly story: Said
  readonly background: Bg
  readonly lens?: Lens
  readonly camera: Camera
  readonly light: Light
  readonly items: readonly Item[]
  readonly details: readonly DetailId[]
}

function held(thing: Held | undefined): Drawing | undefined {
  if (!thing) return undefined
  const [id, { scale: s = 1, turn: r = 0, dx = 0, dy = 0, flip = false, options: o } = {}] = thing
  return put(motif(id, o), { x: dx, y: dy, scale: s, turn: r, flip })
}

function figureOf(item: PersonItem): Figure {
  const near = held(item.hold)
  const far = held(item.holdFar)
  return {
    who: item.person,
    pose: item.pose,
    ...(item.joints && { joints: item.joints }),
    ...(item.face && { face: item.face }),
    ...(item.look && { look: item.look }),
    ...(item.shadow === false && { shadow: false }),
    ...(item.waterline !== undefined && { waterline: item.waterline }),
    ...(near && { held: near }),
    ...(far && { heldFar: far }),
    ...(item.around && { around: true }),
  }
}

function oneOf({ person: p, face, look, joints, hold }: Partner): One {
  const near = held(hold)
  return {
    who: p,
    ...(face && { face }),
    ...(look && { look }),
    ...(joints && { joints }),
    ...(near && { held: near }),
  }
}

const FIGURE_SCALE = 2
const CARD_HEIGHT = 400

const placeOf = ({ x, y, scale, turn, flip, opacity }: Placed, usual: number): Placement => ({
  x,
  y,
  scale: scale ?? usual,
  turn: turn ?? 0,
  flip: flip ?? false,
  opacity: opacity ?? 1,
})

export function drawItem(item: Item): Drawing {
  if ('effect' in item) return effect(item.effect, item)
  if ('person' in item) return put(person(figureOf(item)), placeOf(item, FIGURE_SCALE))
  if ('pair' in item)
    return put(pair(item.pair, oneOf(item.one), oneOf(item.other)), placeOf(item, FIGURE_SCALE))
  return put(motif(item.motif, item.options), placeOf(item, 1))
}

/** What a figure holds, alone and in its place; empty where there is nothing. */
export function drawHeld(item: Item): Drawing {
  if (!('person' in item) || !(item.hold || item.holdFar)) return ''
  return put(heldAlone(figureOf(item)), placeOf(item, FIGURE_SCALE))
}

/** By how much the hands of an item’s figure stay short of where it wants them. */
export const missedBy = (item: Item): number => ('person' in item ? shortOfReach(figureOf(item)) : 0)

/** What has no edge that light could catch, or is light itself. */
const UNLIT: ReadonlySet<MotifId> = new Set<MotifId>([
  'spotlight',
  'moon',
  'sun',
  'star',
  'constellation',
  'cloud',
  'smoke',
  'wind',
  'notes',
  'footprints',
  'puddle',
  'wave',
  'swell',
  'foam',
  'rainbow',
  'lightning',
  'firework',
  'windowBox',
  'porthole',
  'sash',
  'tabletop',
  'tattoo',
  'lantern',
  'lampion',
  'candle',
  'lamp',
  'campfire',
  'flame',
  'lampRoom',
  'lighthouse',
  'television',
  'nearLeaves',
  'nearCurtains',
  'nearFrame',
  'nearRound',
  'nearStones',
])

/** So far down the card things stand on the ground; what is higher hangs, flies or is far away. */
const GROUND = 325

function stands(item: Exclude<Item, EffectItem>): boolean {
  if ('person' in item && (item.shadow === false || item.waterline !== undefined)) return false
  return item.y > GROUND && item.y <= CARD_HEIGHT + 4 && Math.abs(item.turn ?? 0) < 40
}

/** An item in the light of its card. */
function drawLit(item: Item, { light, camera }: Pick<Card, 'light' | 'camera'>): Drawing {
  const drawing = drawItem(item)
  if (item.onWall) return thrown(drawing, light)
  if ('effect' in item || ('motif' in item && UNLIT.has(item.motif))) return drawing
  if (camera === 'above') return item.deco ? lit(drawing, light) : lying(drawing, light)
  return stands(item) ? casting(drawing, item.y, light) : lit(drawing, light)
}

/** The place where a card happens, as its lens shows it. */
export const drawPlace = ({ background: bg, n, lens }: Pick<Card, 'background' | 'n' | 'lens'>): Drawing =>
  background(bg, n, lens)

/** Everything that stands on a card, in its light. */
export const drawThings = (card: Card): Drawing => card.items.map(item => drawLit(item, card)).join('')

const HAT_DETAILS: Readonly<Partial<Record<Hat, DetailId>>> = {
  flatcap: 'flatcap',
  bachi: 'sailorcap',
  straw: 'strawhat',
  top: 'tophat',
}

/** What somebody wears that can be mimed. */
function detailsWornBy(
  who: WhoId,
  change: Partial<Look> | undefined,
): readonly (string | false | undefined)[] {
  const look: Look = { ...PEOPLE[who], ...change }
  return [
    look.scarf && 'scarf',
    look.barefoot && 'barefoot',
    look.apron && 'apron',
    look.veil && 'veil',
    look.hat ? HAT_DETAILS[look.hat] : undefined,
  ].filter(worn => typeof worn === 'string')
}

/** A pose is a detail of the same name, but to wave a hand is not the wave of the sea. */
const poseDetail = (pose: PoseId) =>
  pose === 'wave' || pose === 'frontWave' || pose === 'backWave' ? 'waving' : pose

/** The details that an item shows: by its motif’s name, by what is held or worn, and by what the scene says of it. */
export function detailsShownBy(item: Item): ReadonlySet<string> {
  const said = item.shows === undefined ? [] : typeof item.shows === 'string' ? [item.shows] : item.shows
  const shown = [...said, ...namesOf(item)].filter(name => typeof name === 'string')
  return new Set(shown)
}

function namesOf(item: Item): readonly (string | false | undefined)[] {
  if ('motif' in item) return [item.motif]
  if ('person' in item)
    return [
      item.hold?.[0],
      item.holdFar?.[0],
      poseDetail(item.pose),
      ...detailsWornBy(item.person, item.look),
    ]
  if ('pair' in item)
    return [
      item.pair,
      item.one.hold?.[0],
      item.other.hold?.[0],
      ...detailsWornBy(item.one.person, item.one.look),
      ...detailsWornBy(item.other.person, item.other.look),
    ]
  return [item.effect]
}
