import { expect, type Locator, type Page } from '@playwright/test'
import {
  doubleTaps,
  type Hand,
  PALM,
  PALM_FAR,
  playsByNames,
  READER,
  READER_FAR,
  STORY,
  STORY_FAR,
  wears,
} from './by-names.ts'
import { test } from './house.ts'

/**
 * ROOM-21: whole matches by one switch: a tap anywhere on one phone, one key on the next; any others are double-tapped.
 * What has to be written in a story far apart is written by the system's own keyboard.
 */

type Press = (page: Page) => Promise<void>

/** In the page: whether it is lit, and how many things are. */
const lightOn = (one: Element) => ({
  isThere: one.isConnected,
  isLit: one.closest('[data-lit-by-switch]') !== null,
  lit: document.querySelectorAll('[data-lit-by-switch]').length,
})

const byKey: Press = page => page.keyboard.press(' ')
/** A finger that can tap, but not aim: in the middle of the screen, where something else lies. */
const byTap: Press = page => page.touchscreen.tap(195, 422)

const PACE_S = 1
/** A switch that rattles is pressed once: so much later it is another press. */
const APART_MS = 300
const MOST_STEPS = 60
/** Until the clock has stopped; on a computer that is busy it takes longer. */
const AHEAD_MS = [3_000, 9_000, 27_000] as const

async function stopsTheClock(page: Page): Promise<void> {
  let why: unknown
  for (const aheadMs of AHEAD_MS) {
    const at = (await page.evaluate(() => Date.now())) + aheadMs
    const isStopped = await page.clock.pauseAt(at).then(
      () => true,
      error => {
        why = error
        return false
      },
    )
    if (isStopped) return
  }
  throw new Error('The clock of the page cannot be stopped.', { cause: why })
}

/**
 * Time stands still on that phone while somebody waits for the light, and goes on step by step: what is lit is lit when
 * the press comes, however busy the computer is.
 */
const bySwitch =
  (press: Press): Hand =>
  async (page, control) => {
    await stopsTheClock(page)
    const isDone = await pressesWhenLit(page, control, press)
    await page.clock.resume()
    expect(isDone, 'it was lit, and taken').toBe(true)
  }

/** Somebody else may have been quicker: then it is no longer there. */
const lightOf = async (control: Locator) =>
  (await control.count()) === 0
    ? null
    : control
        .first()
        .evaluate(lightOn, null, { timeout: 5_000 })
        .catch(() => null)

async function pressesWhenLit(page: Page, control: Locator, press: Press): Promise<boolean> {
  for (let step = 0, dark = 0; step < MOST_STEPS; step++) {
    const seen = await lightOf(control)
    if (!seen?.isThere) return true
    dark = seen.lit === 0 ? dark + 1 : 0
    // Where it rests nothing is lit, and a press begins again.
    if (!seen.isLit && dark <= 1) {
      await page.clock.runFor(PACE_S * 1_000)
      continue
    }
    await page.clock.runFor(APART_MS)
    // The light may have gone on meanwhile, to what lies beside it or to the whole group.
    const now = await lightOf(control)
    if (seen.isLit && !now?.isLit) continue
    await press(page)
    if (now?.isLit && now.lit === 1) return true
  }
  return false
}

test('[ROOM-21] a tap anywhere takes what is lit, and never what lies under the finger', async ({
  house,
}) => {
  const page = await house.newPhone('en')
  await page.goto('/')
  await page.clock.install()
  await wears({ page }, { oneSwitch: 'tap', switchPaceS: PACE_S })
  const link = page.getByRole('link', { name: /^Palm Reader/ })
  const under = page.getByRole('link', { name: /^In the Palm of Your Hand/ }).first()
  const { x, y, width, height } = (await under.boundingBox())!
  const tapsThere: Press = ({ touchscreen }) => touchscreen.tap(x + width / 2, y + height / 2)
  await bySwitch(tapsThere)(page, link)
  await expect(page).toHaveURL(/\/new\/palm-reader/)
})

/** Touch is told in words; to draw and mime by buttons is what one switch has anyway. */
const FAR = { table: {}, remote: { sense: 'words', knowsSenses: true } } as const

/**
 * Where time is stepped, seconds go by between two beats of the server's heart, and the connection would seem frozen:
 * a finger on a palm is lifted by that. Who never heard it beat does not listen for it.
 */
const hearsNoHeart = (page: Page): Promise<void> =>
  page.routeWebSocket(/.*/, phone => {
    const server = phone.connectToServer()
    phone.onMessage(frame => server.send(frame))
    server.onMessage(frame => frame.length > 0 && phone.send(frame))
  })

const GAMES = [
  ['extraordinary-story', ['Ana', 'Tom'], STORY, STORY_FAR, /!$|budding/],
  ['in-the-palm', ['Ana', 'Tom'], PALM, PALM_FAR, /./],
  ['palm-reader', ['Ana', 'Tom', 'Jo', 'Zoé'], READER, READER_FAR, /./],
] as const

const MATCHES = GAMES.flatMap(([game, names, table, remote, over]) => [
  { game, names, setting: 'table', listener: table, over } as const,
  { game, names, setting: 'remote', listener: remote, over } as const,
])

for (const { game, names, setting, listener, over } of MATCHES)
  test(`[ROOM-21] ${game} (${setting}) by one switch: taps anywhere, which take what is lit and not what lies under them, and one key`, {
    tag: '@long',
  }, async ({ house }) => {
    test.setTimeout(setting === 'table' ? 900_000 : 1_800_000)
    const phones = await house.sits({ game, setting, names, languages: ['en'], language: 'en' })
    if (game !== 'extraordinary-story' && setting === 'table')
      for (const phone of phones) await phone.asks({ do: 'answerPalm', lends: 'palm' })
    const switches = [
      ['tap', bySwitch(byTap)],
      ['key', bySwitch(byKey)],
    ] as const
    for (const [i, [oneSwitch]] of switches.entries()) {
      await phones[i]!.page.clock.install()
      await hearsNoHeart(phones[i]!.page)
      await wears(phones[i]!, { ...FAR[setting], oneSwitch, switchPaceS: PACE_S })
    }
    for (const phone of phones.slice(switches.length)) await wears(phone, { ...FAR[setting], byEar: true })
    await house.starts(phones)
    const hands = new Map(switches.map(([, hand], i) => [phones[i]!.page, hand]))
    await playsByNames(phones, listener, over, ({ page }) => hands.get(page) ?? doubleTaps)
  })
