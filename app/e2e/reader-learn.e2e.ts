import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { Finger } from './finger.ts'
import { test } from './house.ts'
import { isAt } from './reader-sitting.ts'

async function expectForEverybody(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Somewhere in the palm, from below to above. */
async function drawsALine(page: Page): Promise<void> {
  const { x, y, width, height } = (await page.locator('.reader-trace').boundingBox())!
  const finger = await Finger.on(page)
  await finger.goes(
    [0.8, 0.6, 0.4, 0.2].map(share => [x + width / 2, y + height * share] as const),
    40,
  )
}

const primary = (page: Page) => page.locator('.act .primary:enabled')

for (const language of ['fr', 'en'] as const)
  test(`[ROOM-20] Palm Reader is learnt alone, by keyboard too (${language})`, {
    tag: language === 'en' ? '@long' : '@short',
  }, async ({ house }) => {
    test.slow()
    const page = await house.newPhone(language)
    await page.goto('/learn/palm-reader')
    await isAt(page, 'reader-learn-look')
    await page.locator('.hold').focus()
    await page.keyboard.down(' ')
    await expect(page.locator('.reader-cell.marked b')).toHaveText('3')
    await expectForEverybody(page)
    await page.keyboard.up(' ')
    await expect(page.locator('.reader-symbol')).toHaveCount(0)
    await primary(page).press('Enter')

    await isAt(page, 'reader-learn-draw')
    await expect(page.locator('h1')).toHaveText(language === 'fr' ? /À toi/ : /Your turn/, {
      timeout: 30_000,
    })
    if (language === 'fr') {
      await drawsALine(page)
      await expect(page.locator('h1')).toHaveText('Lou l’a sentie passer')
    }
    await primary(page).press('Enter', { timeout: 30_000 })
    await isAt(page, 'reader-learn-lap')
    await expectForEverybody(page)
    // One of them asks for a second lap, the other sees where the chain broke.
    if (language === 'fr') await page.locator('.act .quiet').press('Enter')
    else await primary(page).press('Enter')
    await isAt(page, 'reader-learn-chain')
    await expect(page.locator('.reader-won')).toHaveCount(language === 'fr' ? 4 : 2)
    await expect(page.locator('.reader-broken')).toHaveCount(language === 'fr' ? 0 : 1)
    await page.waitForTimeout(3_000)
    await expectForEverybody(page)
    await primary(page).press('Enter')

    await isAt(page, 'reader-learn-feel')
    await primary(page).press('Enter', { timeout: 30_000 })
    await isAt(page, 'reader-learn-guess')
    await page.locator('button.reader-cell').nth(1).press('Enter')
    await expectForEverybody(page)
    await primary(page).press('Enter')
    await isAt(page, 'reader-learn-end')
    await expect(page.locator('h1')).toContainText(language === 'fr' ? 'bien le cœur' : 'heart indeed')
  })
