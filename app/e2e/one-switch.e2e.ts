import { expect, type Page } from '@playwright/test'
import { doubleTaps, type Hand, PALM, playsByNames, READER, STORY, wears } from './by-names.ts'
import { test } from './house.ts'

/** ROOM-21: whole matches at a table by one key, on one of the phones; the others are double-tapped. */

/** What is lit now: the control itself, or what a whole group of them is lit for. */
const litIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-lit-by-switch]')].map(one => one.textContent ?? ''),
  )

const PATIENCE_MS = 60_000

/** Waits until it is lit, by itself or in its group, and presses the one key; into a group first. */
const bySwitch: Hand = async (page, control) => {
  const before = Date.now()
  while (Date.now() - before < PATIENCE_MS) {
    const isLit = await control.first().evaluate(one => one.closest('[data-lit-by-switch]') !== null, null, {
      timeout: 5_000,
    })
    const lit = await litIn(page)
    // Where it rests, nothing is lit, and a press begins again.
    if (isLit || lit.length === 0) await page.keyboard.press('Space')
    if (isLit && lit.length === 1) return
    await page.waitForTimeout(isLit ? 300 : 50)
  }
  throw new Error('It was never lit.')
}

const GAMES = [
  ['extraordinary-story', ['Ana', 'Tom'], STORY, /!$|budding/],
  ['in-the-palm', ['Ana', 'Tom'], PALM, /./],
  ['palm-reader', ['Ana', 'Tom', 'Jo', 'Zoé'], READER, /./],
] as const

for (const [game, names, listener, over] of GAMES)
  test(`[ROOM-21] ${game} at a table by one key alone`, { tag: '@long' }, async ({ house }) => {
    test.setTimeout(900_000)
    const phones = await house.sits({ game, names, languages: ['en'], language: 'en' })
    if (game !== 'extraordinary-story')
      for (const phone of phones) await phone.asks({ do: 'answerPalm', lends: 'palm' })
    await wears(phones[0]!, { oneSwitch: 'key', switchPaceS: 0.5 })
    await house.starts(phones)
    await playsByNames(phones, listener, over, phone => (phone === phones[0] ? bySwitch : doubleTaps))
    await expect(
      phones[0]!.page.getByRole('button', { name: /^Play again|^The table$/ }).first(),
    ).toBeVisible()
  })
