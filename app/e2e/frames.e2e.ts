import { loadavg } from 'node:os'
import { type CDPSession, expect, type Page } from '@playwright/test'
import { placeIn } from '@veillee/touch'
import { CROSS, draws } from './finger.ts'
import { test } from './house.ts'
import { sees, slot, spotOn } from './palm-far.ts'
import { PalmTable } from './palm-table.ts'

/** A measured run, not a test of the house: `npm run frames` prints a line for docs/measured.md. */
test.skip(!process.env.FRAMES, 'measured on request')
test.describe.configure({ timeout: 300_000 })

const SLOWER = 4
const LASTS_MS = 6_000

interface Metrics {
  readonly frames: number
  readonly perS: number
  /** In per cent: frames that came within 20 ms of the one before. */
  readonly inTime: number
  /** Of the page's own thread: however many others the machine works for, it is the same. */
  readonly workMsPerFrame: number
}

async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
}

/** Frames of the page while something is done to it. */
async function measured(page: Page, session: CDPSession, doing: () => Promise<void>): Promise<Metrics> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(() => {
    const frames: number[] = []
    const counting = window as never as { frames: number[] }
    counting.frames = frames
    requestAnimationFrame(function step(nowMs) {
      frames.push(nowMs)
      if (counting.frames === frames) requestAnimationFrame(step)
    })
  })
  const before = await workedMs(session)
  await doing()
  const after = await workedMs(session)
  const frames = await page.evaluate(() => {
    const counting = window as never as { frames: number[] }
    const counted = counting.frames
    counting.frames = []
    return counted
  })
  const gaps = frames.slice(1).map((at, i) => at - frames[i]!)
  const tenths = (value: number) => Math.round(10 * value) / 10
  return {
    frames: frames.length,
    perS: tenths((1000 * gaps.length) / (frames.at(-1)! - frames[0]!)),
    inTime: tenths((100 * gaps.filter(gap => gap < 20).length) / gaps.length),
    workMsPerFrame: tenths((after - before) / frames.length),
  }
}

/** To and fro over the palm, sixty times a second, for as long as it takes. */
async function strokes(page: Page, session: CDPSession): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const ends = await Promise.all([0.2, 0.8].map(across => spotOn(page, placeIn('palm', 0.6, across))))
  const [[fromX, y], [toX]] = ends as [[number, number], [number, number]]
  const until = Date.now() + LASTS_MS
  for (let stroke = 0; Date.now() < until; stroke++) {
    const [from, to] = stroke % 2 === 0 ? [fromX, toX] : [toX, fromX]
    await send('touchStart', [{ x: from, y }])
    for (let i = 1; i <= 40; i++) {
      await send('touchMove', [{ x: from + ((to - from) * i) / 40, y: y + 8 * Math.sin(i / 3) }])
      await page.waitForTimeout(8)
    }
    await page.waitForTimeout(300)
    await send('touchEnd', [])
  }
}

test('the stage and the live hand, with the processor slowed four times', async ({ house }) => {
  const phones = await house.sits({
    game: 'in-the-palm',
    names: ['Ana', 'Tom', 'Jo', 'Nour'],
    setting: 'remote',
    options: { first: 0 },
  })
  await house.starts(phones)
  const table = new PalmTable(phones)
  await table.child.plays('draw')
  await table.child.plays('keep')
  await table.until('mime')
  const [child, opponent] = [table.child.page, table.opponents[0]!.page]
  // Only the two that are measured: the others would take their time from the same two cores.
  for (const { page } of phones) if (page !== child && page !== opponent) await page.close()
  const hand = await child.context().newCDPSession(child)
  const eye = await opponent.context().newCDPSession(opponent)
  const rests = () => child.waitForTimeout(LASTS_MS)
  const results: Record<string, Metrics> = { 'at rest': await measured(child, hand, rests) }
  for (const object of ['coin', 'cloth', 'string'] as const) {
    await slot(child, object).tap()
    results[`${object}, full speed`] = await measured(child, hand, () => strokes(child, hand))
    await hand.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    results[`${object}, slowed`] = await measured(child, hand, () => strokes(child, hand))
    await hand.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await eye.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    results[`${object}, seen slowed`] = await measured(opponent, eye, () => strokes(child, hand))
    await eye.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await sees(opponent, object)
  }
  console.table(results)
  console.log(`load ${loadavg()[0]!.toFixed(1)}`)
  expect(results['coin, slowed']!.frames).toBeGreaterThan(0)
})

test('a drawing into a palm, with the processor slowed four times', async ({ house }) => {
  const phones = await house.sits({
    game: 'palm-reader',
    names: ['Ana', 'Tom', 'Jo', 'Nour'],
    setting: 'remote',
  })
  await house.starts(phones)
  const { first } = phones[0]!.wire.match.view.table as { readonly first: number }
  const drawer = phones.find(({ seat }) => seat === first)!
  await drawer.plays('look', drawer.wire.phone.seats[0]!.offers.choices.look![0])
  const { page } = drawer
  await expect(page.locator('[data-screen="reader-draw-far"]')).toBeVisible()
  await phones.find(({ seat }) => seat === (first + 1) % phones.length)!.plays('open')
  await expect(page.locator('.reader-held')).toHaveCount(0)
  for (const other of phones) if (other !== drawer) await other.page.close()
  const session = await page.context().newCDPSession(page)
  const drawing = async () => {
    for (const until = Date.now() + LASTS_MS; Date.now() < until; ) await draws(page, CROSS)
  }
  const results: Record<string, Metrics> = {}
  for (const [name, rate] of [['drawing, full speed', 1] as const, ['drawing, slowed', SLOWER] as const]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    results[name] = await measured(page, session, drawing)
  }
  console.table(results)
  console.log(`load ${loadavg()[0]!.toFixed(1)}`)
  expect(results['drawing, slowed']!.frames).toBeGreaterThan(0)
})
