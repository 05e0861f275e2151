import { expect } from '@playwright/test'
import { test } from './house.ts'

test('[ROOM-8] a phone that is reloaded is back where it was', async ({ house }) => {
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Ben'], languages: ['fr', 'en'] })
  await house.starts(phones)
  const [, ben] = phones
  await expect(ben!.page.locator('[data-screen^="palm-"]')).toBeVisible()
  await ben!.page.reload()
  await expect(ben!.page.locator('[data-screen^="palm-"]')).toBeVisible()
})
