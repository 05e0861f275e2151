import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { brokenWords } from './broken-words.ts'
import { test } from './house.ts'
import { LONG_STORY, pictured, StoryTable } from './story-table.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 640 },
] as const

/** Nothing is cut off at either side, and every button that is seen is large enough for a thumb. */
async function fits(page: Page): Promise<void> {
  const { tooWide, tooSmall } = await page.evaluate(() => ({
    tooWide: document.documentElement.scrollWidth > innerWidth,
    tooSmall: [...document.querySelectorAll('button, summary')]
      .filter(button => !button.closest('.for-ears')) // for those who do not look, until it is focused
      .map(button => ({ name: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 47.5 || box.height < 47.5))
      .map(({ name }) => name),
  }))
  expect(tooWide).toBe(false)
  expect(tooSmall).toEqual([])
}

const isScrolled = (page: Page): Promise<boolean> =>
  page.locator('.stage').evaluate(stage => stage.scrollHeight > stage.clientHeight + 1)

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('[ROOM-21] a long story fits on every phone, and can be told by keyboard', { tag: '@long' }, async ({
  house,
}) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    deal: LONG_STORY,
    names: ['Ana', 'Maximilienne'],
    languages: ['fr', 'en'],
  })
  const look = async (name: string, page: Page) => {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await fits(page)
      await pictured(page, `fits-${name}-${size.width}x${size.height}`)
    }
  }
  const table = new StoryTable(phones)
  await table.settlesTie()
  await table.addsByWire()
  for (let round = 0; round < 14; round++) await table.goesRoundByWire()

  const { storyteller, listeners } = table
  await look('pass', storyteller.page)
  await storyteller.plays('take')
  await expect(table.at(storyteller)).toBeVisible()
  const { page } = storyteller
  await page.locator('.hold.lit').focus()
  await page.keyboard.down('Space')
  await storyteller.wire.until(() => table.view.table.turned > 0)
  await page.keyboard.up('Space')
  await expect(page.locator('.story-turn .word')).toBeVisible()
  await look('tell', page)
  await look('listen', listeners[0]!.page)
  await isAccessible(page)
  await isAccessible(listeners[0]!.page)
  await table.tellsByWire(table.pile.length - 1)
  await table.reaches('add')
  await expect(table.at(storyteller)).toBeVisible()
  await look('add', page)
  for (const size of SIZES.slice(0, 3)) {
    await page.setViewportSize(size)
    expect(await isScrolled(page), `the hand at ${size.width} x ${size.height}`).toBe(false)
  }
  await isAccessible(page)
  await storyteller.plays('ownUp')
  await expect(page.locator('[data-screen="story-over"]')).toBeVisible()
  await page.locator('.story-page').tap()
  await look('over', page)
  await isAccessible(page)
})

test('[TALE-26] where a story with Links is read, no word is cut in two on the narrowest phone', {
  tag: '@long',
}, async ({ house }) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    deal: LONG_STORY,
    names: ['Ana', 'Tom'],
    isMoving: true,
  })
  const table = new StoryTable(phones)
  await table.settlesTie()
  await table.addsByWire()
  for (let round = 0; round < 4; round++) await table.goesRoundByWire({ withLink: true })
  const { page } = phones[0]!
  await page.setViewportSize({ width: 320, height: 568 })
  await table.storyteller.plays('take')
  await table.storyteller.plays('turn')
  await table.storyteller.plays('ownUp')
  const cards = page.locator('[data-screen="story-reading"] .story-reading-cards')
  const read = new Set<string>()
  await expect
    .poll(
      async () => {
        read.add(await cards.innerText({ timeout: 1_000 }).catch(() => ''))
        expect(await page.evaluate(brokenWords)).toEqual([])
        return page.locator('[data-screen="story-over"]').count()
      },
      { timeout: 60_000, intervals: [200] },
    )
    .toBe(1)
  expect(read.size).toBeGreaterThan(4)
})
