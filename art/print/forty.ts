import { ALBUM } from '../album/index.ts'
import { type Points, type Spot, spots } from '../curve.ts'
import { motif } from '../motifs/index.ts'
import { type Card, drawItem, type Item } from '../scene.ts'
import { type Drawing, put } from '../shape.ts'
import { boxOf, type Thing } from './outline.ts'

/** One thing of a card, by the name that it has there. */
interface FeltThing {
  readonly name: string
  /** The others’ is 100. */
  readonly height?: number
  /** Lines within it, and single spots, in hundredths of its height from its upper left. */
  readonly marks?: readonly Points[]
  /** Of glass or gauze. */
  readonly isClear?: true
}

/** What counts of one memory: at most three things, from left to right. */
export interface Felt {
  readonly n: number
  readonly things: readonly (string | FeltThing)[]
}

const ring = (x: number, y: number, radius: number): readonly Spot[] =>
  Array.from({ length: 25 }, (_, i): Spot => {
    const angle = (i * Math.PI) / 12
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

const frame = (x: number, y: number, width: number, height: number): readonly Spot[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
  [x, y],
]

/** Those of the hundred whose story is in one, two or three shapes that a finger knows. */
export const FORTY: readonly Felt[] = [
  { n: 8, things: [{ name: 'locomotive', marks: [frame(160, 30, 18, 20)] }] },
  { n: 10, things: ['bareFeet', { name: 'shell', marks: ['46,74 24,40', '56,72 50,22', '66,74 80,40'] }] },
  { n: 14, things: [{ name: 'elephantArrives', marks: ['117,34', '92,17 78,40 90,62 103,44'] }] },
  { n: 16, things: ['ticket', 'lollipop'] },
  { n: 18, things: ['bigShoesApart', { name: 'clownNose', height: 60 }, 'bucket'] },
  { n: 21, things: ['cherries', 'ladder'] },
  { n: 26, things: [{ name: 'globe', marks: ['14,48 60,30'] }, 'handPoint'] },
  { n: 28, things: ['bike'] },
  { n: 29, things: ['snowFriend', { name: 'sled', height: 60 }] },
  {
    n: 30,
    things: [
      { name: 'goat', marks: ['13,38'] },
      { name: 'bittenHat', height: 45 },
    ],
  },
  {
    n: 34,
    things: [
      { name: 'lighthouse', height: 160 },
      { name: 'rowboat', height: 60 },
    ],
  },
  { n: 36, things: [{ name: 'heartKnot', height: 60 }, 'anchor'] },
  { n: 38, things: ['shipwheel', 'lightning'] },
  {
    n: 41,
    things: [
      { name: 'whale', marks: ['148,52', '132,58 160,72 192,61'] },
      { name: 'strawhat', height: 35 },
    ],
  },
  { n: 43, things: ['star', 'notes'] },
  {
    n: 46,
    things: [
      { name: 'octopusFond', marks: ['41,27', '56,26'] },
      { name: 'shell', height: 70, marks: ['42,72 24,42', '57,70 57,22', '72,72 90,42'] },
    ],
  },
  { n: 47, things: [{ name: 'bottle', isClear: true }, 'candle'] },
  { n: 49, things: ['chessman', { name: 'hourglass', isClear: true }] },
  { n: 54, things: ['ship', { name: 'sailorcap', height: 40 }] },
  { n: 57, things: [{ name: 'lionShy', marks: [ring(35, 30, 19), '28,26', '42,26', '35,37'] }, 'hoop'] },
  { n: 64, things: ['snowman', 'wagonWall'] },
  { n: 66, things: ['bigtop', { name: 'cake', height: 80 }] },
  { n: 70, things: [{ name: 'dogBow', marks: ['29,51'] }, 'hoop'] },
  { n: 75, things: [{ name: 'wateringcan', height: 80 }, 'spade'] },
  { n: 76, things: [{ name: 'frog', marks: ['64,22', '130,22', '72,52 97,62 122,52'] }, 'bucket'] },
  { n: 77, things: ['hive', { name: 'angryBee', height: 80, isClear: true }] },
  { n: 78, things: [{ name: 'television', marks: [frame(11, 36, 44, 36)] }] },
  { n: 79, things: ['telescope', 'star'] },
  { n: 83, things: ['plane', { name: 'suitcase', height: 80 }] },
  { n: 85, things: [{ name: 'telephone', marks: [ring(72, 66, 19), '72,66'] }] },
  {
    n: 87,
    things: [
      { name: 'rocket', marks: ['18,45'] },
      { name: 'strawhat', height: 30 },
    ],
  },
  {
    n: 88,
    things: [
      { name: 'skyscraper', height: 180 },
      { name: 'taxi', height: 70 },
    ],
  },
  { n: 90, things: ['rubberBoot', { name: 'duck', marks: ['42,25'] }] },
  {
    n: 92,
    things: [
      { name: 'tent', marks: ['69,55 69,88'] },
      { name: 'campfire', height: 70 },
    ],
  },
  {
    n: 93,
    things: [
      { name: 'fish', height: 80, marks: ['25,10'] },
      { name: 'rowboat', height: 60 },
    ],
  },
  {
    n: 94,
    things: [
      { name: 'kite', marks: ['20,20 42,82', '12,58 50,40'] },
      { name: 'castle', height: 70 },
    ],
  },
  { n: 97, things: ['benchBack', { name: 'leaf', height: 60 }] },
  { n: 98, things: ['giantCake', { name: 'balloon', height: 104 }] },
  {
    n: 99,
    things: [
      { name: 'album', marks: ['114,18 114,84', frame(32, 32, 52, 36), frame(146, 32, 52, 36)] },
      { name: 'scissors', height: 70 },
    ],
  },
  { n: 100, things: ['carousel', { name: 'carouselHorse', height: 80 }] },
]

const nameOf = (item: Item): string | undefined =>
  'motif' in item ? item.motif : 'person' in item ? item.person : 'pair' in item ? item.pair : undefined

/** What lies or stands on the card, or is held by somebody there. */
function drawingOf(card: Card, name: string): Drawing {
  const item = card.items.find(one => nameOf(one) === name)
  if (item) return drawItem(item)
  const held = card.items
    .flatMap(one => ('person' in one ? [one.hold, one.holdFar] : []))
    .find(one => one?.[0] === name)
  if (!held) throw new Error(`there is no ${name} on card ${card.n}`)
  return motif(held[0])
}

const USUAL = 100
/** From one thing to the next. */
const BETWEEN = 16

/** The things of a memory, side by side on one ground. */
export function thingsOf(felt: Felt): readonly Thing[] {
  let left = 0
  return felt.things.map(thing => {
    const {
      name,
      height = USUAL,
      marks = [],
      isClear,
    }: FeltThing = typeof thing === 'string' ? { name: thing } : thing
    const drawing = drawingOf(cardOf(felt), name)
    const box = boxOf(drawing, isClear)
    const scale = height / box.height
    const [x, y] = [left, USUAL - height]
    left += box.width * scale + BETWEEN
    return {
      ...(isClear && { isClear }),
      shape: put(drawing, { x: x - box.x * scale, y: y - box.y * scale, scale }),
      marks: marks.map(mark =>
        spots(mark).map(([mx, my]): Spot => [x + (mx * height) / USUAL, y + (my * height) / USUAL]),
      ),
    }
  })
}

export const cardOf = ({ n }: Felt): Card => ALBUM.find(card => card.n === n)!
