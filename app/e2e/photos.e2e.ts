import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { engineOf } from './engines/engine.ts'
import { Finger } from './finger.ts'
import { type Phone, TestHouse, test } from './house.ts'
import { OneDevice } from './one-device-table.ts'
import { button, PalmTable } from './palm-table.ts'

const SHOTS = process.env.PALM_SHOTS

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` })
}

/** What a camera roll has: upright and wide pictures, each of a colour and with a number of its own. */
async function cameraRoll(page: Page, count: number) {
  const pictures = await page.evaluate(count => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')!
    return Array.from({ length: count }, (_, i) => {
      const [width, height] = i % 2 === 0 ? [1000, 750] : [450, 800]
      Object.assign(canvas, { width, height })
      const sky = pen.createLinearGradient(0, 0, 0, height!)
      sky.addColorStop(0, `hsl(${i * 37} 60% 70%)`)
      sky.addColorStop(1, `hsl(${i * 37 + 80} 60% 30%)`)
      pen.fillStyle = sky
      pen.fillRect(0, 0, width!, height!)
      pen.fillStyle = 'white'
      pen.font = '200px sans-serif'
      pen.fillText(String(i + 1), width! / 3, height! / 2)
      return canvas.toDataURL('image/png').split(',')[1]!
    })
  }, count)
  return pictures.map((picture, i) => ({
    name: `IMG_${i}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(picture, 'base64'),
  }))
}

const sheet = (page: Page) => page.locator('[data-sheet="photos"]')

