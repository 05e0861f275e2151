import type { ReadonlySignal } from '@preact/signals'
import type { Pose } from '@veillee/art'
import type { FeltFrame, Point } from '@veillee/touch'
import { type Settings, settings } from '../device/settings.ts'
import { CornerPauses } from './corner-pauses.ts'
import { paintDark, paintGlimmer } from './glimmer.ts'
import { HandTelling } from './hand-telling.ts'
import { fromPixels, type HandView, handView, isMirrored, type Part, poseOf } from './hand-view.ts'
import { Hearing } from './hearing.ts'
import { SearchingFinger } from './searching-finger.ts'
import { Shaking } from './shaking.ts'
import { type Spot, spotsAfter } from './spots.ts'
import { StrokeRhythm } from './stroke-rhythm.ts'
import { type Warmth, warmthAfter } from './warmth.ts'
import { wordQueue } from './word-queue.ts'

export type Sense = Settings['sense']

interface DarkHandOf {
  readonly canvas: HTMLCanvasElement
  readonly now: ReadonlySignal<FeltFrame | null>
  readonly part: Part
  readonly sense: Sense
  readonly side: Pose['side']
}

/** More pixels than this make no soft light softer. */
const MOST_PX_PER_PX = 2

/** A hand in the dark, and what is felt on it now, by one sense. It rests while nothing is felt. */
export class DarkHand {
  readonly #of: DarkHandOf
  readonly #ctx: CanvasRenderingContext2D | null
  readonly #hearing: Hearing | undefined
  readonly #searching: SearchingFinger | undefined
  readonly #telling: HandTelling | undefined
  readonly #shaking: Shaking
  /** Of a drawing, where strokes have a rhythm or are heard one by one. */
  readonly #rhythm: StrokeRhythm | undefined
  readonly #pauses: CornerPauses | undefined
  readonly #over = new AbortController()
  #spots: readonly Spot[] = []
  #warmth: Warmth | null = null
  #view: HandView
  /** The finger of whoever searches. */
  #finger: Point | null = null
  #tickId: number | undefined
  #lastMs = 0

  constructor(of: DarkHandOf) {
    this.#of = of
    this.#ctx = of.canvas.getContext('2d')
    this.#shaking = new Shaking({ isHeard: of.sense === 'glimmer' })
    if (of.sense === 'sound') this.#hearing = new Hearing(settings.peek().ears === 'mono')
    const { strokes, shakes } = settings.peek()
    if (of.part === 'palm' && shakes === 'rhythm' && of.sense !== 'searching')
      this.#rhythm = new StrokeRhythm()
    if (of.part === 'palm' && strokes === 'discrete' && of.sense === 'sound')
      this.#pauses = new CornerPauses()
    if (of.sense === 'searching') this.#searching = new SearchingFinger()
    if (of.sense === 'words') {
      this.#telling = new HandTelling()
      wordQueue.clear()
    }
    this.#view = this.#measured(poseOf(of.side, undefined))
    this.#begin()
  }

  /** In pixels of the page, from the corner of the hand; null when the finger is lifted. */
  search(at: readonly [x: number, y: number] | null): void {
    const share = this.#view.width / (this.#of.canvas.clientWidth || 1)
    this.#finger = at && fromPixels(this.#view, [at[0] * share, at[1] * share])
  }

  /** By keys: from the middle of the hand, in steps. */
  searchOn(x: number, y: number): void {
    const { middle, pose } = this.#view
    const from = this.#finger ?? middle
    this.#finger = { x: from.x + (isMirrored(pose) ? -x : x), y: from.y + y }
  }

  /** The hand lies on more or less of the screen. */
  resized(): void {
    this.#view = this.#measured(this.#view.pose)
    this.#paint()
  }

  end(): void {
    this.#over.abort()
    if (this.#tickId !== undefined) cancelAnimationFrame(this.#tickId)
    this.#hearing?.end()
    this.#searching?.end()
    this.#shaking.end()
    this.#rhythm?.end()
  }

  #begin(): void {
    const { signal: over } = this.#over
    const stop = this.#of.now.subscribe(() => this.#wake())
    over.addEventListener('abort', stop)
    document.addEventListener('visibilitychange', () => document.hidden && this.#darken(), { signal: over })
    this.#paint()
  }

  #wake(): void {
    if (this.#tickId !== undefined || this.#over.signal.aborted) return
    this.#lastMs = performance.now()
    this.#tickId = requestAnimationFrame(() => this.#tick())
  }

  /** A page that is put away shows and sounds nothing, and has nothing to show when it comes back. */
  #darken(): void {
    this.#spots = []
    this.#warmth = null
    this.#hearing?.pass(null, this.#view.pose, performance.now())
    this.#paint()
  }

  #tick(): void {
    const nowMs = performance.now()
    const frame = this.#of.now.peek()
    const pose = poseOf(this.#of.side, frame ? frame.held : heldBy(this.#view.pose))
    if (pose.face !== this.#view.pose.face) this.#view = this.#measured(pose)
    const isAnythingLeft = this.#pass(frame, nowMs)
    this.#lastMs = nowMs
    this.#paint()
    this.#tickId = frame || isAnythingLeft ? requestAnimationFrame(() => this.#tick()) : undefined
  }

  #pass(frame: FeltFrame | null, nowMs: number): boolean {
    const { pose } = this.#view
    if (this.#of.sense === 'glimmer') {
      this.#spots = spotsAfter(this.#spots, frame, nowMs - this.#lastMs)
      this.#warmth = warmthAfter(this.#warmth, this.#spots, nowMs - this.#lastMs)
    }
    this.#hearing?.pass(this.#pauses ? this.#pauses.pass(frame, nowMs) : frame, pose, nowMs)
    if (this.#telling) wordQueue.push(this.#telling.pass(frame, pose, nowMs))
    // Whoever searches must not be told by the motor what the finger has not found.
    if (this.#searching) return this.#searching.pass(frame, this.#finger, nowMs)
    const isShaking = this.#rhythm?.pass(frame, nowMs) ?? false
    if (!this.#rhythm) this.#shaking.pass(frame, nowMs)
    return this.#spots.length > 0 || this.#warmth !== null || isShaking || this.#pauses?.isBehind === true
  }

  #paint(): void {
    if (!this.#ctx) return
    if (this.#of.sense === 'glimmer')
      paintGlimmer(
        this.#ctx,
        this.#view,
        { spots: this.#spots, warmth: this.#warmth },
        settings.peek().glimmer / 100,
      )
    else paintDark(this.#ctx, this.#view)
  }

  #measured(pose: Pose): HandView {
    const { canvas, part } = this.#of
    const scale = Math.min(MOST_PX_PER_PX, globalThis.devicePixelRatio || 1)
    const width = Math.max(1, Math.round(canvas.clientWidth * scale))
    const height = Math.max(1, Math.round(canvas.clientHeight * scale))
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    return handView(part, pose, width, height)
  }
}

/** A hand that nothing touches stays as it was. */
const heldBy = ({ face }: Pose): FeltFrame['held'] => (face === 'back' ? 'back-up' : 'palm-up')
