import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type TestHouse, test } from './house.ts'
import { keptBefore } from './kept-before.ts'
import { OneDevice } from './one-device-table.ts'

/** The worker has everything: the page, all scripts, all pictures. */
async function isKept(page: Page): Promise<void> {
  const pictures = () =>
    page.evaluate(async () => {
      const [store] = (await caches.keys()).filter(name => name.startsWith('veillee'))
      const kept = store ? await (await caches.open(store)).keys() : []
      return kept.filter(({ url }) => url.includes('/pictures/cards/')).length
    })
  await expect.poll(pictures, { timeout: 20_000 }).toBe(100)
}

/** A phone that has been here once, and is in flight mode now; the server is gone too. */
async function inFlight(house: TestHouse, language: 'fr' | 'en' = 'fr'): Promise<OneDevice> {
  const page = await house.newPhone(language, undefined, { isKept: true })
  await keptBefore(page, { 'veillee.settings': { hold: 'tap' } })
  await page.goto('/')
  await isKept(page)
  await page.context().setOffline(true)
  await house.program.ends()
  return new OneDevice(page)
}

async function isSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join('\n')}`)).toEqual([])
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(isWider)).toBe(false)
}

const secrets = (page: Page) =>
  page.locator('img[src*="/pictures/cards/"], .reader-card, .story-hand, .lobby-lend')

test('[ROOM-22] in flight mode, four people and one phone play In the Palm to its end, through a reload', {
  tag: '@long',
}, async ({ house }) => {
  const table = await inFlight(house)
  const { page } = table
  await table.gathers('in-the-palm', ['Ana', 'Tom', 'Jo', 'Zoé'])
  await isSound(page)
  await page.locator('.act .primary:enabled').tap()
  await table.until('palm-interfere')
  // Reloaded in the middle: the same match, and nobody's hand until somebody opens the cover (ROOM-8, 14).
  await page.reload()
  await expect(page.getByRole('heading', { name: /Passe le téléphone à/ })).toBeVisible()
  await expect(secrets(page)).toHaveCount(0)
  await isSound(page)
  await table.until('palm-over')
  await page.getByRole('button', { name: 'Le carnet' }).tap()
  await expect(page.locator('[data-sheet="pad"]')).toContainText('Zoé')
})

test('[ROOM-22] in flight mode, a story goes round one phone: pile in the middle, hands under covers @long', async ({
  house,
}) => {
  const table = await inFlight(house, 'en')
  const { page } = table
  await table.gathers('extraordinary-story', ['Ana', 'Tom', 'Jo'])
  await page.locator('.act .primary:enabled').tap()
  await table.until('story-add-next')
  expect(table.seen).toContain('cover')
  await isSound(page)
  await expect(secrets(page)).toHaveCount(0)
  await page.reload()
  await table.until('story-tell')
  // Somebody doubts; all vote, each behind a cover, and the story goes on (TALE-27).
  await table.acts()
  await page.getByRole('button', { name: /got it wrong/ }).tap()
  await table.until('story-doubt')
  await isSound(page)
  await table.until('story-tell')
  await expect(page.getByText('for “right”')).toBeVisible()
  await table.until('story-pass')
  await table.until('story-tell')
  await table.acts()
  await page.getByRole('button', { name: 'That was wrong, I stop' }).tap()
  await page.getByRole('button', { name: 'Yes, it was wrong' }).tap()
  await expect(page.locator('[data-screen="story-over"]')).toBeVisible()
})

test('[ROOM-22] in flight mode, a symbol goes from palm to palm round one phone, ten rounds, through a reload', {
  tag: '@long',
}, async ({ house }) => {
  const table = await inFlight(house)
  const { page } = table
  await table.gathers('palm-reader', ['Ana', 'Tom', 'Jo', 'Zoé'])
  await page.locator('.act .primary:enabled').tap()
  await table.until('reader-vote')
  await page.reload()
  await expect(page.getByRole('heading', { name: /Passe le téléphone à/ })).toBeVisible()
  await expect(secrets(page)).toHaveCount(0)
  await table.until('reader-over')
  expect(table.timesAt('reader-gallery')).toBe(10)
})
