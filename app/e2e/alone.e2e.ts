import { expect, type Page } from '@playwright/test'
import { test } from './house.ts'
import { keptBefore } from './kept-before.ts'
import { OneDevice } from './one-device-table.ts'

const GAMES = ['in-the-palm', 'extraordinary-story', 'palm-reader'] as const

/** Whatever is lit is pressed, as somebody would who waits for what the robots do; or else a card, if one is asked for. */
async function pressesOn(page: Page): Promise<void> {
  const lit = page.locator('.act .primary:enabled')
  const card = page.locator('main button:enabled').first()
  for (const button of [lit, card])
    if (await button.isVisible()) return button.tap({ timeout: 1_000 }).catch(() => undefined)
}

const stepOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.step ?? '')

for (const [i, game] of GAMES.entries())
  test(`[ROOM-23] ${game}: from the first page to a match with robots in two taps, in flight mode`, {
    tag: i < 2 ? '@long' : '@engines',
  }, async ({ house }) => {
    const page = await house.newPhone(i === 1 ? 'en' : 'fr', undefined, { isKept: true })
    await keptBefore(page, { 'veillee.settings': { hold: 'tap' } })
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const isKept = (page: string) => caches.match(page).then(kept => kept !== undefined)
    await expect.poll(() => page.evaluate(isKept, `${house.home}/`)).toBe(true)
    await page.context().setOffline(true)
    await house.program.ends()
    const table = new OneDevice(page)
    await page.locator('.ent-game').nth(i).tap()
    await table.pictured(`create-alone-${game}`)
    await page.locator('.ent-form input[autocapitalize="words"]').first().fill('Ana')
    await page.getByRole('button', { name: /En solo, avec des robots|On my own, with robots/ }).tap()
    await expect(page.locator('.play-strip')).toBeVisible()
    // Robots are named and marked as such, and play by themselves (ROOM-16).
    await expect(page.locator('.play-strip [role="img"]').nth(1)).toHaveAttribute('aria-label', /robot/)
    const steps = new Set<string>()
    await expect
      .poll(
        async () => {
          const screen = await table.now()
          if (!table.seen.includes(screen)) await table.pictured(`alone-${screen}`)
          table.seen.push(screen)
          if (!(await table.answers(screen))) await pressesOn(page)
          steps.add(await stepOf(page))
          return steps.size
        },
        { timeout: 45_000, intervals: [300] },
      )
      .toBeGreaterThan(1)
    const before = await stepOf(page)
    await page.reload()
    await expect(page.locator('.play-strip')).toBeVisible()
    expect(Number((await stepOf(page)).split(':')[1])).toBeGreaterThanOrEqual(Number(before.split(':')[1]))
  })
