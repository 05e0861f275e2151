import { isFinger, type Place, type Point, placeIn, REGIONS, type Region } from './hand.ts'

/** Parts of the palm that can be told apart with eyes shut; the corner is the one under the little finger. */
const PARTS = {
  heel: { x: 0.5, y: 0.2 },
  mount: { x: 0.14, y: 0.32 },
  hollow: { x: 0.5, y: 0.5 },
  edge: { x: 0.9, y: 0.4 },
  pads: { x: 0.45, y: 0.9 },
  corner: { x: 0.88, y: 0.9 },
} as const satisfies Record<string, Point>

/** From the wrist to a fingertip and back, from the thumb to the other side, from one fingertip to the next. */
const WAYS = {
  outwards: [
    { x: 0.44, y: 0.12 },
    { x: 0.38, y: 1.5 },
  ],
  inwards: [
    { x: 0.38, y: 1.5 },
    { x: 0.44, y: 0.12 },
  ],
  across: [
    { x: 0.1, y: 0.4 },
    { x: 0.92, y: 0.4 },
  ],
  tips: [
    { x: 0.11, y: 1.9 },
    { x: 0.38, y: 2.1 },
    { x: 0.65, y: 1.95 },
    { x: 0.89, y: 1.68 },
  ],
} as const satisfies Record<string, readonly Point[]>

/** Where on a hand something is mimed: somewhere in a region, at a part of the palm, or on a way over it. */
export type Spot = Region | keyof typeof PARTS | keyof typeof WAYS

export const SPOTS = [...REGIONS, ...Object.keys(PARTS), ...Object.keys(WAYS)] as readonly Spot[]

/** Whether something has to move there: nothing lies still on a way. */
export const isWay = (spot: Spot): spot is keyof typeof WAYS => spot in WAYS

const isPart = (spot: Spot): spot is keyof typeof PARTS => spot in PARTS

/** How far a part of the palm reaches up and down from its middle. */
const PART_HU = 0.17

/** From where to where it goes, well inside; the share says where across the palm, if it may be anywhere there. */
export function pathOf(spot: Spot, acrossShare: number): readonly Place[] {
  if (isWay(spot)) return WAYS[spot].map(onPalm)
  if (!isPart(spot)) {
    const across = isFinger(spot) ? 0.5 : acrossShare
    return [placeIn(spot, 0.15, across), placeIn(spot, 0.85, across)]
  }
  const { x, y } = PARTS[spot]
  return [onPalm({ x, y: Math.max(0.02, y - PART_HU) }), onPalm({ x, y: Math.min(1.08, y + PART_HU) })]
}

const onPalm = (point: Point): Place => ({ ...point, face: 'palm' })
