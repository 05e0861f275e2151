import { EXAMPLE, GESTURE } from './constants.ts'
import { type Ask, mayHold, mayTouch, mayTouchAt, objectsOwed } from './constraint.ts'
import type { Line } from './drawing.ts'
import type { Drawing, Mime } from './gesture.ts'
import { HELD, isOnBack, type Place, placeIn, REGIONS, type Region } from './hand.ts'
import {
  type Contact,
  contactsOf,
  kindOf,
  type MovementClass,
  movementsAllowed,
  OBJECTS,
  type ObjectId,
  type ObjectKind,
} from './object.ts'
import type { DrawingSample, MimeSample } from './sample.ts'

/** A number drawn from 0, 1, … up to but not including n. */
type Below = (n: number) => number

/** What an example does: everything that two or three samples can show. */
const SHOWN = ['tap', 'press', 'drag', 'roll', 'drape', 'wrap'] as const satisfies readonly MovementClass[]
type Shown = (typeof SHOWN)[number]

const LASTS_MS: Readonly<Record<Shown, number>> = {
  tap: 100,
  press: 400,
  drag: 600,
  roll: 600,
  drape: 500,
  wrap: 900,
}

/** A short mime that could be played; one that is asked for something keeps to it, at every step. */
export function exampleMime(ask: Ask | undefined, below: Below): Mime {
  const samples: MimeSample[] = []
  const used = new Set<ObjectId>()
  const touches = 2 + below(3)
  for (let i = 0; i < touches || (ask && objectsOwed(ask, used).length > 0); i++) {
    const object = pick(objectsNext(ask, used), below)
    used.add(object)
    samples.push(...exampleTouch(ask, object, (samples.at(-1)?.tMs ?? 0) + 200, below))
  }
  return { kind: 'mime', samples }
}

/** A drawing of all these lines, somewhere on a right palm, where x runs to our left; of no lines, a scribble. */
export function exampleDrawing(lines: readonly Line[], below: Below): Drawing {
  const shown = lines.filter(line => line.points.length > 0)
  const drawn = shown.length > 0 ? shown : [scribble(below)]
  const strokes = drawn.map(({ points }) => (below(2) === 0 ? points : points.toReversed()))
  const size = between(EXAMPLE.leastSizeHu, EXAMPLE.mostSizeHu, below)
  const places = strokes.map(stroke =>
    stroke.map(
      ([x, y]): Place => ({
        x: onGrid(EXAMPLE.centreX - ((x - 50) / 100) * size),
        y: onGrid(EXAMPLE.centreY - ((y - 50) / 100) * size),
        face: 'palm',
      }),
    ),
  )
  return { kind: 'drawing', samples: drawingSamples(places) }
}

function objectsNext(ask: Ask | undefined, used: ReadonlySet<ObjectId>): readonly ObjectId[] {
  if (!ask) return OBJECTS
  const owed = objectsOwed(ask, used)
  return owed.length > 0 ? owed : OBJECTS.filter(object => mayTouch(ask, used, object))
}

function exampleTouch(ask: Ask | undefined, object: ObjectId, startMs: number, below: Below): MimeSample[] {
  const held = pick(
    HELD.filter(one => !ask || mayHold(ask, one)),
    below,
  )
  const region = pick(
    REGIONS.filter(one => !ask || mayTouchAt(ask, one, held)),
    below,
  )
  const movement = pick(
    SHOWN.filter(one => movementsAllowed(kindOf(object)).includes(one)),
    below,
  )
  const contact = pick(contactsFor(kindOf(object), movement), below)
  const [from, to] = twoPlaces(region, below)
  const down: MimeSample = {
    tMs: startMs,
    object,
    ...from,
    angle: below(GESTURE.anglesPerTurn),
    press: movement === 'press' ? 2 : 1,
    contact,
    touching: true,
    held,
  }
  return played(down, to, movement)
}

/** Down, on to where it goes if it goes anywhere, and up. */
function played(down: MimeSample, to: Place, movement: Shown): MimeSample[] {
  const upMs = down.tMs + LASTS_MS[movement]
  const onMs = down.tMs + LASTS_MS[movement] / 2
  const up = (last: MimeSample): MimeSample => ({ ...last, tMs: upMs, press: 0, touching: false })
  switch (movement) {
    case 'tap':
    case 'press':
      return [down, up(down)]
    case 'drag':
    case 'roll':
      return [down, { ...down, ...to, tMs: onMs }, up({ ...down, ...to })]
    case 'drape':
      return [{ ...down, areaHu2: 0.125 }, { ...down, tMs: onMs, areaHu2: 0.625 }, up(down)]
    case 'wrap':
      return [{ ...down, aroundDeg: 0 }, { ...down, tMs: onMs, aroundDeg: 360 }, up(down)]
  }
}

const contactsFor = (kind: ObjectKind, movement: Shown): readonly Contact[] =>
  contactsOf(kind).filter(contact => (contact === 'edge') === (movement === 'roll'))

/** Far enough apart for a drag, both in the same region. */
function twoPlaces(region: Region, below: Below): readonly [from: Place, to: Place] {
  const across = between(0.2, 0.8, below)
  const place = (along: number): Place => {
    const { x, y } = placeIn(region, along, across)
    return { x: onGrid(x), y: onGrid(y), face: isOnBack(region) ? 'back' : 'palm' }
  }
  return [place(between(0.05, 0.2, below)), place(between(0.8, 0.95, below))]
}

function scribble(below: Below): Line {
  return { points: Array.from({ length: 5 + below(5) }, () => [below(101), below(101)] as const) }
}

function drawingSamples(strokes: readonly (readonly Place[])[]): readonly DrawingSample[] {
  const steps = strokes.flatMap(stroke => [
    ...stroke.map(place => ({ ...place, touching: true })),
    { ...stroke.at(-1)!, touching: false },
  ])
  return steps.map((step, i) => ({
    ...step,
    tMs: i * EXAMPLE.paceMs,
    object: 'finger',
    angle: 0,
    press: step.touching ? 1 : 0,
    contact: 'tip',
  }))
}

const pick = <T>(from: readonly T[], below: Below): T => from[below(from.length)]!

const between = (least: number, most: number, below: Below): number =>
  least + ((most - least) * below(1001)) / 1000

const onGrid = (hu: number): number => Math.round(hu / GESTURE.gridHu) * GESTURE.gridHu + 0
