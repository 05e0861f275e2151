import { expect } from '@playwright/test'
import { runningText, START } from '@veillee/games'
import { typeset } from '../words/french.ts'
import { test } from './house.ts'
import { holds, LONG_STORY, pictured, StoryEvening } from './story-evening.ts'

const NAMES = ['Ana', 'Tom', 'Zoé', 'Nour']

test('[TALE-3] [TALE-5] [TALE-6] [TALE-8] [TALE-9] [TALE-27] [TALE-29] four tell a story by touch until the table finds a card wrong', async ({
  house,
}) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    deal: LONG_STORY,
    names: NAMES,
    languages: ['fr', 'en', 'fr', 'en'],
  })
  const evening = new StoryEvening(phones)
  const television = await house.screen(phones[0]!.guest.welcome!.code)
  await evening.settlesTie()

  const { storyteller: first, listeners } = evening
  await expect(evening.at(first).locator('.eyes')).toBeVisible()
  await expect(first.page.locator('html')).toHaveAttribute('data-ground', 'evening')
  await pictured(first.page, 'open-teller')
  await pictured(listeners[0]!.page, 'open-listener')
  await evening.adds()
  await pictured(evening.storyteller.page, 'pass-next')
  await pictured(evening.listeners[0]!.page, 'pass-other')

  await evening.takes()
  await evening.tellsAll()
  await pictured(evening.storyteller.page, 'add')
  await evening.adds()
  for (let round = 0; round < 4; round++) await evening.goesRoundByWire()

  await evening.takes()
  for (const { page } of phones) await evening.hidesThePile(page)
  for (let turn = 0; turn < 3; turn++) {
    await evening.turns()
    for (const { page } of phones) await evening.hidesThePile(page)
  }
  await evening.hidesThePile(television)
  await pictured(evening.storyteller.page, 'tell-teller')
  await pictured(evening.listeners[0]!.page, 'tell-listener')
  await pictured(evening.listeners[1]!.page, 'tell-listener-2')
  await pictured(television, 'tv-tell')

  const [watcher] = evening.listeners
  await watcher!.page.reload()
  await expect(evening.at(watcher!)).toBeVisible()
  await evening.hidesThePile(watcher!.page)
  const peek = watcher!.page.locator('.story-peek .hold')
  await holds(watcher!.page, peek, async () => {
    await expect(watcher!.page.locator('.story-hand .word')).toHaveCount(6)
    await pictured(watcher!.page, 'peek')
  })
  await expect(watcher!.page.locator('.story-hand')).toHaveCount(0)

  await watcher!.page.locator('.quiet').tap()
  await evening.reaches('doubt')
  for (const phone of phones) await expect(evening.at(phone)).toBeVisible()
  await pictured(watcher!.page, 'doubt')
  await pictured(evening.storyteller.page, 'doubt-teller')
  await pictured(television, 'tv-doubt')
  for (const [i, { page }] of phones.entries()) {
    await page
      .locator('.story-vote .quiet')
      .nth(i === 3 ? 0 : 1)
      .tap()
    if (i === 0) await pictured(page, 'doubt-voted')
  }
  await evening.reaches('over')

  const text = typeset(runningText([START, ...evening.pile], 'fr'))
  for (const phone of phones) {
    await expect(evening.at(phone)).toBeVisible()
    const page = phone.page.locator('.story-page > p')
    await expect(page).toHaveText(text)
    await expect(page).toHaveAttribute('lang', 'fr')
  }
  await phones[0]!.page.waitForTimeout(3_000)
  await pictured(phones[0]!.page, 'over-fr')
  await pictured(phones[1]!.page, 'over-en')
  await pictured(television, 'tv-over')
})
