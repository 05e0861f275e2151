import { batch, type ReadonlySignal, signal } from '@preact/signals'
import { type Action, acted, type Size, type Speed } from '@veillee/games'
import { isWriting, PUPPET_AT_REST, PUPPET_HZ, type PuppetPose, writePuppet } from '@veillee/touch'

export const LIMBS = ['leftHand', 'rightHand', 'leftFoot', 'rightFoot', 'head', 'hips'] as const
export type LimbName = (typeof LIMBS)[number]

interface Place {
  readonly x: number
  readonly y: number
}

/** How long a tap on the floor is heard. */
const TAP_MS = 900
/** How long a hand that wrote hangs down. */
const SKID_MS = 1_800
/** A hand that rests so long has ended a stroke. */
const PAUSE_MS = 260
/** Strokes belong to one letter if they come within this time. */
const LETTER_MS = 3_500
/** While nothing moves, so that somebody who has just come sees it too. */
const STILL_MS = 1_000

interface Stroke {
  readonly points: Place[]
  untilMs: number
}

/** Somebody's puppet in their own hands: fingers, keys and buttons move it, and twenty times a second it is shown. */
export class Puppeteer {
  readonly #show: (pose: PuppetPose, tick: number) => void
  readonly #pose = signal<PuppetPose>(PUPPET_AT_REST)
  readonly #action = signal<Action | null>(null)
  readonly #hasWritten = signal(false)
  readonly size = signal<Size>('middle')
  readonly speed = signal<Speed>('middle')
  #held: PuppetPose = PUPPET_AT_REST
  #actingSinceMs = 0
  #tapUntilMs = 0
  #skidUntilMs = 0
  #nowMs = 0
  #lastSent: Uint8Array | undefined
  #lastSentMs = Number.NEGATIVE_INFINITY
  readonly #strokes = new Map<LimbName, Stroke[]>()

  constructor(show: (pose: PuppetPose, tick: number) => void) {
    this.#show = show
  }

  get pose(): ReadonlySignal<PuppetPose> {
    return this.#pose
  }

  get action(): ReadonlySignal<Action | null> {
    return this.#action
  }

  /** A hand was about to write, and hangs down for a moment. */
  get hasWritten(): ReadonlySignal<boolean> {
    return this.#hasWritten
  }

