import { expect } from '@playwright/test'
import { Finger } from './finger.ts'
import { test } from './house.ts'

const SHOTS = process.env.PALM_SHOTS

test('[PALM-44] the practice: a card face up, three mimes on a drawn hand, and a small album to find it in', {
  tag: '@chromium',
}, async ({ house }) => {
  const page = await house.newPhone('fr')
  const shot = async (name: string) => SHOTS && (await page.screenshot({ path: `${SHOTS}/${name}.png` }))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/learn/in-the-palm')
  await expect(page.locator('.palm-one .photo')).toBeVisible()
  await shot('learn-card')
  await page.getByRole('button', { name: 'Voir trois façons' }).tap()
  for (const id of ['typewriter', 'guitar', 'chess']) {
    await expect(page.locator(`[data-screen="palm-learn-${id}"]`)).toBeVisible()
    // Something lies on the hand after a moment.
    await expect(page.locator('.palm-drawn .moment svg g').first()).toBeVisible()
    await page.waitForTimeout(2_600)
    await shot(`learn-${id}`)
    await page.getByRole('button', { name: /Une autre façon|À moi d’essayer/ }).tap()
  }
  const cube = page.locator('.palm-try button').first()
  const hand = (await page.locator('.palm-try').boundingBox())!
  const from = (await cube.boundingBox())!
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  const [toX, toY] = [hand.x + hand.width / 2, hand.y + hand.height / 2]
  const finger = await Finger.on(page)
  await finger.goes(
    [
      [x, y],
      [(x + toX) / 2, (y + toY) / 2],
      [toX, toY],
    ],
    60,
  )
  await expect(page.getByText('Grand-père sent')).toBeVisible()
  await shot('learn-try')
  await page.getByRole('button', { name: 'On ouvre l’album' }).tap()
  const photos = page.locator('.palm-mini .photo')
  await expect(photos).toHaveCount(4)
  await photos.nth(0).tap()
  await expect(page.getByText(/La guitare y est/)).toBeVisible()
  await shot('learn-wrong')
  await photos.nth(2).tap()
  await expect(page.getByRole('heading', { name: 'Retrouvé' })).toBeVisible()
  await shot('learn-right')
  await page.getByRole('button', { name: 'J’ai compris, on joue' }).tap()
  await expect(page).toHaveURL(/\/$/)
})

test('[PALM-44] where motion is reduced, the practice is told in stills, step by step', {
  tag: '@chromium',
}, async ({ house }) => {
  const page = await house.newPhone('en')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/learn/in-the-palm')
  await page.getByRole('button', { name: 'See three ways' }).tap()
  const still = page.locator('.palm-drawn .still')
  await expect(still).toContainText('1 / 4')
  await still.tap()
  await expect(still).toContainText('2 / 4')
})

test('[PALM-45] the biography: a hundred photos in order, by button, swipe, key and far at once', async ({
  house,
}) => {
  const page = await house.newPhone('en', { width: 360, height: 640 })
  const shot = async (name: string) => {
    if (!SHOTS) return
    await page.waitForTimeout(600)
    await page.screenshot({ path: `${SHOTS}/${name}.png` })
  }
  await page.goto('/album')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('The night he was born')
  await shot('album-1')
  await page.getByRole('button', { name: 'Next photo' }).tap()
  await expect(title).toHaveText('The cradle')
  await page.keyboard.press('ArrowRight')
  await expect(title).toHaveText('Harvest time')
  const { x, y, width } = (await page.locator('.palm-page').boundingBox())!
  await page.mouse.move(x + width - 30, y + 200)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 205, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByText('4 / 100')).toBeVisible()
  await page.locator('input[type="range"]').fill('100')
  await expect(page.getByText('Today', { exact: true })).toBeVisible()
  await shot('album-100')
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).includes('99'))).toBe(true)
  await page.reload()
  await expect(page.getByText('100 / 100')).toBeVisible()
})
