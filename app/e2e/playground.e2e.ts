import { expect, type Page } from '@playwright/test'
import { test } from './house.ts'

const LAPTOP = { width: 1440, height: 900 }

const phoneOf = (page: Page, id: string) => page.locator(`[data-phone="${id}"]`)
const insideOf = (page: Page, id: string) => phoneOf(page, id).frameLocator('iframe')

test('a whole table sits down on one page, each phone as somebody of its own, and the shared screen with them', {
  tag: '@chromium',
}, async ({ house }) => {
  const page = await house.newPhone('en', LAPTOP)
  await page.goto('/playground')
  await page.getByLabel('Game').selectOption('palm-reader')
  await page.getByRole('radio', { name: 'Far apart' }).check()
  await page.getByRole('button', { name: 'Seat everybody' }).click()
  for (const id of ['p1', 'p2', 'p3', 'p4']) {
    await expect(phoneOf(page, id)).toHaveAttribute('data-state', 'here')
    await expect(insideOf(page, id).locator('[data-screen]')).toBeVisible()
  }
  await expect(insideOf(page, 'p2').locator('.lobby-call')).toContainText('carries no voice')
  const names = await page.evaluate(() =>
    ['p1', 'p2', 'p3', 'p4'].map(
      id => (JSON.parse(localStorage.getItem(`veillee.${id}.rooms`)!) as { name: string }[])[0]!.name,
    ),
  )
  expect(names).toEqual(['Ana', 'Tom', 'Jo', 'Nour'])
  const [code] = await page.evaluate(() =>
    (JSON.parse(localStorage.getItem('veillee.p1.rooms')!) as { code: string }[]).map(known => known.code),
  )
  await expect(page.locator('.pg-screen iframe')).toHaveAttribute(
    'src',
    `${new URL(`${house.home}/screen/${code}`).pathname}?as=tv`,
  )
})

test('[ROOM-8] a phone is cut off, put to sleep and reloaded, and comes back each time', {
  tag: ['@chromium', '@long'],
}, async ({ house }) => {
  const page = await house.newPhone('fr', LAPTOP)
  await page.goto('/playground')
  await page.getByRole('button', { name: 'Asseoir tout le monde' }).click()
  const tom = phoneOf(page, 'p2')
  const watcher = await house.program.enters({
    do: 'join',
    name: 'Vera',
    code: await page.locator('.pg-screen header small').textContent(),
  })
  // They all come at once, in any order.
  const isAway = () => {
    const { away, lobby } = watcher.seen
    return away?.includes(lobby!.people.findIndex(({ name }) => name === 'Tom')) ?? false
  }
  await expect(phoneOf(page, 'p4')).toHaveAttribute('data-state', 'here')

  await tom.getByRole('button', { name: 'Couper le réseau 8 secondes' }).click()
  await expect(tom).toHaveAttribute('data-state', 'away')
  await watcher.until(() => isAway())
  await expect(tom).toHaveAttribute('data-state', 'here')
  await watcher.until(() => !isAway())

  await tom.getByRole('button', { name: 'Endormir' }).click()
  await watcher.until(() => isAway())
  await tom.locator('.pg-pocket').click()
  await expect(tom).toHaveAttribute('data-state', 'here')

  await tom.getByRole('button', { name: 'Recharger la page' }).click()
  await expect(tom).toHaveAttribute('data-state', 'here')
  await watcher.until(() => !isAway())
})

test('[ROOM-18] one phone changes its language, and the others keep theirs', { tag: '@chromium' }, async ({
  house,
}) => {
  const page = await house.newPhone('fr', LAPTOP)
  await page.goto('/playground')
  await expect(insideOf(page, 'p1').getByText('Trois jeux à vivre ensemble')).toBeVisible()
  await phoneOf(page, 'p1').getByRole('button', { name: 'Autre langue' }).click()
  await expect(insideOf(page, 'p1').getByText('Three games for one evening')).toBeVisible()
  await expect(insideOf(page, 'p2').getByText('Trois jeux à vivre ensemble')).toBeVisible()
})

test('a phone on its own takes no orders, whatever its address says', {
  tag: ['@chromium', '@long'],
}, async ({ house }) => {
  const page = await house.newPhone('fr')
  await page.goto('/?as=p1')
  await expect(page.getByText('Trois jeux à vivre ensemble')).toBeVisible()
  await page.evaluate(() =>
    postMessage({ kind: 'veillee order', what: { do: 'speak', language: 'en' } }, location.origin),
  )
  await page.waitForTimeout(300)
  await expect(page.getByText('Trois jeux à vivre ensemble')).toBeVisible()
})
