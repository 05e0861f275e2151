import { mkdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { lexicon } from '@veillee/games'
import { test } from './house.ts'
import { StoryEvening } from './story-evening.ts'

const NAMES = ['Ana', 'Tom', 'Zoé', 'Nour']

async function pictured(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/story-remote-${name}.png` })
}

/** A story far apart: typed by whoever tells, mimed by the others' puppets. */
class FarEvening extends StoryEvening {
  /** By the keyboard alone, or by finger. */
  async says(words: string): Promise<void> {
    const { page } = this.storyteller
    await page.locator('.far-field input').fill(words)
    await page.locator('.far-field input').press('Enter')
    const { guest } = this.phones[0]!
    await guest.until(() => this.view.table.attempt === words)
    await expect(page.locator('.far-bubble')).toContainText(words)
  }

  /** What comes next in the pile, as the card says it. */
  next(): string {
    const at = Math.max(this.view.table.turned, 1) - 1
    return lexicon(this.view.table.options.language).text(this.pile[at]!)
  }

  async tellsAllTyped(): Promise<void> {
    while (this.view.phase === 'tell') {
      await this.says(this.next())
      await this.turns()
    }
  }
}

/** One letter wrong, in the middle of a long word. */
const slipped = (words: string): string => {
  const at = words.length - 3
  return words.slice(0, at) + (words[at] === 'x' ? 'z' : 'x') + words.slice(at + 1)
}

test('[TALE-28] [TALE-30] [ROOM-8] four tell a story far apart: a slip is forgiven, puppets help, a wrong word ends it', async ({
  house,
}) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    setting: 'remote',
    names: NAMES,
    languages: ['fr', 'en', 'fr', 'en'],
  })
  await house.starts(phones)
  const evening = new FarEvening(phones)
  const television = await house.screen(phones[0]!.guest.welcome!.code)
  await evening.settlesTie()
  await evening.adds()
  await evening.takes()

  await test.step('a helper’s puppet is seen live by the storyteller, another helper and the television', async () => {
    const [helper, other] = evening.listeners
    await helper!.page.locator('[data-action="fly"]').tap()
    const flies = `.far-puppet[data-seat="${helper!.seat}"][data-acts="11"]`
    for (const page of [evening.storyteller.page, other!.page, television])
      await expect(page.locator(flies)).toBeVisible()
    const pad = (await helper!.page.locator('.far-pad').boundingBox())!
    await helper!.page.touchscreen.tap(pad.x + pad.width * 0.85, pad.y + pad.height * 0.2)
    await expect(
      evening.storyteller.page.locator(`.far-puppet[data-seat="${helper!.seat}"][data-acts="0"]`),
    ).toBeVisible()
    await helper!.page.locator('[data-action="big"]').tap()
    await pictured(helper!.page, 'helper')
    await pictured(evening.storyteller.page, 'teller')
  })

  await test.step('a slip is forgiven, and the story goes on', async () => {
    await evening.says('une erreur')
    await evening.says(slipped(evening.next()))
    await pictured(evening.storyteller.page, 'attempt')
    await pictured(television, 'tv')
    await evening.turns()
    await evening.adds()
  })

  await test.step('a helper and the storyteller drop and come back to the same place', async () => {
    await evening.takes()
    await evening.says(evening.next())
    const [helper] = evening.listeners
    for (const { page } of [helper!, evening.storyteller]) {
      await page.reload()
      await expect(page.locator('.far-bubble')).toContainText(evening.next())
    }
    await helper!.page.locator('[data-action="swim"]').tap()
    await expect(
      evening.storyteller.page.locator(`.far-puppet[data-seat="${helper!.seat}"][data-acts="12"]`),
    ).toBeVisible()
    await evening.turns()
    await evening.tellsAllTyped()
  })

  await test.step('one wrong word ends it, and is said kindly', async () => {
    if (evening.view.phase !== 'over') {
      await evening.adds()
      await evening.takes()
      await evening.says('un vieux crocodile de papier')
      await evening.turns()
      await evening.reaches('over')
      for (const { page } of phones)
        await expect(page.locator('.story-stop')).toContainText('un vieux crocodile de papier')
      await expect(phones[0]!.page.locator('.story-stop')).toContainText('À un mot près')
    }
    const { page } = phones[0]!
    await page.locator('.story-end .story-row .plain').tap()
    const download = page.waitForEvent('download')
    await page.locator('dialog .quiet').first().tap()
    expect((await download).suggestedFilename()).toBe('histoire-extraordinaire.html')
    const picture = page.waitForEvent('download')
    await page.locator('dialog .quiet').nth(1).tap()
    expect((await picture).suggestedFilename()).toBe('histoire-extraordinaire.png')
    if (process.env.PICTURES)
      await (await picture).saveAs(`${process.env.PICTURES}/story-remote-keepsake.png`)
  })
})

test('[ROOM-21] [TALE-28] a story is told and mimed by keyboard alone', async ({ house }) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    setting: 'remote',
    names: NAMES.slice(0, 2),
  })
  await house.starts(phones)
  const evening = new FarEvening(phones)
  await evening.settlesTie()
  await evening.addsByWire()
  await evening.storyteller.plays('take')
  await evening.reaches('tell')
  const { page } = evening.storyteller
  const [helper] = evening.listeners

  await helper!.page.locator('.far-pad').focus()
  await helper!.page.keyboard.press('2')
  for (let i = 0; i < 8; i++) await helper!.page.keyboard.press('ArrowUp')
  await helper!.page.keyboard.press(' ')
  await expect(page.locator('.far-puppet.taps')).toBeVisible()

  await page.locator('.far-field input').focus()
  await page.keyboard.type(evening.next())
  await page.keyboard.press('Enter')
  await expect(page.locator('.far-bubble')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('.act .hold')).toBeFocused()
  await page.keyboard.down(' ')
  await evening.reaches('add')
  await page.keyboard.up(' ')
  await expect(evening.at(evening.storyteller)).toBeVisible()
})

test('[ROOM-32] a room is opened far apart, and says that it carries no voice', async ({ house }) => {
  const page = await house.newPhone('fr', { width: 360, height: 640 })
  await page.goto('/new/extraordinary-story')
  await page.locator('.ent-settings label').nth(1).tap()
  await expect(page.locator('.ent-call')).toContainText('ne transporte pas la voix')
  await pictured(page, 'create')
})
