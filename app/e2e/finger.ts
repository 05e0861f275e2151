import type { Page } from '@playwright/test'

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

/** A finger on the glass, line after line, as the symbol is seen on its card. */
export async function draws(page: Page, lines: Lines): Promise<void> {
  const { x, y, width, height } = (await page.locator('.reader-drawpad').boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const at = ([px, py]: readonly [number, number]) => [
    {
      x: x + width / 2 + ((px - 50) / 100) * SIZE * width,
      y: y + height / 2 + ((py - 50) / 100) * SIZE * width,
    },
  ]
  for (const { points } of lines) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(points[0]!) })
    for (const point of finely(points)) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(point) })
      await page.waitForTimeout(STEP_MS)
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await touch.detach()
}
