import { expect, type Locator, type Page } from '@playwright/test'
import type { Lines } from './finger.ts'

const MOST_STOPS = 30

/** Somebody without a pointer: gets there by Tab, or does not get there. */
export async function tabsTo(page: Page, where: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await where.evaluate(one => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`cannot be reached by Tab: ${where}`)
}

export async function enters(page: Page, where: Locator): Promise<void> {
  await expect(where).toBeEnabled()
  await tabsTo(page, where)
  await page.keyboard.press('Enter')
}

/** As far as one arrow leads, in a symbol's box of 100 that is drawn as large as a palm. */
const STEP = 14
const ARROWS = { right: ['ArrowLeft', null, 'ArrowRight'], down: ['ArrowUp', null, 'ArrowDown'] } as const

type Cell = readonly [right: number, down: number]
const cellOf = ([x, y]: readonly [number, number]): Cell => [
  Math.round((x - 50) / STEP),
  Math.round((y - 50) / STEP),
]

/** The cells that a line goes through, each beside the one before. */
function cellsOf(points: Lines[number]['points']): readonly Cell[] {
  const cells = [cellOf(points[0]!)]
  for (const [i, to] of points.entries()) {
    const from = points[i - 1] ?? to
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 2)
    for (let step = 1; step <= steps; step++) {
      const share = step / steps
      const cell = cellOf([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
      if (cell.join() !== cells.at(-1)!.join()) cells.push(cell)
    }
  }
  return cells
}

async function goes(page: Page, from: Cell, to: Cell): Promise<void> {
  const [right, down] = [0, 1].map(axis => Math.sign(to[axis]! - from[axis]!)) as [number, number]
  const keys = [ARROWS.right[right + 1], ARROWS.down[down + 1]].filter(key => key != null)
  for (const key of keys) await page.keyboard.down(key)
  for (const key of keys) await page.keyboard.up(key)
  const next: Cell = [from[0] + right, from[1] + down]
  if (next.join() !== to.join()) await goes(page, next, to)
}

/** A symbol drawn with the arrows, the space bar and nothing else, on a pad that has the focus. */
export async function drawsByKeys(page: Page, lines: Lines): Promise<void> {
  let at: Cell = [0, 0]
  for (const { points } of lines) {
    const [start, ...others] = cellsOf(points)
    if (start!.join() !== at.join()) await goes(page, at, start!)
    await page.keyboard.press('Space')
    at = start!
    for (const cell of others) {
      await goes(page, at, cell)
      at = cell
    }
    await page.keyboard.press('Space')
  }
}
