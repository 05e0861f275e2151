import { expect } from '@playwright/test'
import { doubleTaps, type Hand, PALM, playsByNames, READER, STORY, wears } from './by-names.ts'
import { test } from './house.ts'

/** ROOM-21: whole matches at a table by one key, on one of the phones; the others are double-tapped. */

const PATIENCE_MS = 60_000

/**
 * Waits until it is lit, by itself or in its group, and presses the one key; into a group first. All of it in the page:
 * what is lit now may not be lit any more when a test hears of it.
 */
const bySwitch: Hand = (_, control) =>
  control.first().evaluate(async (one, mostMs) => {
    const press = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    // Two presses in one breath are one: a switch rattles.
    await new Promise(resolve => setTimeout(resolve, 300))
    for (const untilMs = performance.now() + mostMs; performance.now() < untilMs; ) {
      // Another page has come meanwhile: what was to be pressed is no longer there.
      if (!one.isConnected) return
      const lit = document.querySelectorAll('[data-lit-by-switch]')
      const isLit = one.closest('[data-lit-by-switch]') !== null
      // Where it rests, nothing is lit, and a press begins again.
      if (isLit || lit.length === 0) press()
      if (isLit && lit.length === 1) return
      await new Promise(resolve => setTimeout(resolve, isLit || lit.length === 0 ? 300 : 20))
    }
    throw new Error(`“${one.textContent}” was never lit.`)
  }, PATIENCE_MS)

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
