import { expect } from '@playwright/test'
import { kindOfWord } from '@veillee/games'
import { test } from './house.ts'
import { LONG_STORY, pictured, StoryTable } from './story-table.ts'

const NAMES = ['Ana', 'Tom', 'Zoé', 'Nour']

test('[TALE-21] [TALE-22] [TALE-24] two secret teams are seen for five seconds, and again when somebody owns up', {
  tag: '@long',
}, async ({ house }) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    deal: LONG_STORY,
    names: NAMES,
    options: { teams: true },
    language: 'en',
    languages: ['fr', 'en'],
  })
  for (const { page } of phones.slice(2)) await page.setViewportSize({ width: 360, height: 640 })
  const table = new StoryTable(phones)
  const television = await house.screen(phones[0]!.wire.welcome!.code)
  await expect(television.locator('[data-screen="story-tv-gather"]')).toBeVisible()

  await phones[1]!.page.locator('.act .primary').tap()
  await expect(phones[1]!.page.locator('.act .primary')).toHaveCount(0)
  await expect(phones[0]!.page.locator('.story-people .good')).toHaveCount(1)
  await pictured(phones[0]!.page, 'teams-gather')
  for (const phone of [phones[0]!, phones[2]!, phones[3]!]) {
    await expect(phone.page.locator('.story-team')).toHaveCount(0)
    await phone.page.locator('.act .primary').tap()
  }
  for (const { page } of phones) await expect(page.locator('.story-team li')).toHaveCount(4)
  await expect(television.locator('.story-team li')).toHaveCount(4)
  await pictured(phones[0]!.page, 'teams-shown')
  await pictured(phones[3]!.page, 'teams-shown-small')
  await pictured(television, 'teams-tv')

  await phones[0]!.wire.until(() => table.view.phase !== 'teams', 10_000)
  for (const page of [...phones.map(phone => phone.page), television])
    await expect(page.locator('.story-team')).toHaveCount(0)
  await table.settlesTie()
  await pictured(table.storyteller.page, 'teams-open')
  await table.adds()
  await table.takes()
  await table.tellsAll()
  await pictured(table.storyteller.page, 'teams-add')
  await table.adds()
  await table.goesRoundByWire()

  await table.takes()
  const [asleep, ...others] = table.listeners
  await asleep!.page.context().setOffline(true)
  await table.turns()
  for (const phone of others) await expect(phone.page.locator('.story-turn .word')).toBeVisible()
  await pictured(others[0]!.page, 'teams-tell')
  await pictured(table.storyteller.page, 'teams-tell-teller')
  await asleep!.page.waitForTimeout(500)
  await expect(asleep!.page.locator('.story-line')).toBeVisible()
  await asleep!.page.context().setOffline(false)
  await expect(
    asleep!.page.locator(`.story-turn .word[data-card="${table.view.table.inSight}"]`),
  ).toBeVisible()
  for (const { page } of phones) await table.hidesThePile(page)

  const { storyteller } = table
  await storyteller.page.locator('.act .plain').first().tap()
  await pictured(storyteller.page, 'teams-own-up')
  await storyteller.page.locator('dialog .primary').tap()
  await table.reaches('over')
  for (const { page } of phones) await expect(page.locator('.story-team li')).toHaveCount(4)
  const { teamCards, ending } = table.view.table
  const lost = kindOfWord(teamCards![ending!.end.by!]!)
  await expect(phones[1]!.page.locator('h1')).toHaveText(
    lost === 'verb' ? 'Team Triangle wins!' : 'Team Square wins!',
  )
  await expect(phones[0]!.page.locator('.story-ladder')).toHaveCount(0)
  await expect(phones[0]!.page.locator('.story-page > p')).toHaveAttribute('lang', 'en')
  await phones[0]!.page.waitForTimeout(1_500)
  await pictured(phones[0]!.page, 'teams-over')
  await pictured(phones[3]!.page, 'teams-over-small')
  await pictured(television, 'teams-tv-over')
})