  /** A limb goes where a finger is. */
  moves(limb: LimbName, to: Place): void {
    if (this.#isSkidding && isHand(limb)) return
    const { acts: _, ...now } = this.#pose.peek()
    this.#held = moved({ ...now, acts: 0, isTapping: false }, limb, { x: within(to.x), y: within(to.y) })
    this.#action.value = null
    if (isHand(limb)) this.#strokeOf(limb, to)
    this.#draw()
  }

  /** By keys: so far from where it is. */
  nudges(limb: LimbName, by: Place): void {
    const { x, y } = placeOf(this.#pose.peek(), limb)
    this.moves(limb, { x: x + by.x, y: y + by.y })
  }

  /** The finger has left: what it drew, if it drew, is over. */
  lifts(limb: LimbName): void {
    const stroke = this.#strokes.get(limb)?.at(-1)
    if (stroke) stroke.untilMs = this.#nowMs - PAUSE_MS
    this.#checks()
  }

  /** Acts until it is told something else; the same again stops it. */
  acts(action: Action): void {
    batch(() => {
      this.#action.value = this.#action.peek() === action ? null : action
      this.#actingSinceMs = this.#nowMs
      this.#held = PUPPET_AT_REST
      this.#draw()
    })
  }

  /** As it hangs when nobody moves it. */
  rests(): void {
    this.#action.value = null
    this.#held = PUPPET_AT_REST
    this.#draw()
  }

  taps(): void {
    this.#tapUntilMs = this.#nowMs + TAP_MS
    this.#draw()
  }

  /** Twenty times a second. */
  tick(nowMs: number): void {
    this.#nowMs = nowMs
    this.#checks()
    if (!this.#isSkidding) this.#hasWritten.value = false
    this.#draw()
    const bytes = writePuppet(this.#pose.peek())
    const isNew = !this.#lastSent || bytes.some((byte, i) => byte !== this.#lastSent![i])
    if (!isNew && nowMs - this.#lastSentMs < STILL_MS) return
    this.#lastSent = bytes
    this.#lastSentMs = nowMs
    this.#show(this.#pose.peek(), Math.floor((nowMs * PUPPET_HZ) / 1000) & 0xffff)
  }

  get #isSkidding(): boolean {
    return this.#nowMs < this.#skidUntilMs
  }

  #draw(): void {
    const action = this.#action.peek()
    const pose =
      action === null
        ? this.#held
        : acted(action, this.#nowMs - this.#actingSinceMs, this.size.peek(), this.speed.peek())
    this.#pose.value = this.#nowMs < this.#tapUntilMs ? tapping(pose, this.#tapUntilMs - this.#nowMs) : pose
  }

  // No writing

  #strokeOf(limb: LimbName, at: Place): void {
    const strokes = (this.#strokes.get(limb) ?? []).filter(({ untilMs }) => this.#nowMs - untilMs < LETTER_MS)
    const last = strokes.at(-1)
    if (last && this.#nowMs - last.untilMs < PAUSE_MS) {
      last.points.push(at)
      last.untilMs = this.#nowMs
    } else strokes.push({ points: [at], untilMs: this.#nowMs })
    this.#strokes.set(limb, strokes.slice(-3))
  }

  /** Once a stroke is over: whether it, alone or with those before, would be read. */
  #checks(): void {
    for (const [limb, strokes] of this.#strokes) {
      const last = strokes.at(-1)
      if (!last || this.#nowMs - last.untilMs < PAUSE_MS || this.#checked.has(last)) continue
      this.#checked.add(last)
      const isLetter = strokes.some((_, i) => isWriting(strokes.slice(i).map(({ points }) => points)))
      if (isLetter) this.#skids(limb)
    }
  }

  readonly #checked = new WeakSet<Stroke>()

  #skids(limb: LimbName): void {
    this.#strokes.delete(limb)
    this.#skidUntilMs = this.#nowMs + SKID_MS
    this.#hasWritten.value = true
    this.#held = { ...this.#held, hands: PUPPET_AT_REST.hands }
  }
}

const isHand = (limb: LimbName): boolean => limb === 'leftHand' || limb === 'rightHand'
const within = (value: number): number => Math.min(1, Math.max(-1, value))

/** Where a finger finds a limb. The head follows its trunk. */
export function placeOf({ hands, feet, hips, lean, nod }: PuppetPose, limb: LimbName): Place {
  switch (limb) {
    case 'leftHand':
      return hands[0]
    case 'rightHand':
      return hands[1]
    case 'leftFoot':
      return feet[0]
    case 'rightFoot':
      return feet[1]
    case 'hips':
      return hips
    case 'head':
      return { x: hips.x + 0.7 * lean + 0.15 * nod, y: hips.y + 0.76 - 0.35 * Math.abs(lean) }
  }
}

function moved(pose: PuppetPose, limb: LimbName, to: Place): PuppetPose {
  const { hands, feet, hips } = pose
  switch (limb) {
    case 'leftHand':
      return { ...pose, hands: [to, hands[1]] }
    case 'rightHand':
      return { ...pose, hands: [hands[0], to] }
    case 'leftFoot':
      return { ...pose, feet: [to, feet[1]] }
    case 'rightFoot':
      return { ...pose, feet: [feet[0], to] }
    case 'hips':
      return { ...pose, hips: { x: within(to.x * 0.8), y: Math.min(0.1, Math.max(-0.75, to.y)) } }
    case 'head':
      return { ...pose, lean: within((to.x - hips.x) / 0.8), nod: within((to.x - hips.x) / 1.6) }
  }
}

/** One foot stamps. */
function tapping(pose: PuppetPose, leftMs: number): PuppetPose {
  const [left, right] = pose.feet
  const up = Math.abs(Math.sin((leftMs / TAP_MS) * 3 * Math.PI)) * 0.22
  return { ...pose, feet: [left, { x: right.x, y: Math.min(1, right.y + up) }], isTapping: true }
}
