import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { FarStoryTable } from './far-story.ts'
import { type Phone, test } from './house.ts'
import { OneDevice } from './one-device-table.ts'
import { drawsByWire, opensFar } from './reader-far.ts'
import { LONG_STORY, pictured } from './story-table.ts'

/** Whole, or nearly. */
async function inSight(page: Page, what: string): Promise<void> {
  await expect(page.locator(what).first()).toBeInViewport({ ratio: 0.9 })
}

test('[TALE-28] [TALE-30] with a keyboard on the screen, whoever tells sees the field, the attempt and the puppets', async ({
  house,
}) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    setting: 'remote',
    deal: LONG_STORY,
    names: ['Ana', 'Tom', 'Zoé'],
  })
  const table = new FarStoryTable(phones)
  await table.settlesTie()
  await table.adds()
  await table.takes()
  const { page } = table.storyteller
  await page.locator('.far-field input').focus()
  // What interactive-widget does to the page when a keyboard of 380 pixels rises.
  await page.setViewportSize({ width: 390, height: 464 })
  await expect(page.locator('html')).toHaveAttribute('data-keyboard')
  await table.says('un')
  for (const what of ['.far-field input', '.far-bubble', '.far-puppet']) await inSight(page, what)
  await pictured(page, 'far-teller-keyboard')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('html')).not.toHaveAttribute('data-keyboard')
})

test('a browser that is too old is met by a kind page, not by a blank one', async ({ house }) => {
  const page = await house.newPhone('fr')
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.goto('/')
  await expect(page.getByText('Safari 16.4, Chrome 111, Firefox 121')).toHaveCount(2)
  for (const words of await page.getByText('Safari 16.4').all()) await expect(words).toBeVisible()
  await expect(page.locator('[data-screen]')).toHaveCount(0)
  await pictured(page, 'door')
})

test('[ROOM-8] a part of the app that never comes does not reload the page for ever', {
  tag: '@long',
}, async ({ house }) => {
  const page = await house.newPhone('fr')
  const way = await house.losing(/settings-page-[^/]*\.js$/, Number.POSITIVE_INFINITY)
  let loads = 0
  page.on('load', () => loads++)
  await page.goto(`${way.home}/settings`)
  await expect(page.getByRole('heading', { name: 'Il manque une partie de Veillée' })).toBeVisible({
    timeout: 30_000,
  })
  expect(loads).toBe(3)
  way.losesNoMore()
  await page.getByRole('button', { name: 'Réessayer tout de suite' }).tap()
  await expect(page.locator('[data-screen="settings"]')).toBeVisible()
})

test('[ROOM-8] a style sheet that was lost on its way is asked for again, and its part comes with it', async ({
  house,
}) => {
  const page = await house.newPhone('fr')
  const way = await house.losing(/\/(?!index-)[^/]*\.css$/, 1) // that of the page itself is another matter
  let loads = 0
  page.on('load', () => loads++)
  await page.goto(`${way.home}/learn/extraordinary-story`)
  await expect(page.locator('[data-screen]')).toBeVisible()
  const sheets = page.locator('link[rel="stylesheet"]')
  const isHere = await sheets.evaluateAll(links =>
    links.map(link => (link as HTMLLinkElement).sheet !== null),
  )
  expect(isHere.length).toBeGreaterThan(1)
  expect(isHere).not.toContain(false)
  expect(way.left).toBe(0)
  expect(loads).toBe(1)
})

/** Only Chromium can be asked to have colours of its own. */
test('[ROOM-34] with colours of the device’s own, what is chosen and what can be pressed has a line', {
  tag: '@chromium',
}, async ({ house }) => {
  const page = await house.newPhone('fr')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/new/palm-reader')
  const lineOf = (what: string, side: 'borderTopStyle' | 'outlineStyle') =>
    page
      .locator(what)
      .first()
      .evaluate((element, of) => getComputedStyle(element)[of], side)
  expect(await lineOf('.quiet', 'borderTopStyle')).toBe('solid')
  expect(await lineOf('input:checked + span', 'outlineStyle')).toBe('solid')
  await pictured(page, 'forced-colours')
})

