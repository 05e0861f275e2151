import type { Page } from '@playwright/test'
import { doubleTaps, type Hand, PALM, playsByNames, READER, STORY, wears } from './by-names.ts'
import { test } from './house.ts'

/** ROOM-21: whole matches at a table by one switch: a tap anywhere on one phone, one key on the next; any others are double-tapped. */

type Press = (page: Page) => Promise<void>

const byKey: Press = page => page.keyboard.press(' ')
/** A finger that can tap, but not aim: in the middle of the screen, where something else lies. */
const byTap: Press = page => page.touchscreen.tap(195, 422)

const PACE_S = 1
/** A switch that rattles is pressed once: so much later it is another press. */
const APART_MS = 300
const MOST_STEPS = 60
/** Until a computer that is busy has stopped the clock. */
const AHEAD_MS = 3_000

/**
 * Time stands still on that phone while somebody waits for the light, and goes on step by step: what is lit is lit when
 * the press comes, however busy the computer is.
 */
const bySwitch =
  (press: Press): Hand =>
  async (page, control) => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
    for (let step = 0, dark = 0; step < MOST_STEPS; step++) {
      const { isGone, isLit, lit } = await control.first().evaluate(one => ({
        isGone: !one.isConnected,
        isLit: one.closest('[data-lit-by-switch]') !== null,
        lit: document.querySelectorAll('[data-lit-by-switch]').length,
      }))
      if (isGone) break
      dark = lit === 0 ? dark + 1 : 0
      // Where it rests nothing is lit, and a press begins again.
      if (isLit || dark > 1) {
        await page.clock.runFor(APART_MS)
        await press(page)
        if (isLit && lit === 1) break
      } else await page.clock.runFor(PACE_S * 1_000)
    }
    await page.clock.resume()
  }

const GAMES = [
  ['extraordinary-story', ['Ana', 'Tom'], STORY, /!$|budding/],
  ['in-the-palm', ['Ana', 'Tom'], PALM, /./],
  ['palm-reader', ['Ana', 'Tom', 'Jo', 'Zoé'], READER, /./],
] as const

for (const [game, names, listener, over] of GAMES)
  test(`[ROOM-21] ${game} at a table by one switch: taps anywhere, which take what is lit and not what lies under them, and one key`, {
    tag: '@long',
  }, async ({ house }) => {
    test.setTimeout(900_000)
    const phones = await house.sits({ game, names, languages: ['en'], language: 'en' })
    if (game !== 'extraordinary-story')
      for (const phone of phones) await phone.asks({ do: 'answerPalm', lends: 'palm' })
    const switches = [
      ['tap', bySwitch(byTap)],
      ['key', bySwitch(byKey)],
    ] as const
    for (const [i, [oneSwitch]] of switches.entries()) {
      await phones[i]!.page.clock.install()
      await wears(phones[i]!, { oneSwitch, switchPaceS: PACE_S })
    }
    await house.starts(phones)
    const hands = new Map(switches.map(([, hand], i) => [phones[i]!.page, hand]))
    await playsByNames(phones, listener, over, ({ page }) => hands.get(page) ?? doubleTaps)
  })
