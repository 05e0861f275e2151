import { expect, type Page } from '@playwright/test'
import { type Phone, test } from './house.ts'
import { button, cardsOn, PalmTable, peeks, seesResult } from './palm-table.ts'

const SHOTS = process.env.PALM_SHOTS

// Four phones and a television on a machine that does other things too.
test.describe.configure({ timeout: 240_000 })

/** Pictures for whoever wants to look at the screens. */
async function shot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return
  await page.waitForTimeout(500)
  await page.screenshot({ path: `${SHOTS}/${name}.png` })
}

/** On the smallest phones nothing is cut: the action stands at the bottom, and no photo of a hand or album is outside. */
async function fits(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(100)
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${width}.png` })
    const lost = await page.evaluate(() => {
      const { clientWidth, clientHeight, scrollWidth } = document.documentElement
      const kept = [...document.querySelectorAll('.act > *, .stage.still .photo, .say h1')]
      const isOut = (one: Element) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1
      }
      const small = [...document.querySelectorAll('.screen button')].filter(one => {
        const box = one.getBoundingClientRect()
        return box.width > 0 && (box.width < 47.5 || box.height < 47.5)
      })
      return {
        scrollsSideways: scrollWidth > clientWidth,
        out: kept.filter(isOut).map(one => one.className),
        small: small.map(one => one.className),
      }
    })
    expect({ name, width, ...lost }).toEqual({ name, width, scrollsSideways: false, out: [], small: [] })
  }
  await page.setViewportSize({ width: 390, height: 844 })
}

/** Every card file that a page has asked for. */
function askedFor(page: Page): string[] {
  const files: string[] = []
  page.on('request', request => {
    if (request.url().includes('/pictures/cards/')) files.push(request.url())
  })
  return files
}

test('[PALM-46] [PALM-7] [PALM-9] [PALM-16] [PALM-23] [PALM-40] a turn of four in two teams by touch, with a shared screen: everybody sees their part, and nobody sees too much', async ({
  house,
}) => {
  const phones = await house.sits({
    game: 'in-the-palm',
    names: ['Ana', 'Tom', 'Jo', 'Nour'],
    options: { first: 0, expert: true },
    languages: ['fr', 'en'],
  })
  const screen = await house.screen(phones[0]!.wire.welcome!.code)
  await house.starts(phones)
  const table = new PalmTable(phones)
  const tv = (name: string) => expect(screen.locator(`[data-screen="palm-tv-${name}"]`)).toBeVisible()

  // PALM-10: a team-mate changes who is Grandfather, before the draw.
  await tv('roles')
  await shot(table.child.page, 'roles-child')
  await fits(table.child.page, 'roles-child')
  await shot(table.opponents[0]!.page, 'roles-opponent')
  const before = table.view.table.grandfather
  await table.child.page.getByRole('button', { name: /Plutôt la main|hand instead/ }).tap()
  await expect.poll(() => table.view.table.grandfather).not.toBe(before)
  const { grandfather, child } = table
  const seenByGrandfather = askedFor(grandfather.page)
  const seenByScreen = askedFor(screen)
  await button(child.page, 'draw').tap()
  await table.until('choose')

  // PALM-12, 13: the card is there only under the finger; keeping it needs a look; a redraw is another one.
  await tv('choose')
  await expect(child.page.getByRole('button', { name: /Regarde-\u2060la|Look at it/ })).toBeDisabled()
  await expect(cardsOn(child.page)).toHaveCount(0)
  await shot(child.page, 'choose-down')
  let first = ''
  await peeks(child.page, async () => {
    first = (await cardsOn(child.page).getAttribute('src'))!
    await expect(child.page.locator('.palm-constraint')).toHaveCount(0)
    await shot(child.page, 'choose-held')
  })
  await button(child.page, 'redraw').tap()
  await expect(child.page.getByRole('button', { name: /Regarde-\u2060la|Look at it/ })).toBeDisabled()
  await peeks(child.page, async () => {
    expect(await cardsOn(child.page).getAttribute('src')).not.toBe(first)
  })
  await shot(child.page, 'choose-seen')
  await fits(child.page, 'choose-seen')
  await shot(grandfather.page, 'ready')
  await fits(grandfather.page, 'ready')
  await shot(table.opponents[0]!.page, 'elsewhere')
  await button(child.page, 'keep').tap()
  await table.until('mime')

  // PALM-40, 42: the constraint is under the same finger, and there is no way back to another card.
  await tv('mime')
  await expect(button(child.page, 'redraw')).toHaveCount(0)
  await shot(child.page, 'mime-unseen')
  await peeks(child.page, async () => {
    await expect(child.page.locator('.palm-constraint')).toBeVisible()
    await shot(child.page, 'mime-held')
  })
  // PALM-16: the box's objects, or what lies at hand.
  await expect(child.page.locator('.palm-objects li')).toHaveCount(8)
  await shot(child.page, 'mime-child')
  await fits(child.page, 'mime-child')
  await shot(screen, 'tv-mime')
  // PALM-18: Grandfather's phone is shut.
  await expect(grandfather.page.locator('[data-screen="palm-shut"]')).toBeVisible()
  await expect(grandfather.page.locator('html')).toHaveAttribute('data-ground', 'shut')
  await shot(grandfather.page, 'shut')
  await fits(grandfather.page, 'shut')
  // PALM-49: an opponent calls out; the Child sees it, Grandfather does not.
  const [caller] = table.opponents
  await shot(caller!.page, 'watch')
  await fits(caller!.page, 'watch')
  await button(caller!.page, 'call').tap()
  await expect(child.page.getByText(/Mime interdit|Not allowed/)).toBeVisible()
  await expect(grandfather.page.getByText(/Mime interdit|Not allowed/)).toHaveCount(0)
  await expect(button(caller!.page, 'call')).toHaveCount(0)
  await shot(caller!.page, 'watch-called')
  await table.mimes()

  // PALM-20: a proposal lies on the team-mate's photo as a token; then one of them lays.
  await tv('interfere')
  const [jo, nour] = table.opponents
  const photos = (page: Page) => page.locator('[data-screen="palm-interfere"] .palm-grid .photo')
  await expect(photos(nour!.page)).toHaveCount(6)
  // PALM-9: the active team's hand lies aside.
  for (const { page } of [child, grandfather]) await expect(page.locator('.palm-grid')).toHaveCount(0)
  await photos(nour!.page).nth(2).tap()
  await expect(photos(jo!.page).nth(2).locator('.palm-mates')).toBeVisible()
  await shot(jo!.page, 'interfere-proposed')
  await expect(grandfather.page.locator('[data-screen="palm-shut"]')).toBeVisible()
  // ROOM-8: a phone that is reloaded has its proposal still.
  await nour!.page.reload()
  await expect(photos(nour!.page).nth(2)).toHaveAttribute('aria-pressed', 'true')
  await shot(nour!.page, 'interfere-chosen')
  await fits(nour!.page, 'interfere-chosen')
  await button(nour!.page, 'lay').tap()
  await table.until('choose')

  // PALM-22: the second memory; eyes are still shut, and no card has come to Grandfather or to the shared screen.
  await expect(grandfather.page.locator('[data-screen="palm-shut"]')).toBeVisible()
  await table.chooses()
  await grandfather.page.reload()
  await expect(grandfather.page.locator('[data-screen="palm-shut"]')).toBeVisible()
  await expect(cardsOn(grandfather.page)).toHaveCount(0)
  expect(await grandfather.page.content()).not.toContain('/pictures/cards/')
  expect([...seenByGrandfather, ...seenByScreen]).toEqual([])
  await table.mimes()
  await shot(child.page, 'interfere-child')
  await table.interferes()
  await table.until('album')

  // PALM-23, 24: eight photos with letters; a tap picks, a tap on the slot takes back; nobody else sees a pick.
  await tv('album')
  const leaf = grandfather.page.locator('.palm-album .photo')
  await expect(leaf).toHaveCount(8)
  await shot(child.page, 'album-child')
  await fits(child.page, 'album-child')
  await shot(screen, 'tv-album')
  await leaf.nth(3).tap()
  await leaf.nth(5).tap()
  await shot(grandfather.page, 'album-grandfather')
  await fits(grandfather.page, 'album-grandfather')
  await grandfather.page.locator('.palm-slot').first().tap()
  await expect(leaf.nth(3)).toHaveAttribute('aria-pressed', 'false')
  await leaf.nth(1).tap()
  for (const page of [child.page, jo!.page, screen])
    await expect(page.locator('.palm-album .picked, .palm-tv-leaf .photo .rosette')).toHaveCount(0)
  await jo!.page.getByRole('button', { name: /Voir en grand|See them large/ }).tap()
  await expect(jo!.page.locator('dialog .photo')).toBeVisible()
  await shot(jo!.page, 'album-large')
  await jo!.page.getByRole('button', { name: /Fermer|Close/ }).tap()
  await button(grandfather.page, 'last').tap()

  // PALM-25, 42, 49, 50: all is told, to everybody.
  await table.until('score')
  await tv('score')
  for (const { page } of phones) {
    await expect(page.locator('.palm-verdict')).toHaveCount(2)
    await expect(page.locator('.palm-constraints li')).toHaveCount(2)
    await expect(page.getByText(/Mime interdit|Not allowed/)).toBeVisible()
  }
  await shot(grandfather.page, 'score')
  await fits(grandfather.page, 'score')
  await shot(screen, 'tv-score')
  await table.goesOn()
  // Each phone leaves the score when it likes.
  await expect(grandfather.page.locator('[data-screen="palm-score"]')).toBeVisible()
  const goOn = grandfather.page.getByRole('button', { name: /^(Continuer|Go on)$/ })
  await goOn.tap()
  await expect(grandfather.page.locator('[data-screen="palm-roles"]')).toBeVisible()
})

test('[PALM-28] [PALM-8] [PALM-27] four in two teams play two rounds by touch, to the end', {
  tag: '@long',
}, async ({ house }) => {
  const phones = await house.sits({
    game: 'in-the-palm',
    names: ['Ana', 'Tom', 'Jo', 'Nour'],
    options: { first: 1 },
    languages: ['en', 'fr'],
  })
  const screen = await house.screen(phones[0]!.wire.welcome!.code)
  await house.starts(phones)
  const table = new PalmTable(phones)
  expect(table.view.table.active).toEqual(expect.arrayContaining([2, 3]))
  const grandfathers = new Set<Phone>()
  for (let turn = 1; turn <= 4; turn++) {
    grandfathers.add(table.grandfather)
    await table.turn(turn, 0)
    await table.goesOn()
  }
  expect(grandfathers.size).toBe(4)
  await expect(screen.locator('[data-screen="palm-tv-over"]')).toBeVisible()
  await shot(screen, 'tv-over')
  await seesResult(phones)
  for (const { page } of phones) await expect(page.locator('.palm-ranking li')).toHaveCount(2)
  await shot(phones[0]!.page, 'over')
})

test('[PALM-36] three play each for oneself: the Child takes from the own hand, two rounds, both score', {
  tag: '@long',
}, async ({ house }) => {
  const phones = await house.sits({
    game: 'in-the-palm',
    names: ['Ana', 'Tom', 'Zoé'],
    options: { first: 0 },
    languages: ['en', 'fr'],
  })
  await house.starts(phones)
  const table = new PalmTable(phones)
  await expect(table.child.page.locator('[data-screen="palm-take"] .palm-grid .photo')).toHaveCount(6)
  await expect(cardsOn(table.grandfather.page)).toHaveCount(0)
  await shot(table.child.page, 'take')
  for (let turn = 1; turn <= 6; turn++) {
    await table.turn(turn, 0)
    if (turn === 1) await shot(phones[2]!.page, 'score-alone')
    await table.goesOn()
  }
  await table.until('over')
  await seesResult(phones)
  for (const { page } of phones) await expect(page.locator('.palm-ranking li')).toHaveCount(3)
  await shot(phones[0]!.page, 'over-alone')
})

test('[PALM-30] [PALM-31] two play four turns together, and have a verdict', { tag: '@long' }, async ({
  house,
}) => {
  const phones = await house.sits({
    game: 'in-the-palm',
    names: ['Ana', 'Ben'],
    options: { first: 0, album: 14 },
    languages: ['fr', 'en'],
  })
  await house.starts(phones)
  const table = new PalmTable(phones)
  for (let turn = 1; turn <= 4; turn++) {
    if (turn === 2) await table.child.page.reload()
    await table.turn(turn, 13)
    if (turn === 1) await expect(table.child.page.locator('.palm-origins .photo')).toHaveCount(12)
    await table.goesOn()
  }
  await table.until('over')
  await seesResult(phones)
  for (const { page } of phones)
    await expect(page.locator('.palm-ladder [aria-current="step"]')).toHaveCount(1)
  await shot(phones[0]!.page, 'over-two')
})