test('[ROOM-34] with colours of the device’s own, what keeps its paint can be read on it', {
  tag: '@chromium',
}, async ({ house }) => {
  const colours = { forcedColors: 'active', colorScheme: 'dark' } as const
  await test.step('shapes on word cards; a line round what a puppet does', async () => {
    const phones = await house.sits({
      ...{ game: 'extraordinary-story', setting: 'remote', names: ['Ana', 'Tom', 'Zoé'], deal: LONG_STORY },
    })
    const table = new FarStoryTable(phones)
    await table.settlesTie()
    await table.adds()
    await table.storyteller.plays('take')
    await table.reaches('tell')
    await table.storyteller.plays('say', table.next())
    await table.storyteller.plays('turn')
    await table.reaches('add')
    await table.addsByWire({ withLink: true })
    const [{ page }] = table.listeners as [Phone]
    await page.emulateMedia(colours)
    const shape = page.locator('.word .ways svg').first()
    await expect(shape).toBeVisible()
    const isInherited = (svg: Element) =>
      getComputedStyle(svg).color === getComputedStyle(svg.parentElement!).color
    expect(await shape.evaluate(isInherited)).toBe(true)
    await pictured(page, 'forced-link')
    await table.storyteller.plays('take')
    await expect(page.locator('.far-way').first()).toHaveCSS('border-top-style', 'solid')
  })
  await test.step('a symbol on its tile', async () => {
    const sitting = await opensFar(house)
    await sitting.roundByWire(phone => drawsByWire(sitting, phone))
    const [{ page }] = sitting.phones as [Phone]
    await page.emulateMedia({ ...colours, colorScheme: 'light' })
    const tile = page.locator('.reader-drawn .reader-tile')
    await expect(tile).toBeVisible()
    await expect(tile).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await pictured(page, 'forced-tile')
  })
})

test('[ROOM-27] an evening on one device is taken home as a file, and forgotten by itself alone', async ({
  house,
}) => {
  const page = await house.newPhone('fr')
  const table = new OneDevice(page)
  await table.gathers('in-the-palm', ['Ana', 'Tom'])
  await table.gathers('in-the-palm', ['Jo', 'Zoé'])
  await page.getByRole('button', { name: 'Réglages', exact: true }).tap()
  await page.getByRole('button', { name: 'Garder la veillée, ou l’effacer' }).tap()
  await expect(page.getByText('sept jours sans visite')).toBeVisible()
  await pictured(page, 'keep-here')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'L’enregistrer dans un fichier' }).tap()
  const saved = readFileSync(await (await coming).path(), 'utf8')
  expect(JSON.parse(saved)).toMatchObject({ veillee: 'evening' })
  expect(saved).toContain('Zoé')
  expect(saved).not.toContain('Tom')

  await page.goto('/')
  await page.getByText('Et 1 autre veillée').tap()
  await page
    .getByRole('button', { name: /Oublier sur ce téléphone/ })
    .first()
    .tap()
  await page.reload()
  await page.getByText('Reprendre la veillée').tap()
  await expect(page.getByText('Tom')).toBeVisible()
})

test('[ROOM-22] what says that it needs no network needs none', async ({ house }) => {
  const page = await house.newPhone('fr', undefined, { isKept: true })
  await page.goto('/')
  const ready = page.getByText('Veillée se joue ici sans réseau')
  await expect(ready).toBeVisible({ timeout: 30_000 })
  await page.context().setOffline(true)
  await house.program.ends()
  await page.reload()
  await expect(ready).toBeVisible({ timeout: 30_000 })
  await pictured(page, 'ready')
  await page.getByRole('link', { name: 'Vie privée' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await new OneDevice(page).gathers('in-the-palm', ['Ana', 'Tom'])
})

test('an iPhone that puts it on its home screen finds a name, an icon and a picture for the beginning', async ({
  house,
}) => {
  const page = await house.newPhone('fr')
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }))
  await page.goto('/')
  const pictures = page.locator('link[rel="apple-touch-startup-image"]')
  const glass = await page.evaluate(() => [screen.width, screen.height].map(side => side * devicePixelRatio))
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) {
    const png = Buffer.from((await picture.getAttribute('href'))!.split(',')[1]!, 'base64')
    const sides = [png.readUInt32BE(16), png.readUInt32BE(20)].sort((a, b) => a - b)
    expect(sides).toEqual(glass.sort((a, b) => a - b))
    if (process.env.PICTURES) writeFileSync(`${process.env.PICTURES}/splash-${png.readUInt32BE(16)}.png`, png)
  }
  const icon = await page.request.get(`${house.home}/icon-180.png`)
  expect(icon.headers()['content-type']).toBe('image/png')
  await expect(page.locator('meta[name="apple-mobile-web-app-title"]')).toHaveAttribute('content', 'Veillée')
})
