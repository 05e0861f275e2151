import { expect, type Locator } from '@playwright/test'
import { test } from './house.ts'
import { holds, pictured } from './story-table.ts'

for (const language of ['fr', 'en'] as const)
  test(`[ROOM-20] alone, somebody adds a word, errs once and tells the story from memory (${language})`, {
    tag: language === 'en' ? '@long' : '@short',
  }, async ({ house }) => {
    const page = await house.newPhone(
      language,
      language === 'fr' ? { width: 390, height: 844 } : { width: 360, height: 640 },
    )
    const at = (scene: string) => page.locator(`[data-screen="extraordinary-story-tutorial-${scene}"]`)
    const turns = async (card: number, until: Locator) => {
      await page.locator(`.story-options [data-card="${card}"]`).tap()
      await holds(page, page.locator('.hold.lit'), () => expect(until).toBeVisible())
    }
    const inSight = (card: number) => page.locator(`.story-turn [data-card="${card}"]`)
    await page.goto('/learn/extraordinary-story')
    await expect(at('welcome')).toBeVisible()
    await pictured(page, `learn-${language}-1`)
    await page.locator('.primary').tap()
    await page.locator('.story-hand [data-card="22"]').tap({ force: true }) // what cannot follow can still be asked
    await expect(page.locator('.story-adding .story-why').last()).toContainText(
      language === 'fr' ? 'aiderait' : 'would help',
    )
    await pictured(page, `learn-${language}-2-why`)
    await page
      .locator('.story-link')
      .filter({ hasText: language === 'fr' ? 'avec' : 'with' })
      .tap()
    await expect(page.locator('.story-hand [data-card="22"]')).toHaveAttribute('aria-pressed', 'true')
    await pictured(page, `learn-${language}-3-link`)
    await page.locator('.primary').tap()
    await expect(at('friend')).toBeVisible()
    await pictured(page, `learn-${language}-4`)
    await page.locator('.primary').tap()

    await turns(0, inSight(0))
    await pictured(page, `learn-${language}-5`)
    const wrong = await page
      .locator('.story-options [data-card]:not([data-card="128"])')
      .first()
      .getAttribute('data-card')
    await turns(Number(wrong), at('wrong'))
    await page.waitForTimeout(200) // the finger is up again, and has pressed nothing of what came under it
    await expect(at('wrong')).toBeVisible()
    await pictured(page, `learn-${language}-6-wrong`)
    await page.locator('.primary').tap()
    await turns(128, inSight(128))
    await turns(22, inSight(22))
    await turns(94, at('told'))
    await page.waitForTimeout(1_200)
    await pictured(page, `learn-${language}-7`)
  })
