import { detailsBehind } from '../backgrounds/index.ts'
import { type Card, detailsShownBy, drawHeld, drawItem, drawPlace, type Item, missedBy } from '../scene.ts'
import { delivered } from './delivery.ts'
import { type Layer, labAtPixel, layerOf, stacked, THUMB } from './layer.ts'
import { labDistance } from './raster.ts'
import { adrift, HANDS } from './standing.ts'

const SMALLEST_PX = 14
const LARGEST_BYTES = 30 * 1024
const MOST_HIDDEN = 0.6
const MOST_OUTSIDE = 0.5
/** A hand close up comes with its sleeve, which is there to run off the card. */
const MOST_OF_A_HAND_OUTSIDE = 0.7
const MOST_MELTED = 0.55
/** Nearer than this, two colours are one at a glance. */
const SAME_COLOUR = 0.1
const SOLID = 200
/** Light beams and glass have no solid pixel, but are there. */
const FAINT = 20
const MOST_PEOPLE = 4
/** In hundredths of a grown-up’s height; farther, what a hand should hold or touch is out of its reach. */
const MOST_MISSED = 20

interface Thing {
  readonly name: string
  readonly alone: Layer
  /** What is drawn before it and after it. */
  readonly under: Layer
  readonly over: Layer
  readonly isHeld: boolean
}

const nameOf = (item: Item): string => {
  if ('motif' in item) return item.motif
  if ('person' in item) return item.person
  return 'pair' in item ? `${item.one.person} and ${item.other.person}` : item.effect
}

const heldName = (item: Item): string => ('person' in item ? (item.hold?.[0] ?? item.holdFar?.[0] ?? '') : '')

/** The things on a card that have to be seen. */
function thingsOn(card: Card, layers: readonly Layer[]): readonly Thing[] {
  const behind = layerOf(drawPlace(card))
  return card.items.flatMap((item, i) => {
    if ('effect' in item || item.deco) return []
    const under = stacked([behind, ...layers.slice(0, i)])
    const over = stacked(layers.slice(i + 1))
    const thing: Thing = { name: nameOf(item), alone: layers[i]!, under, over, isHeld: false }
    const held = drawHeld(item)
    return held ? [thing, { ...thing, name: heldName(item), alone: layerOf(held), isHeld: true }] : [thing]
  })
}

interface Measure {
  readonly longPx: number
  readonly pixels: number
  readonly isSolid: boolean
  readonly hiddenShare: number
  readonly meltedShare: number
}

function measured({ alone, under, over }: Thing): Measure {
  const isSolid = hasSolid(alone)
  const threshold = isSolid ? SOLID : FAINT
  const isOnCard = (x: number, y: number) => x >= 0 && y >= 0 && x < THUMB.width && y < THUMB.height
  const isOn = (x: number, y: number) => isOnCard(x, y) && alone.alphaAt(x, y) > threshold
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0]
  let [pixels, hidden, edge, melted] = [0, 0, 0, 0]
  eachSpot(0, (x, y) => {
    if (!isOn(x, y)) return
    pixels++
    if (over.alphaAt(x, y) > SOLID) hidden++
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    if (isOn(x - 1, y) && isOn(x + 1, y) && isOn(x, y - 1) && isOn(x, y + 1)) return
    edge++
    if (labDistance(labAtPixel(alone.at(x, y)), labAtPixel(under.at(x, y))) < SAME_COLOUR) melted++
  })
  return {
    longPx: pixels === 0 ? 0 : Math.max(right - left, bottom - top) + 1,
    pixels,
    isSolid,
    hiddenShare: pixels === 0 ? 0 : hidden / pixels,
    meltedShare: edge === 0 ? 0 : melted / edge,
  }
}

/** Every pixel of the thumbnail, and so far around it. */
function eachSpot(margin: number, look: (x: number, y: number) => void): void {
  for (let y = -margin; y < THUMB.height + margin; y++)
    for (let x = -margin; x < THUMB.width + margin; x++) look(x, y)
}

