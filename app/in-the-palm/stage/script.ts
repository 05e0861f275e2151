import {
  type Contact,
  contactsOf,
  kindOf,
  type MovementClass,
  type ObjectId,
  type Place,
} from '@veillee/touch'
import { isThin } from './piece.ts'
import type { Stage } from './stage.ts'

/** One thing that a hand would do, and when. */
interface Step {
  readonly atMs: number
  readonly act: () => void
}

/** What the buttons offer, in this order. */
export const BY_BUTTON = ['tap', 'press', 'drag', 'roll', 'spin', 'drape', 'wrap', 'walk', 'lift'] as const
export type ByButton = (typeof BY_BUTTON)[number] & MovementClass

const POINTER = -1
const STEP_MS = 40
const TAP_LASTS_MS = 100
const STEPS_APART_MS = 320
const STRIDE_HU = 0.25
/** As far as the stage lets a thin end go. */
const THIN_HU = 0.2

const WITH: Readonly<Partial<Record<ByButton, (contacts: readonly Contact[]) => Contact | undefined>>> = {
  roll: () => 'edge',
  drag: contacts => contacts.find(contact => contact !== 'edge'),
}

/** A whole movement with one finger that never tires: what a button stands for (docs/touch.md). */
export function scriptOf(
  stage: Stage,
  movement: ByButton,
  object: ObjectId,
  from: Place,
  to: Place,
): readonly Step[] {
  if (movement === 'lift') return [{ atMs: 0, act: () => stage.putBack(object) }]
  const prepare: Step = { atMs: 0, act: () => ready(stage, movement, object) }
  return [prepare, ...SCRIPTS[movement](stage, object, from, to)]
}

type Script = (stage: Stage, object: ObjectId, from: Place, to: Place) => readonly Step[]

const SCRIPTS: Readonly<Record<Exclude<ByButton, 'lift'>, Script>> = {
  tap: (stage, object, from) => touched(stage, object, from, TAP_LASTS_MS),
  press: (stage, object, from) => touched(stage, object, from, 520),
  drape: (stage, object, from) => [...touched(stage, object, from, 300), { atMs: 800, act: () => undefined }],
  drag: led,
  roll: led,
  spin: (stage, object, from) => [
    ...touched(stage, object, from, 300).slice(0, 1),
    { atMs: 120, act: () => stage.spin(object) },
    { atMs: 140, act: () => stage.letGo(POINTER) },
  ],
  wrap: (stage, object, from) => [
    ...touched(stage, object, from, 1_100).slice(0, 1),
    ...[90, 180, 270, 360].map((aroundDeg, i) => ({
      atMs: 200 * (i + 1),
      act: () => stage.wind(object, aroundDeg),
    })),
    { atMs: 1_100, act: () => stage.up(POINTER) },
  ],
  walk: (stage, object, from, to) => {
    const steps = Math.max(3, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE_HU) + 1)
    return Array.from({ length: steps }, (_, i) => {
      const at = between(from, to, i / (steps - 1))
      return touched(stage, object, at, TAP_LASTS_MS).map(step => ({
        ...step,
        atMs: step.atMs + i * STEPS_APART_MS,
      }))
    }).flat()
  },
}

function ready(stage: Stage, movement: ByButton, object: ObjectId): void {
  const contacts = contactsOf(kindOf(object))
  const wanted = WITH[movement]?.(contacts)
  const piece = stage.pieces.get(object)!
  for (let i = 0; wanted && piece.contact !== wanted && i < contacts.length; i++) stage.flip(object)
}

const touched = (stage: Stage, object: ObjectId, at: Place, lastsMs: number): readonly Step[] => [
  { atMs: 0, act: () => stage.bring(POINTER, object, at) },
  { atMs: lastsMs, act: () => stage.up(POINTER) },
]

function led(stage: Stage, object: ObjectId, from: Place, to: Place): readonly Step[] {
  const wayHu = Math.hypot(to.x - from.x, to.y - from.y)
  const mostHu = isThin(stage.pieces.get(object)!) ? THIN_HU : 1.4
  const share = Math.min(1, mostHu / (wayHu || 1))
  const steps = Math.max(6, Math.round((wayHu * share * 1000) / 0.9 / STEP_MS))
  const moves = Array.from({ length: steps }, (_, i) => ({
    atMs: (i + 1) * STEP_MS,
    act: () => stage.move(POINTER, between(from, to, (share * (i + 1)) / steps)),
  }))
  return [
    { atMs: 0, act: () => stage.bring(POINTER, object, from) },
    ...moves,
    { atMs: (steps + 1) * STEP_MS, act: () => endLed(stage, object) },
  ]
}

/** A cloth that was let go would fall open. */
function endLed(stage: Stage, object: ObjectId): void {
  if (object === 'cloth') stage.lift(object)
  stage.up(POINTER)
}

const between = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  face: to.face,
})

/** Runs a script by the time of the stage, which stands still while the mime is held. */
export class ScriptRun {
  readonly #steps: readonly Step[]
  #next = 0
  #passedMs = 0

  constructor(steps: readonly Step[]) {
    this.#steps = steps
  }

  get isOver(): boolean {
    return this.#next >= this.#steps.length
  }

  pass(passedMs: number): void {
    this.#passedMs += passedMs
    while (!this.isOver && this.#steps[this.#next]!.atMs <= this.#passedMs) this.#steps[this.#next++]!.act()
  }
}
