import type { DrawingSample, Point } from '@veillee/touch'
import { pxPerHu, type Rect, spotOnPad } from './pad-box.ts'

/** READ-20: gone within 600 ms, as on a real palm. */
const FADE_MS = 600
const BREADTH_HU = 0.075

interface Spot extends Point {
  readonly atMs: number
  /** Begins a line. */
  readonly isStart: boolean
}

/** What is still to be seen of one's own finger. What has faded is forgotten, not only hidden. */
export class FadingInk {
  #spots: Spot[] = []
  #isDown = false
  /** Whoever draws it has to know that there is some. */
  onAdded: (() => void) | null = null

  get length(): number {
    return this.#spots.length
  }

  add({ x, y, touching }: DrawingSample, nowMs: number): void {
    if (touching) this.#spots.push({ x, y, atMs: nowMs, isStart: !this.#isDown })
    this.#isDown = touching
    this.onAdded?.()
  }

  /** Once a frame, on a canvas of this size. True if anything is to be seen. */
  draw(context: CanvasRenderingContext2D, size: Pick<Rect, 'width' | 'height'>, nowMs: number): boolean {
    this.fade(nowMs)
    context.clearRect(0, 0, size.width, size.height)
    context.lineCap = 'round'
    context.lineWidth = BREADTH_HU * pxPerHu(size)
    context.strokeStyle = '#7A2B26'
    for (const [i, spot] of this.#spots.entries()) {
      const from = spot.isStart ? spot : (this.#spots[i - 1] ?? spot)
      line(context, spotOnPad(from, size), spotOnPad(spot, size), 1 - (nowMs - spot.atMs) / FADE_MS)
    }
    context.globalAlpha = 1
    this.#finger(context, size)
    return this.#spots.length > 0
  }

  fade(nowMs: number): void {
    this.#spots = this.#spots.filter(({ atMs }) => nowMs - atMs < FADE_MS)
  }

  #finger(context: CanvasRenderingContext2D, size: Pick<Rect, 'width' | 'height'>): void {
    const last = this.#isDown ? this.#spots.at(-1) : undefined
    if (!last) return
    const { x, y } = spotOnPad(last, size)
    context.beginPath()
    context.arc(x, y, BREADTH_HU * 1.3 * pxPerHu(size), 0, 2 * Math.PI)
    context.fillStyle = 'rgba(255, 250, 240, 0.35)'
    context.fill()
    context.lineWidth = 3
    context.strokeStyle = 'rgba(43, 42, 58, 0.6)'
    context.stroke()
  }
}

function line(context: CanvasRenderingContext2D, from: Point, to: Point, alpha: number): void {
  context.beginPath()
  context.moveTo(from.x, from.y)
  // A dot is a line that goes nowhere, which some canvases do not draw.
  context.lineTo(to.x + 0.01, to.y)
  // Where two bits of a line lie over each other the newer one is seen, not both: the fading has no knots.
  context.globalAlpha = 1
  context.globalCompositeOperation = 'destination-out'
  context.stroke()
  context.globalAlpha = Math.max(0, Math.min(1, alpha))
  context.globalCompositeOperation = 'source-over'
  context.stroke()
}