async function opensPhotos(page: Page): Promise<void> {
  const row = page.getByRole('button', { name: /propres photos|of our own|photos? à nous|photos? of ours/ })
  await expect(async () => {
    if (!(await sheet(page).isVisible())) {
      await page.keyboard.press('Escape') // rows that come push others down, under a finger that meant them
      await row.tap({ timeout: 5_000 })
    }
    await expect(sheet(page)).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

const files = (page: Page, name: RegExp) =>
  sheet(page).locator('input[type="file"]').and(page.getByLabel(name))

/** Every own photograph on this page, once it is drawn. */
async function seesOwn(page: Page): Promise<number> {
  const own = page.locator('.photo img[src^="blob:"]')
  await expect(own.first()).toBeVisible()
  await expect(async () => {
    const sizes = await own.evaluateAll(all => all.map(one => (one as HTMLImageElement).naturalWidth))
    expect(sizes.every(width => width === 942)).toBe(true)
  }).toPass()
  return own.count()
}

/** ROOM-39: by finger and by buttons; it stays in its place, and its title is what it was. */
async function cutsOtherwise(page: Page, number: number): Promise<void> {
  const thumb = sheet(page)
    .getByRole('button', { name: /^Recadrer/ })
    .nth(number - 1)
  const picture = () => thumb.locator('img').getAttribute('src')
  const before = await picture()
  await thumb.tap()
  const cutter = page.locator('[data-sheet="photo-cut"]')
  const image = cutter.locator('img')
  await expect(image).toHaveAttribute('style', /width/)
  const keep = cutter.getByRole('button', { name: 'La garder ainsi' })
  await expect(keep).toBeDisabled()
  const topOf = () => image.evaluate(({ offsetTop }: HTMLElement) => offsetTop)
  const top = await topOf()
  await cutter.getByRole('button', { name: 'Plus bas' }).tap()
  expect(await topOf()).toBeLessThan(top)
  await cutter.getByRole('button', { name: 'De plus près' }).tap()
  const held = await topOf()
  const { x, y, width, height } = (await cutter.locator('.photos-cut').boundingBox())!
  const finger = await Finger.on(page)
  await finger.down([x + width / 2, y + height / 2])
  for (const by of [10, 20, 30]) await finger.moves([x + width / 2, y + height / 2 + by])
  await page.waitForTimeout(100) // a finger that is lifted while it moves flings, and what stops that is no tap
  await finger.moves([x + width / 2, y + height / 2 + 30])
  await finger.up()
  expect(await topOf()).toBeGreaterThan(held)
  await shot(page, 'photos-cut.fr')
  await keep.tap()
  await expect(cutter).toBeHidden()
  await expect.poll(picture).not.toBe(before)
}

/** ROOM-39: a page of fronts, and one of backs behind it. */
async function printsCards(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await sheet(page)
    .getByRole('button', { name: /Les imprimer/ })
    .tap()
  const pages = page.locator('.printed ul')
  await expect(pages).toHaveCount(2)
  await expect(pages.first().locator('li')).toHaveCount(8)
  await expect(pages.first()).toContainText('Rex à la mer')
  await expect(pages.first()).toBeHidden() // on the screen
  if (SHOTS && engineOf(page.context().browser()) === 'chromium')
    await page.pdf({ path: `${SHOTS}/photos-cards.pdf`, format: 'A4' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(pages).toHaveCount(0)
}

test.describe.configure({ timeout: 300_000 })

test('[ROOM-39] [PALM-52] [ROOM-27] photographs from the camera roll to the reveal, into a file, and onto another server', async ({
  house,
  browsers,
}) => {
  const phones = await house.sits({
    game: 'in-the-palm',
    names: ['Ana', 'Tom'],
    languages: ['fr', 'en'],
    options: { first: 0 },
  })
  const [ana, tom] = phones as [Phone, Phone]
  await ana.page.bringToFront()
  await opensPhotos(ana.page)
  await shot(ana.page, 'photos-empty.fr')
  const roll = await cameraRoll(ana.page, 9)
  await files(ana.page, /Choisir/).setInputFiles(roll)
  await expect(sheet(ana.page).locator('.photos-one img')).toHaveCount(9)
  await expect(sheet(ana.page)).toContainText('9 photos à nous')
  await shot(ana.page, 'photos-nine.fr')

  await cutsOtherwise(ana.page, 2)
  await expect(sheet(ana.page).locator('.photos-one img')).toHaveCount(9)

  const title = sheet(ana.page).getByLabel('Titre Notre photo 1', { exact: true })
  await title.fill('')
  await title.pressSequentially('Rex à la mer')
  await sheet(ana.page)
    .getByLabel(/^Titre Notre photo 2/)
    .focus()
  await ana.wire.until(() => ana.wire.phone.brought[0]!.title === 'Rex à la mer')
  await sheet(ana.page).getByRole('button', { name: 'Retirer Notre photo 9' }).tap()
  await expect(sheet(ana.page).locator('.photos-one')).toHaveCount(8)

  const svg = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"veillee":"evening"}') }
  await files(ana.page, /Reprendre/).setInputFiles(svg)
  await expect(sheet(ana.page)).toContainText('n’est pas un paquet de photos')
  const saving = ana.page.waitForEvent('download')
  await sheet(ana.page)
    .getByRole('button', { name: /Garder ces photos/ })
    .tap()
  const kept = await (await saving).path()

  await printsCards(ana.page)

  await opensPhotos(tom.page)
  await expect(sheet(tom.page)).toContainText('8 photos of ours')
  await files(tom.page, /Bring/).setInputFiles(kept)
  await expect(sheet(tom.page).locator('.photos-one img')).toHaveCount(8)
  await shot(tom.page, 'photos-brought.en')
  const { photos } = JSON.parse(readFileSync(kept, 'utf8')) as {
    photos: { title: string; picture: string }[]
  }
  for (let i = 16; i < 100; i++) await tom.asks({ do: 'addPhoto', ...photos[i % 8]!, title: `Tom ${i}` })
  await expect(sheet(tom.page)).toContainText('100 photos of ours')
  for (const { page } of phones) await page.keyboard.press('Escape')
  await shot(ana.page, 'photos-lobby.fr')
  await shot(tom.page, 'photos-lobby.en')

  await house.starts(phones)
  const table = new PalmTable(phones)
  for (const memory of [1, 2]) {
    const { page } = table.child
    if (memory === 1) {
      await button(page, 'hold').hover()
      await page.mouse.down()
      expect(await seesOwn(page)).toBe(1)
      await shot(page, 'photos-child')
      await page.mouse.up()
    }
    await table.child.plays('keep')
    await table.child.plays('done')
  }
  await table.until('album')
  const { page } = table.grandfather
  await expect(page.locator('[data-screen="palm-album"]')).toBeVisible()
  expect(await seesOwn(page)).toBe(8)
  await shot(page, 'photos-album')
  await table.picks(0, 1)
  for (const [i, phone] of phones.entries()) {
    expect(await seesOwn(phone.page)).toBeGreaterThan(0)
    await shot(phone.page, `photos-score-${i}`)
  }

  const keeping = ana.page.waitForEvent('download')
  await ana.page.getByRole('button', { name: 'Garder cet album' }).tap()
  const keepsake = readFileSync(await (await keeping).path(), 'utf8')
  expect(keepsake.match(/data%3Aimage%2Fjpeg%3Bbase64%2C[\w%]{1000}/g)).toHaveLength(8)

  await ana.asks({ do: 'endEarly', match: 1 })
  const elsewhere = new TestHouse(browsers)
  await elsewhere.opens()
  const code = await house.takesTo(elsewhere, ana)
  const again = await elsewhere.newPhone('fr')
  await again.goto(`/join/${code}`)
  await again.getByRole('textbox').fill('Ana')
  await again.getByRole('textbox').press('Enter')
  await opensPhotos(again)
  await expect(sheet(again).locator('.photos-one img')).toHaveCount(8)
  await expect(sheet(again).getByLabel('Titre Rex à la mer')).toBeVisible()
  await shot(again, 'photos-again.fr')
  await elsewhere.closes()
})

test('[ROOM-22] [ROOM-39] photographs on one phone for all, without a network', async ({ house }) => {
  const page = await house.inFlight()
  const table = new OneDevice(page)
  await table.gathers('in-the-palm', ['Ana', 'Tom'])
  await opensPhotos(page)
  // Every card is one of them: whatever is dealt, it is seen.
  await files(page, /Choisir/).setInputFiles(await cameraRoll(page, 100))
  await expect(sheet(page)).toContainText('100 photos à nous', { timeout: 60_000 })
  await page.keyboard.press('Escape')
  await page.locator('.act .primary:enabled').tap()
  await table.until('palm-album')
  expect(await seesOwn(page)).toBe(8)
  await page.reload()
  await expect(page.locator('.screen[data-screen]')).toBeVisible()
  await table.until('palm-album')
  expect(await seesOwn(page)).toBe(8)
})
