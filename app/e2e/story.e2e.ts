import { expect } from '@playwright/test'
import { newestIn, runningText, START } from '@veillee/games'
import { LANGUAGES } from '@veillee/kernel/languages'
import { test } from './house.ts'
import { holds, LONG_STORY, pictured, StoryTable } from './story-table.ts'

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
  const table = new StoryTable(phones)
  const television = await house.screen(phones[0]!.wire.welcome!.code)
  await table.settlesTie()

  const { storyteller: first, listeners } = table
  await expect(table.at(first).locator('.eyes')).toBeVisible()
  await expect(first.page.locator('html')).toHaveAttribute('data-ground', 'dusk')
  await pictured(first.page, 'open-teller')
  await pictured(listeners[0]!.page, 'open-listener')
  await table.adds()
  await pictured(table.storyteller.page, 'pass-next')
  await pictured(table.listeners[0]!.page, 'pass-other')

  await table.takes()
  await table.tellsAll()
  await pictured(table.storyteller.page, 'add')
  await table.adds()
  for (let round = 0; round < 4; round++) await table.goesRoundByWire()

  await table.takes()
  for (const { page } of phones) await table.hidesThePile(page)
  for (let turn = 0; turn < 3; turn++) {
    await table.turns()
    for (const { page } of phones) await table.hidesThePile(page)
  }
  await table.hidesThePile(television)
  await pictured(table.storyteller.page, 'tell-teller')
  await pictured(table.listeners[0]!.page, 'tell-listener')
  await pictured(table.listeners[1]!.page, 'tell-listener-2')
  await pictured(television, 'tv-tell')

  const [watcher] = table.listeners
  await watcher!.page.reload()
  await expect(table.at(watcher!)).toBeVisible()
  await table.hidesThePile(watcher!.page)
  const peek = watcher!.page.locator('.story-peek .hold')
  await holds(watcher!.page, peek, async () => {
    await expect(watcher!.page.locator('.story-hand .word')).toHaveCount(6)
    await pictured(watcher!.page, 'peek')
  })
  await expect(watcher!.page.locator('.story-hand')).toHaveCount(0)

  await watcher!.page.locator('.quiet').tap()
  await table.reaches('doubt')
  for (const phone of phones) await expect(table.at(phone)).toBeVisible()
  await pictured(watcher!.page, 'doubt')
  await pictured(table.storyteller.page, 'doubt-teller')
  await pictured(television, 'tv-doubt')
  for (const [i, { page }] of phones.entries()) {
    await page
      .locator('.story-vote .quiet')
      .nth(i === 3 ? 0 : 1)
      .tap()
    if (i === 0) await pictured(page, 'doubt-voted')
  }
  await table.reaches('over')

  const text = LANGUAGES.fr.typeset(runningText([START, ...table.pile], newestIn('fr')))
  for (const phone of phones) {
    await expect(table.at(phone)).toBeVisible()
    const page = phone.page.locator('.story-page > p')
    await expect(page).toHaveText(text)
    await expect(page).toHaveAttribute('lang', 'fr')
  }
  await phones[0]!.page.waitForTimeout(3_000)
  await pictured(phones[0]!.page, 'over-fr')
  await pictured(phones[1]!.page, 'over-en')
  await pictured(television, 'tv-over')
})

test('[ROOM-18] at one table everybody reads their own language, and the story is told in that of its deck', async ({
  house,
}) => {
  const languages = ['de', 'fr', 'es', 'en'] as const
  const phones = await house.sits({
    game: 'extraordinary-story',
    deal: LONG_STORY,
    names: NAMES,
    language: 'de',
    languages,
  })
  const table = new StoryTable(phones)
  await table.settlesTie()
  const says = { de: /Geschichte/, fr: /histoire/, es: /historia/, en: /story/ }
  for (const [i, { page }] of phones.entries()) {
    await expect(page.locator('html')).toHaveAttribute('lang', languages[i]!)
    await expect(page.locator('h1')).toHaveText(says[languages[i]!])
  }
  for (const { page } of table.listeners) {
    await expect(page.locator('.word.start .text')).toHaveText(/^Es war einmal/)
    await expect(page.locator('.word.start .text')).toHaveAttribute('lang', 'de')
  }
})
