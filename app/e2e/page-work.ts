import type { CDPSession, Page } from '@playwright/test'

/** A frame of a screen of sixty a second. */
export const FRAME_MS = 1000 / 60

/**
 * What a page's own thread works from one frame to the next. It is the thread's time, not the clock's: however many
 * others the machine works for, a slower phone needs so many times as much.
 */
export class PageWork {
  readonly #page: Page
  readonly #session: CDPSession
  #fromMs = 0

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static async begins(page: Page): Promise<PageWork> {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const work = new PageWork(page, session)
    await page.evaluate(() => {
      const counting = window as never as { framesWorked: number }
      counting.framesWorked = 0
      requestAnimationFrame(function count() {
        counting.framesWorked++
        requestAnimationFrame(count)
      })
    })
    work.#fromMs = await work.#busyMs()
    return work
  }

  async msPerFrame(): Promise<number> {
    const frames = await this.#page.evaluate(() => (window as never as { framesWorked: number }).framesWorked)
    return ((await this.#busyMs()) - this.#fromMs) / frames
  }

  async #busyMs(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  }
}