function hasSolid(alone: Layer): boolean {
  let count = 0
  eachSpot(0, (x, y) => {
    if (alone.alphaAt(x, y) > SOLID) count++
  })
  return count > 12
}

/** How much of a thing lies beyond the edges; what spans the whole card (waves, bunting) is meant to go on. */
function shareOutside({ alone }: Thing): number {
  const { margin, width, height } = THUMB
  let [all, outside, left, right] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  eachSpot(margin, (x, y) => {
    if (alone.alphaAt(x, y) <= SOLID) return
    all++
    left = Math.min(left, x)
    right = Math.max(right, x)
    if (x < 0 || y < 0 || x >= width || y >= height) outside++
  })
  return all === 0 || right - left > width * 0.9 ? 0 : outside / all
}

function findingsOf(thing: Thing): readonly string[] {
  const { longPx, pixels, isSolid, hiddenShare, meltedShare } = measured(thing)
  const percent = (share: number) => `${Math.round(share * 100)} %`
  if (pixels === 0) return [`the ${thing.name} is off the card`]
  const outside = shareOutside(thing)
  const isMelted = isSolid && !thing.isHeld && meltedShare > MOST_MELTED
  return [
    longPx < SMALLEST_PX &&
      `the ${thing.name} is ${longPx} px long on a thumbnail; ${SMALLEST_PX} can be seen`,
    hiddenShare > MOST_HIDDEN && `${percent(hiddenShare)} of the ${thing.name} is hidden behind other things`,
    outside > (HANDS.has(thing.name) ? MOST_OF_A_HAND_OUTSIDE : MOST_OUTSIDE) &&
      `${percent(outside)} of the ${thing.name} is off the card`,
    isMelted && `${percent(meltedShare)} of the outline of the ${thing.name} melts into what is behind it`,
  ].filter(finding => finding !== false)
}

const peopleOn = (card: Card): number =>
  card.items.reduce((sum, item) => sum + ('person' in item ? 1 : 'pair' in item ? 2 : 0), 0)

const isSomebody = (item: Item): item is Exclude<Item, { effect: unknown }> =>
  'person' in item || 'pair' in item || ('motif' in item && item.motif === 'fromAbove')

function plainFindings(card: Card): readonly string[] {
  const shown = new Set([
    ...detailsBehind(card.background),
    ...card.items.flatMap(item => [...detailsShownBy(item)]),
  ])
  const missing = card.details.filter(id => !shown.has(id))
  const bytes = Buffer.byteLength(delivered(card))
  const large = card.items.some(item => isSomebody(item) && (item.scale ?? 2) >= 1.6)
  return [
    (card.details.length < 4 || card.details.length > 8) &&
      `it has ${card.details.length} details; 4 to 8 can be mimed`,
    missing.length > 0 && `its details say ${missing.join(', ')}, but nothing on it shows that`,
    bytes > LARGEST_BYTES && `its file has ${(bytes / 1024).toFixed(1)} KB; at most 30 load quickly`,
    peopleOn(card) > MOST_PEOPLE &&
      `there are ${peopleOn(card)} people on it; more than ${MOST_PEOPLE} are a crowd`,
    card.shot !== 'close' && !large && 'nobody on it is large enough to act (scale 1.6 or more)',
  ].filter(finding => finding !== false)
}

const overstretched = (card: Card): readonly string[] =>
  card.items
    .filter(item => missedBy(item) > MOST_MISSED)
    .map(item => `a hand of ${nameOf(item)} is ${Math.round(missedBy(item))} short of where it should be`)

/** What is wrong with a card, in sentences. Whether a face is covered, only eyes can tell. */
export function findings(card: Card): readonly string[] {
  const layers = card.items.map(item => layerOf(drawItem(item)))
  return [
    ...plainFindings(card),
    ...overstretched(card),
    ...adrift(card, layers),
    ...thingsOn(card, layers).flatMap(findingsOf),
  ].map(finding => `Card ${card.n} (${card.id}): ${finding}.`)
}
