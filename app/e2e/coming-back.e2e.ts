import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { test } from './house.ts'
import { Network } from './network.ts'
import { talking } from './talking.ts'

const playing = (page: Page) => page.locator('[data-screen^="palm-"]')
const isHeld = (page: Page) => page.locator('.play-table.held')

test('[ROOM-8] a phone whose network comes back is on the same screen by itself, without a tap or a reload', async ({
  house,
}) => {
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Ben'] })
  await house.starts(phones)
  const { page } = phones[1]!
  const network = await Network.of(page)
  await expect(playing(page)).toBeVisible()
  const screen = await playing(page).getAttribute('data-screen')
  await network.goes()
  await expect(page.getByText('On te ramène…')).toBeVisible()
  await expect(page.getByText('On te garde ta place')).toBeVisible()
  await expect(playing(page)).toBeVisible()
  await expect(isHeld(page)).toHaveCount(1)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  network.comes()
  await expect(isHeld(page)).toHaveCount(0)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(await playing(page).getAttribute('data-screen')).toBe(screen)
  await expect(page.getByText('On te')).toHaveCount(0)
})

test('[ROOM-11] what was said without a network is said once, as soon as there is one', async ({ house }) => {
  const [ana, ben] = await talking(house)
  const { page } = ana!
  const network = await Network.of(page)
  await page.getByRole('button', { name: /^Menu/ }).click()
  await page.getByRole('button', { name: /Discussion/ }).click()
  await network.goes()
  await page.getByLabel('Écris à la table').fill('Vous me lisez ?')
  await page.keyboard.press('Enter')
  network.comes()
  await expect(page.locator('.play-line')).toHaveCount(1)
  await ben!.wire.until(() => (ben!.wire.seen.talk?.length ?? 0) > 0)
  await ben!.wire.caughtUp()
  expect(ben!.wire.seen.talk?.map(({ text }) => text)).toEqual(['Vous me lisez ?'])
})

test('[ROOM-8] [ROOM-12] a server that is killed and comes back finds every phone on its screen', async ({
  house,
}) => {
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Ben'] })
  await house.starts(phones)
  const { page } = phones[0]!
  await expect(playing(page)).toBeVisible()
  const { port } = house.program
  await house.program.ends('SIGKILL')
  await expect(isHeld(page)).toHaveCount(1)
  await house.opens(port)
  await expect(isHeld(page)).toHaveCount(0)
  await expect(playing(page)).toBeVisible()
})

test('[ROOM-8] [ROOM-12] a page that is older than its server loads itself anew, and is where it was', async ({
  house,
}) => {
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Ben'] })
  await house.starts(phones)
  const { page } = phones[1]!
  const lines: WebSocketRoute[] = []
  let isRenewed = false
  await page.routeWebSocket(/.*/, line => {
    lines.push(line)
    if (!isRenewed) return void line.connectToServer()
    line.onMessage(() => {
      isRenewed = false // what is loaded now is as new as the server
      line.send(JSON.stringify({ say: 'refused', refusal: { fr: 'Recharge.', en: 'Reload.' }, v: 99 }))
    })
  })
  await page.reload()
  await expect(playing(page)).toBeVisible()
  const screen = await playing(page).getAttribute('data-screen')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  isRenewed = true
  const anew = page.waitForEvent('load')
  for (const line of lines) await line.close()
  await anew
  await expect(playing(page)).toHaveAttribute('data-screen', screen!)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false)
  await expect(isHeld(page)).toHaveCount(0)
})

test('[ROOM-31] a shared phone that is reloaded is covered', async ({ house }) => {
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana'], languages: ['en'] })
  const [ana] = phones
  await ana!.asks({ do: 'share', name: 'Zoé' })
  await house.starts(phones)
  const { page } = ana!
  await expect(page.locator('[data-screen="cover"]')).toBeVisible()
  await page.locator('.hold').press('Space', { delay: 1_400 })
  await expect(playing(page)).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-screen="cover"]')).toBeVisible()
  await expect(playing(page)).toHaveCount(0)
})

test('[ROOM-9] the link of a phone takes its seat to another device', async ({ house }) => {
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Ben'], languages: ['en'] })
  await house.starts(phones)
  const { page, wire } = phones[1]!
  await expect(playing(page)).toBeVisible()
  await page.getByRole('button', { name: /^Menu/ }).click()
  await page.getByRole('button', { name: 'Continue on another phone' }).click()
  await page.getByRole('button', { name: 'Make the link' }).click()
  await expect(page.getByRole('img', { name: 'Point the other phone at this code' })).toBeVisible()
  const address = await page.getByLabel('Or open this link there').inputValue()
  const [, room, link] = /\/room\/([^#]+)#seat=(.+)$/.exec(address)!
  const moved = await house.program.enters({ do: 'moveIn', room, link })
  expect(moved.phone.seats.map(({ seat }) => seat)).toEqual([1])
  await wire.until(() => wire.bye?.why === 'elsewhere')
})
