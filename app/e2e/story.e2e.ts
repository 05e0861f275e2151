import { expect } from '@playwright/test'
import { runningText, START } from '@veillee/games'
import { typeset } from '../words/french.ts'
import { test } from './house.ts'
import { holds, StoryEvening } from './story-evening.ts'

const NAMES = ['Ana', 'Tom', 'Zoé', 'Nour']
const SHOTS = process.env.STORY_SHOTS

test('[TALE-5] [TALE-6] [TALE-9] [TALE-27] [TALE-29] four tell a story by touch until the table finds a card wrong', async ({
  house,
}) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    names: NAMES,
    languages: ['fr', 'en', 'fr', 'en'],
  })
  const shot = async (name: string, page = phones[0]!.page) => {
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` })
  }
  await house.starts(phones)
  const evening = new StoryEvening(phones)
  const television = await house.screen(phones[0]!.guest.welcome!.code)
  await evening.settlesTie()

  const { storyteller: first, listeners } = evening
  await expect(evening.at(first).locator('.eyes')).toBeVisible()
  await expect(first.page.locator('html')).toHaveAttribute('data-ground', 'evening')
  await shot('open-teller', first.page)
  await shot('open-listener', listeners[0]!.page)
  await evening.adds()
  await shot('pass-next', evening.storyteller.page)
  await shot('pass-other', evening.listeners[0]!.page)

  for (let round = 0; round < 5; round++) {
    await evening.takes()
    for (const { page } of phones) await evening.hidesThePile(page)
    if (round === 1) await shot('tell-start', evening.storyteller.page)
    await evening.tellsAll(async () => {
      if (round === 3) await evening.hidesThePile(evening.listeners[0]!.page)
      if (round === 4) await evening.hidesThePile(evening.storyteller.page)
    })
    await expect(evening.at(evening.storyteller)).toBeVisible()
    await shot(`add-${round}`, evening.storyteller.page)
    if (round === 2) await shot('add-listener', evening.listeners[0]!.page)
    await evening.adds()
  }

  await evening.takes()
  await evening.turns()
  await evening.turns()
  await television.waitForTimeout(600)
  await shot('tell-teller', evening.storyteller.page)
  await shot('tell-listener', evening.listeners[0]!.page)
  await shot('tell-listener-2', evening.listeners[1]!.page)
  await shot('tv-tell', television)

  const [watcher] = evening.listeners
  await watcher!.page.reload()
  await expect(evening.at(watcher!)).toBeVisible()
  await evening.hidesThePile(watcher!.page)
  const peek = watcher!.page.locator('.story-peek .hold')
  await holds(watcher!.page, peek, async () => {
    await expect(watcher!.page.locator('.story-hand .word')).toHaveCount(6)
    await shot('peek', watcher!.page)
  })
  await expect(watcher!.page.locator('.story-hand')).toHaveCount(0)

  await watcher!.page.locator('.quiet').tap()
  await evening.reaches('doubt')
  for (const phone of phones) await expect(evening.at(phone)).toBeVisible()
  await shot('doubt', watcher!.page)
  await shot('doubt-teller', evening.storyteller.page)
  await shot('tv-doubt', television)
  for (const [i, { page }] of phones.entries()) {
    await page
      .locator('.story-vote .quiet')
      .nth(i === 3 ? 0 : 1)
      .tap()
    if (i === 0) await shot('doubt-voted', page)
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
  await shot('over-fr', phones[0]!.page)
  await shot('over-en', phones[1]!.page)
  await shot('tv-over', television)
})
