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
  isLit: one.closest('[data-lit-by-switch]') !== null,
  lit: document.querySelectorAll('[data-lit-by-switch]').length,
})

const byKey: Press = page => page.keyboard.press(' ')
/** A finger that can tap, but not aim: in the middle of the screen, where something else lies. */
const byTap: Press = page => page.touchscreen.tap(195, 422)

const PACE_S = 2.5
/** A switch that rattles is pressed once: so much later it is another press. */
const APART_MS = 300
const MOST_STEPS = 60

/**
 * The light goes on when somebody who waits for it says so, and by itself not at all: what is lit is lit when the press
 * comes, however busy the computer is. Nothing else on the page is kept waiting.
 */
const holdsTheLight = (page: Page) =>
  page.addInitScript(paceMs => {
    const { setInterval: begins, clearInterval: ends } = window
    const lights = new Map<unknown, TimerHandler>()
    const isLight = (afterMs?: number) => afterMs === paceMs
    let taken = 0
    const counts = ({ isTrusted }: Event) => {
      if (!isTrusted) taken += 1
    }
    addEventListener('click', counts, true)
    Object.assign(window, {
      taken: () => taken,
      setInterval(then: TimerHandler, afterMs?: number) {
        const id = begins(isLight(afterMs) ? () => {} : then, afterMs)
        if (isLight(afterMs)) lights.set(id, then)
        return id
      },
      clearInterval(id?: number) {
        lights.delete(id)
        ends(id)
      },
      lightGoesOn() {
        for (const then of lights.values()) if (typeof then === 'function') then()
      },
    })
  }, PACE_S * 1_000)

const goesOn = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { lightGoesOn(): void }).lightGoesOn())

/** How often something was taken; a page that was left by it has taken it. */
const takenOn = (page: Page): Promise<number> =>
  page
    .evaluate(() => (window as unknown as { taken(): number }).taken())
    .catch(() => Number.POSITIVE_INFINITY)

/** Somebody else may have been quicker: then it is no longer there. */
const lightOf = async (control: Locator) =>
  (await control.count()) === 0
    ? null
    : control
        .first()
        .evaluate(lightOn, null, { timeout: 5_000 })
        .catch(() => null)

/** Whoever waits for the light, and presses when it is where they want it. */
const bySwitch =
  (press: Press): Hand =>
  async (page, control) => {
    for (let step = 0, dark = 0; step < MOST_STEPS; step++) {
      const seen = await lightOf(control)
      if (!seen) return
      const { isLit, lit } = seen
      dark = lit === 0 ? dark + 1 : 0
      // Where it rests nothing is lit, and a press begins again.
      if (!isLit && dark <= 1) {
        await goesOn(page)
        continue
      }
      await page.waitForTimeout(APART_MS)
      const before = await takenOn(page)
      await press(page)
      // Where other things have come meanwhile, a press was not meant for what took the place of what was lit.
      if (isLit && lit === 1 && (await takenOn(page)) > before) return
    }
    throw new Error('It was never lit.')
  }

test('[ROOM-21] a tap anywhere takes what is lit, and never what lies under the finger', async ({
  house,
}) => {
  const page = await house.newPhone('en')
  await holdsTheLight(page)
  await page.goto('/')
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
      await holdsTheLight(phones[i]!.page)
      await wears(phones[i]!, { ...FAR[setting], oneSwitch, switchPaceS: PACE_S })
    }
    for (const phone of phones.slice(switches.length)) await wears(phone, { ...FAR[setting], byEar: true })
    await house.starts(phones)
    const hands = new Map(switches.map(([, hand], i) => [phones[i]!.page, hand]))
    await playsByNames(phones, listener, over, ({ page }) => hands.get(page) ?? doubleTaps)
  })
