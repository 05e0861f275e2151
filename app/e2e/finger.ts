import type { CDPSession, Page } from '@playwright/test'
import { isByMouse } from './engines/mouse.ts'

type Spot = readonly [x: number, y: number]
type Points = readonly (readonly [x: number, y: number])[]
/** In a symbol's box of 100 × 100, y downwards. */
export type Lines = readonly { readonly points: Points }[]

/** Of the pad's breadth, as large as the symbol's box is drawn. */
const SIZE = 0.55
/** How far a finger goes between two measurements, and how long that takes: some 1 hu/s. */
const STEP = 8
const STEP_MS = 12

export const CROSS: Lines = [
  {
    points: [
      [20, 30],
      [80, 70],
    ],
  },
]

/** Points as a glass measures them, not only at the corners. */
export const finely = (points: Points): Points =>
  points.flatMap(([x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [x, y]
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / STEP))
    return Array.from({ length: steps }, (_, step): readonly [number, number] => {
      const share = (step + 1) / steps
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
    })
  })

/** One finger on the glass: real touches where they can be sent, or else a mouse. */
export class Finger {
  readonly #page: Page
  readonly #touches: CDPSession | undefined

  private constructor(page: Page, touches: CDPSession | undefined) {
    this.#page = page
    this.#touches = touches
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, isByMouse(page) ? undefined : await page.context().newCDPSession(page))
  }

  async down([x, y]: Spot): Promise<void> {
    if (this.#touches) return this.#touch('touchStart', [{ x, y }])
    await this.#page.mouse.move(x, y)
    await this.#page.mouse.down()
  }

  async moves([x, y]: Spot): Promise<void> {
    await (this.#touches ? this.#touch('touchMove', [{ x, y }]) : this.#page.mouse.move(x, y))
  }

  async up(): Promise<void> {
    await (this.#touches ? this.#touch('touchEnd', []) : this.#page.mouse.up())
  }

  /** From the first spot to the last, so long at each. */
  async goes([first, ...others]: readonly Spot[], restMs: number): Promise<void> {
    await this.down(first!)
    await this.#page.waitForTimeout(restMs)
    for (const spot of others) {
      await this.moves(spot)
      await this.#page.waitForTimeout(restMs)
    }
    await this.up()
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) {
    await this.#touches!.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

/** A finger on the glass, line after line, as the symbol is seen on its card. */
export async function draws(page: Page, lines: Lines): Promise<void> {
  const { x, y, width, height } = (await page.locator('.reader-drawpad').boundingBox())!
  const finger = await Finger.on(page)
  const at = ([px, py]: Spot): Spot => [
    x + width / 2 + ((px - 50) / 100) * SIZE * width,
    y + height / 2 + ((py - 50) / 100) * SIZE * width,
  ]
  for (const { points } of lines) await finger.goes([points[0]!, ...finely(points)].map(at), STEP_MS)
}
