import { expect, type Page } from '@playwright/test'
import { Finger } from './finger.ts'
import { test } from './house.ts'

const playing = (page: Page) => page.locator('[data-screen^="palm-"], [data-screen^="reader-"]')

/** As a phone does that is locked, or shows another app. */
const hides = (page: Page, isHidden: boolean) =>
  page.evaluate(is => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => is })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test('[ROOM-8] a page that was frozen, as on a locked phone, is back with its first breath', {
  tag: '@chromium',
}, async ({ house }) => {
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Ben'] })
  await house.starts(phones)
  const { page } = phones[1]!
  await expect(playing(page)).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  const freezes = (state: 'frozen' | 'active') => devtools.send('Page.setWebLifecycleState', { state })
  await freezes('frozen')
  // Its line is dead, and it has not heard of it.
  const { port } = house.program
  await house.program.ends('SIGKILL')
  await house.opens(port)
  const comes = page.waitForEvent('websocket')
  const from = Date.now()
  await freezes('active')
  await comes
  await expect(page.locator('.play-table.held')).toHaveCount(0)
  await expect(playing(page)).toBeVisible()
  test.info().annotations.push({ type: 'back after', description: `${Date.now() - from} ms` })
})

test('[ROOM-14] while the page is put away, nothing of an evening ground is to be seen', async ({
  house,
}) => {
  const phones = await house.sits({ game: 'palm-reader', names: ['Ana', 'Ben', 'Cleo', 'Dan'] })
  await house.starts(phones)
  const { first } = phones[0]!.wire.match.view.table as unknown as { readonly first: number }
  const { page } = phones.find(({ seat }) => seat === first)!
  await expect(playing(page)).toBeVisible()
  const secret = page.locator('.reader-card')
  const { x, y, width, height } = (await page.locator('.hold').boundingBox())!
  await (await Finger.on(page)).down([x + width / 2, y + height / 2])
  await expect(secret).toBeVisible()
  await hides(page, true)
  await expect(secret).toHaveCount(0)
  await expect(page.locator('.screen')).toBeHidden()
  await hides(page, false)
  await expect(page.locator('.screen')).toBeVisible()
  await expect(secret).toHaveCount(0)
})
