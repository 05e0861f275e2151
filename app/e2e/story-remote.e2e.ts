import { expect, type Page } from '@playwright/test'
import { runningText, START } from '@veillee/games'
import { typeset } from '../words/french.ts'
import { FarEvening, slipped, WRONG } from './far-story.ts'
import { test } from './house.ts'
import { Network } from './network.ts'
import { LONG_STORY, pictured } from './story-evening.ts'

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
  const evening = new FarEvening(phones)
  const television = await house.screen(phones[0]!.guest.welcome!.code)
  await evening.settlesTie()
  await evening.adds()
  await evening.takes()

  await test.step('a puppet is seen live by who tells, by another helper and on the television', async () => {
    const [helper, other] = evening.listeners
    const pages = [evening.storyteller.page, other!.page, television]
    await helper!.page.locator('[data-action="fly"]').tap()
    await evening.see(pages, helper!, 'fly')
    const pad = (await helper!.page.locator('.far-pad').boundingBox())!
    await helper!.page.touchscreen.tap(pad.x + pad.width * 0.85, pad.y + pad.height * 0.2)
    for (const page of pages) await expect(evening.puppetOf(helper!, page)).toHaveAttribute('data-acts', '0')
    await other!.page.locator('[data-action="big"]').tap()
    await evening.see([helper!.page, evening.storyteller.page], other!, 'big')
    await pictured(helper!.page, 'far-helper')
    await pictured(evening.storyteller.page, 'far-teller')
  })

  await test.step('a slip is forgiven, and the story goes on', async () => {
    await evening.says(WRONG)
    await evening.says(slipped(evening.next()))
    for (const { page } of phones) await expect(page.locator('.far-bubble')).toHaveCount(1)
    await pictured(evening.storyteller.page, 'far-attempt')
    await pictured(evening.listeners[0]!.page, 'far-listener')
    await pictured(television, 'far-tv')
    await evening.turns()
    await evening.adds()
    await evening.goesRoundByWire()
  })

  await test.step('a helper and the storyteller drop, and come back to what they left', async () => {
    const { storyteller } = evening
    const [helper, other] = evening.listeners
    const networks = await Promise.all([helper!, storyteller].map(({ page }) => Network.of(page)))
    await evening.takes()
    await evening.says(evening.next())
    await networks[0]!.goes()
    helper!.guest.drop()
    await expect(evening.puppetOf(helper!, storyteller.page)).toHaveClass(/gone/)
    await pictured(storyteller.page, 'far-helper-away')
    networks[0]!.comes()
    await house.comesBack(helper!)
    await expect(evening.puppetOf(helper!, storyteller.page)).not.toHaveClass(/gone/)
    await helper!.page.locator('[data-action="swim"]').tap()
    await evening.see([storyteller.page, other!.page, television], helper!, 'swim')

    await networks[1]!.goes()
    storyteller.guest.drop()
    await expect(other!.page.getByText(/^(On attend|Waiting for)/)).toBeVisible()
    await pictured(other!.page, 'far-teller-away')
    networks[1]!.comes()
    await house.comesBack(storyteller)
    await expect(other!.page.getByText(/^(On attend|Waiting for)/)).toHaveCount(0)
    await expect(storyteller.page.locator('.far-bubble')).toContainText(evening.next())
    await evening.see([storyteller.page], helper!, 'swim')
    await evening.turns()
    for (const { page } of phones) await hidesThePile(evening, page)
    await hidesThePile(evening, television)
  })

  await test.step('one wrong word ends it, and is said kindly', async () => {
    await evening.says(WRONG)
    await evening.turns()
    await evening.reaches('over')
    const text = typeset(runningText([START, ...evening.pile], 'fr'))
    for (const { page } of phones) {
      await expect(page.locator('.story-stop')).toContainText(WRONG)
      await expect(page.locator('.story-page > p')).toHaveText(text)
    }
    await expect(phones[0]!.page.locator('.story-stop')).toContainText('À un mot près')
    await expect(phones[1]!.page.locator('.story-stop')).toContainText('So close')
    await pictured(phones[0]!.page, 'far-over')
  })

  await test.step('it is kept as a page and as a picture', async () => {
    const { page } = phones[0]!
    await page.locator('.story-end .story-row .plain').tap()
    expect(await saved(page, 0)).toBe('histoire-extraordinaire.html')
    expect(await saved(page, 1)).toBe('histoire-extraordinaire.png')
    await expect(page.locator('dialog [role="status"]')).toHaveText('C’est gardé sur cet appareil.')
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
async function hidesThePile(evening: FarEvening, page: Page): Promise<void> {
  await expect(page.locator(`[data-card="${evening.view.table.inSight}"]`)).toBeVisible()
  await evening.hides(page)
}
