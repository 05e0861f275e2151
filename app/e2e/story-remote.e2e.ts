import { expect, type Page } from '@playwright/test'
import { newestIn, runningText, START } from '@veillee/games'
import { LANGUAGES } from '@veillee/kernel/languages'
import { FarStoryTable, slipped, WRONG } from './far-story.ts'
import { test } from './house.ts'
import { Network } from './network.ts'
import { LONG_STORY, pictured } from './story-table.ts'

const NAMES = ['Ana', 'Tom', 'Zoé', 'Nour']

test('[TALE-7] [TALE-28] [TALE-29] [TALE-30] [ROOM-8] [ROOM-24] four tell a story far apart: a slip is forgiven, puppets help, a wrong word ends it', async ({
  house,
}) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    setting: 'remote',
    deal: LONG_STORY,
    names: NAMES,
    languages: ['fr', 'en', 'fr', 'en'],
  })
  const table = new FarStoryTable(phones)
  const television = await house.screen(phones[0]!.wire.welcome!.code)
  await table.settlesTie()
  await table.adds()
  await table.takes()

  await test.step('a puppet is seen live by who tells, by another helper and on the television', async () => {
    const [helper, other] = table.listeners
    const pages = [table.storyteller.page, other!.page, television]
    await helper!.page.locator('[data-action="fly"]').tap()
    await table.see(pages, helper!, 'fly')
    const pad = (await helper!.page.locator('.far-pad').boundingBox())!
    await helper!.page.touchscreen.tap(pad.x + pad.width * 0.85, pad.y + pad.height * 0.2)
    for (const page of pages) await expect(table.puppetOf(helper!, page)).toHaveAttribute('data-acts', '0')
    await other!.page.locator('[data-action="big"]').tap()
    await table.see([helper!.page, table.storyteller.page], other!, 'big')
    await pictured(helper!.page, 'far-helper')
    await pictured(table.storyteller.page, 'far-teller')
  })

  await test.step('a slip is forgiven, and the story goes on', async () => {
    await table.says(WRONG)
    await table.says(slipped(table.next()))
    for (const { page } of phones) await expect(page.locator('.far-bubble')).toHaveCount(1)
    await pictured(table.storyteller.page, 'far-attempt')
    await pictured(table.listeners[0]!.page, 'far-listener')
    await pictured(television, 'far-tv')
    await table.turns()
    await table.adds()
    await table.goesRoundByWire()
  })

  await test.step('a helper and the storyteller drop, and come back to what they left', async () => {
    const { storyteller } = table
    const [helper, other] = table.listeners
    const networks = await Promise.all([helper!, storyteller].map(({ page }) => Network.of(page)))
    await table.takes()
    await table.says(table.next())
    await networks[0]!.goes()
    helper!.wire.drop()
    await expect(table.puppetOf(helper!, storyteller.page)).toHaveClass(/gone/)
    await pictured(storyteller.page, 'far-helper-away')
    networks[0]!.comes()
    await house.comesBack(helper!)
    await expect(table.puppetOf(helper!, storyteller.page)).not.toHaveClass(/gone/)
    await helper!.page.locator('[data-action="swim"]').tap()
    await table.see([storyteller.page, other!.page, television], helper!, 'swim')

    await networks[1]!.goes()
    storyteller.wire.drop()
    await expect(other!.page.getByText(/^(On attend|Waiting for)/)).toBeVisible()
    await pictured(other!.page, 'far-teller-away')
    networks[1]!.comes()
    await house.comesBack(storyteller)
    await expect(other!.page.getByText(/^(On attend|Waiting for)/)).toHaveCount(0)
    await expect(storyteller.page.locator('.far-bubble')).toContainText(table.next())
    await table.see([storyteller.page], helper!, 'swim')
    await table.turns()
    for (const { page } of phones) await hidesThePile(table, page)
    await hidesThePile(table, television)
  })

  await test.step('several cards are said at once, and turned one by one', async () => {
    await table.says(`${table.next()} ${WRONG}`)
    await table.turns()
    for (const { page } of phones) await expect(page.locator('.far-bubble')).toContainText(WRONG)
    await expect(table.storyteller.page.locator('.far-bubble')).not.toContainText(table.next())
    await pictured(table.storyteller.page, 'far-rest')
  })

  await test.step('one wrong word ends it, and is said kindly', async () => {
    await table.turns()
    await table.reaches('over')
    const text = LANGUAGES.fr.typeset(runningText([START, ...table.pile], newestIn('fr')))
    for (const { page } of phones) {
      await expect(page.locator('.story-stop')).toContainText(WRONG)
      await expect(page.locator('.story-page > p')).toHaveText(text)
    }
    await expect(phones[0]!.page.locator('.story-stop')).toContainText('Il fallait dire')
    await expect(phones[1]!.page.locator('.story-stop')).toContainText('It should have been')
    await pictured(phones[0]!.page, 'far-over')
  })

  await test.step('it is kept as a page and as a picture', async () => {
    const { page } = phones[0]!
    await page.locator('.story-end .story-row .plain').tap()
    expect(await saved(page, 0)).toBe('histoire-extraordinaire.html')
    expect(await saved(page, 1)).toBe('histoire-extraordinaire.png')
    await expect(page.locator('dialog [data-aloud]')).toHaveText('C’est gardé sur cet appareil.')
    await pictured(page, 'far-keep')
  })
})

/** Which file a press on that button saves. */
async function saved(page: Page, button: number): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.locator('dialog .quiet').nth(button).tap()
  const download = await saving
  const folder = process.env.PICTURES
  if (folder) await download.saveAs(`${folder}/${download.suggestedFilename()}`)
  return download.suggestedFilename()
}

/** Where a helper's screen has little room, the card in sight is small. */
async function hidesThePile(table: FarStoryTable, page: Page): Promise<void> {
  await expect(page.locator(`[data-card="${table.view.table.inSight}"]`)).toBeVisible()
  await table.hides(page)
}
