import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test as base, type Phone, TestHouse } from './house.ts'
import { keptBefore } from './kept-before.ts'
import { type Acts, OneDevice, primary } from './one-device-table.ts'

const test = base.extend<{ house: TestHouse }>({
  house: async ({ browser }, use) => {
    const house = new TestHouse(browser, { env: { DEVELOPER_GAMES: 'on' } })
    await house.opens()
    await use(house)
    await house.closes()
  },
})

/** Into the folder that PICTURES names, to be looked at. */
async function pictured(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  const language = await page.evaluate(() => document.documentElement.lang)
  if (folder) await page.screenshot({ path: `${folder}/example-${name}-${language}.png` })
}

async function isSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join('\n')}`)).toEqual([])
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(isWider)).toBe(false)
}

const screen = (page: Page, name: string) => page.locator(`[data-screen="${name}"]`)
const card = (page: Page, number: number) => page.getByRole('button', { name: String(number), exact: true })

async function picks({ page }: Phone, number: number): Promise<void> {
  await expect(screen(page, 'example-pick')).toBeVisible()
  await card(page, number).tap()
  await page.locator('.act .primary:enabled').tap()
}

const dealerOf = (phones: readonly Phone[]): Phone => {
  const { dealer } = phones[0]!.wire.match.view.table as { dealer: number }
  return phones.find(({ seat }) => seat === dealer)!
}

test('[EXAMPLE-1] three phones and a television play The Lonely Number to its end', {
  tag: '@long',
}, async ({ house }) => {
  const phones = await house.sits({
    game: 'example',
    names: ['Ana', 'Tom', 'Jo'],
    options: { rounds: 3 },
    languages: ['fr', 'en', 'fr'],
  })
  const [ana, tom, jo] = phones as [Phone, Phone, Phone]
  const television = await house.screen(ana.wire.welcome!.code)
  await expect(screen(ana.page, 'lobby')).toContainText('Le Nombre solitaire')
  await pictured(ana.page, 'lobby')
  await expect(screen(television, 'screen-lobby')).toBeVisible()
  await pictured(television, 'tv-lobby')
  await ana.page.locator('.act .primary:enabled').tap()
  for (const { page, wire } of phones) {
    await wire.until(() => wire.seen.match?.end === null)
    await expect(screen(page, 'example-pick')).toBeVisible()
  }

  // The lucky number is on the dealer's page alone, and there only under a finger.
  const dealer = dealerOf(phones)
  for (const { page } of phones) await expect(page.locator('.lucky')).toHaveCount(0)
  for (const { page } of phones.filter(phone => phone !== dealer))
    await expect(page.locator('.hold')).toHaveCount(0)
  const { lucky } = dealer.wire.phone.seats[0]!.hand as { lucky: number }
  await dealer.page.locator('.hold').focus()
  await dealer.page.keyboard.down('Space')
  await expect(dealer.page.locator('.example-secret .lucky')).toHaveText(String(lucky))
  await pictured(dealer.page, 'dealer')
  await dealer.page.keyboard.up('Space')
  await expect(dealer.page.locator('.lucky')).toHaveCount(0)
  await pictured(tom.page, 'pick')
  for (const { page } of phones) await isSound(page)

  for (let round = 1; round <= 3; round++) {
    await picks(ana, 1)
    await expect(screen(ana.page, 'example-wait')).toContainText('Tom')
    if (round === 1) {
      await pictured(ana.page, 'wait')
      await expect(screen(television, 'example-tv-pick')).toBeVisible()
      await pictured(television, 'tv-pick')
      await isSound(ana.page)
    }
    await picks(tom, 1)
    await picks(jo, round)
    if (round === 3) break
    for (const { page } of phones) await expect(screen(page, 'example-shown')).toBeVisible()
    // Three with the same number are in each other's way; one who keeps off it is alone.
    const said = round === 1 ? 'Tous les nombres sont partagés' : /Jo marque [12] points?/
    await expect(ana.page.getByRole('heading', { name: said })).toBeVisible()
    await expect(screen(television, 'example-tv-shown').locator('.lonely')).toHaveCount(round - 1)
    await pictured(ana.page, `shown-${round}`)
    await pictured(tom.page, `shown-${round}`)
    await pictured(television, `tv-shown-${round}`)
    await isSound(ana.page)
    const { dealer: now } = ana.wire.match.view.table as { dealer: number }
    await phones
      .find(({ seat }) => seat === (now + 1) % 3)!
      .page.locator('.act .primary:enabled')
      .tap()
    for (const { page } of phones) await expect(screen(page, 'example-pick')).toBeVisible()
  }

  for (const { page } of phones) await expect(screen(page, 'example-over')).toBeVisible()
  await expect(tom.page.getByRole('heading', { name: 'Jo wins!' })).toBeVisible()
  await expect(screen(television, 'example-tv-over')).toBeVisible()
  await pictured(ana.page, 'over')
  await pictured(tom.page, 'over')
  await pictured(television, 'tv-over')
  await isSound(ana.page)
  await ana.page.getByRole('button', { name: 'Le carnet' }).tap()
  await expect(ana.page.locator('[data-sheet="pad"]')).toContainText(
    /Ana, 0 points? · Tom, 0 points? · Jo, [234] points, (gagne|wins)/,
  )
})

/** Everybody takes the number of how many have looked at it before. */
const acts = (): Acts => {
  let looked = 0
  return {
    async 'example-pick'(table) {
      looked++
      await expect(table.page.locator('.lucky')).toHaveCount(0)
      await card(table.page, (looked % 6) + 1).tap()
      await primary(table)
    },
    'example-shown': primary,
  }
}

test('[ROOM-22] with one phone for three, picks and the lucky number are under covers, and what is shown is for all', {
  tag: '@long',
}, async ({ house }) => {
  const page = await house.newPhone('en')
  await keptBefore(page, { 'veillee.settings': { hold: 'tap' } })
  const table = new OneDevice(page, acts())
  await table.gathers('example', ['Ana', 'Tom', 'Jo'])
  await page.locator('.act .primary:enabled').tap()
  await table.until('example-over')
  const round = ['cover', 'example-pick', 'cover', 'example-pick', 'cover', 'example-pick']
  const seen = table.seen.filter(name => name !== 'opening' && name !== 'loading' && name !== 'lobby')
  expect(seen).toEqual(
    Array.from({ length: 5 }, (_, i) => (i === 0 ? round : ['example-shown', ...round])).flat(),
  )
  await isSound(page)
})

test('[ROOM-23] alone, two robots sit down and pick too', { tag: '@long' }, async ({ house }) => {
  const page = await house.newPhone('fr')
  await page.goto('/new/example')
  await page.locator('.ent-form input[autocapitalize="words"]').first().fill('Ana')
  await page.getByRole('button', { name: 'En solo, avec des robots' }).tap()
  await expect(screen(page, 'example-pick')).toBeVisible()
  await card(page, 6).tap()
  await page.locator('.act .primary:enabled').tap()
  await expect(screen(page, 'example-shown').locator('.example-board li').last()).toContainText('Ana')
})

test('what is for developers is offered where the server says so, and nowhere else', async ({
  house,
  browser,
}) => {
  const here = await house.newPhone('en')
  await here.goto('/')
  await expect(here.locator('.ent-game')).toHaveCount(4)
  await pictured(here, 'home')
  await here.goto('/new/example')
  await expect(here.getByRole('heading', { name: 'The Lonely Number' })).toBeVisible()
  await pictured(here, 'create')
  await here.goto('/learn/example')
  await card(here, 1).tap()
  await expect(here.getByRole('heading', { name: 'The 1 is shared, so 3 wins' })).toBeVisible()
  await pictured(here, 'tutorial')
  await isSound(here)
  const usual = new TestHouse(browser)
  await usual.opens()
  const there = await usual.newPhone('en')
  await there.goto('/')
  await expect(there.locator('.ent-game')).toHaveCount(3)
  await there.goto('/new/example')
  await expect(screen(there, 'home')).toBeVisible()
  await usual.closes()
})
