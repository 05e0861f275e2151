import { expect, type Locator, type Page } from '@playwright/test'

/** What each screen waits for, as a person would do it by touch. Holding is tapping twice here (ROOM-34): it is quicker. */
export type Acts = Readonly<Record<string, (table: OneDevice) => Promise<void>>>

export const primary = ({ page }: OneDevice) => page.locator('.act .primary:enabled').tap()
const twice = async ({ page }: OneDevice) => {
  await page.locator('.hold').tap()
  await page.locator('.hold').tap()
}

const looksThen = async (table: OneDevice) => {
  await twice(table)
  await primary(table)
}

const photo =
  (...places: readonly number[]) =>
  async (table: OneDevice) => {
    for (const place of places) await table.page.locator('.palm-grid .photo').nth(place).tap()
    await primary(table)
  }

const ACTS: Acts = {
  lobby: primary,
  cover: twice,
  'lobby-cover': twice,
  'lobby-palm': ({ page }) => page.locator('.lobby-lend.palm').tap(),
  'palm-roles': primary,
  'palm-choose': looksThen,
  'palm-take': photo(0),
  'palm-mime': primary,
  'palm-interfere': photo(1),
  'palm-album': photo(0, 1),
  'palm-score': primary,
  async 'reader-look-first'({ page }) {
    await page.locator('.hold').tap()
    // A question mark lets the first player choose.
    const choice = page.locator('.reader-card button').first()
    if (await choice.isVisible()) await choice.tap()
    await page.locator('.hold').tap()
    await page.locator('.act .primary:enabled').tap()
  },
  'reader-draw-drawer': primary,
  'reader-lap-first': primary,
  async 'reader-vote'({ page }) {
    await page.locator('.reader-card button').nth(2).tap()
    await page.locator('.act .primary:enabled').tap()
  },
  'reader-gallery': primary,
  'story-gather': primary,
  'story-first': primary,
  'story-pass': primary,
  'story-add-next': primary,
  'story-open': table => table.adds(),
  'story-add': table => table.adds(),
  'story-tell': twice,
  'story-doubt': ({ page }) => page.locator('.story-vote button').first().tap(),
}

/** They go by themselves; and so does what is before the first of them. */
const PASSING = ['', 'opening', 'loading', 'coming', 'story-teams', 'reader-count']

/** Several people and one phone, which they play by its screens alone. */
export class OneDevice {
  readonly page: Page
  /** The screens in the order in which they came. */
  readonly seen: string[] = []

  readonly #acts: Acts
  /** Each screen with the question that it showed. */
  readonly #shown = new Set<string>()

  /** A game's test may say what is done at its screens. */
  constructor(page: Page, acts: Acts = {}) {
    this.page = page
    this.#acts = { ...ACTS, ...acts }
    page.setDefaultTimeout(10_000)
  }

  get screen(): Locator {
    return this.page.locator('.screen[data-screen]').last()
  }

  async now(): Promise<string> {
    return (await this.screen.getAttribute('data-screen'))!
  }

  /** From the first page to the table, with these names. */
  async gathers(game: string, names: readonly string[]): Promise<void> {
    const { page } = this
    await page.goto(`/new/${game}`)
    await page.getByRole('radio', { name: /Un seul téléphone|One phone/ }).check()
    const fields = page.locator('.ent-names input')
    for (const [i, name] of names.entries()) {
      if (i === (await fields.count())) await page.locator('.ent-names .quiet').tap()
      await fields.nth(i).fill(name)
    }
    await this.pictured(`create-${game}`)
    await page.locator('.act .primary:enabled').tap()
    await expect(page.locator('[data-screen="lobby"]')).toBeVisible()
    await expect(page.locator('.lobby-ready.good')).toBeVisible()
    await this.pictured(`lobby-${game}`)
  }

  /** Any word that may follow, by itself or after a Link. */
  async adds(): Promise<void> {
    const words = this.page.locator('.story-hand .word:not(.story-not)')
    for (const link of await this.page.locator('button.story-link:enabled').all())
      if ((await words.count()) === 0) await link.tap()
    await words.first().tap()
    await primary(this)
  }

  /** Into the folder that PICTURES names, to be looked at; tests alone take none. */
  async pictured(name: string): Promise<void> {
    const folder = process.env.PICTURES
    const language = await this.page.evaluate(() => document.documentElement.lang)
    if (folder) await this.page.screenshot({ path: `${folder}/one-${name}-${language}.png` })
  }

  /** What somebody does at this screen, if it is one that asks for more than a press. */
  async answers(screen: string): Promise<boolean> {
    await this.#acts[screen]?.(this).catch(() => undefined)
    return screen in this.#acts
  }

  /** One thing, and the page goes on. */
  async acts(): Promise<void> {
    await this.#actsUnlessAt('')
  }

  /** Whether it is there; what is looked at is what is acted on, or else a screen on its way out would be taken for the next. */
  async #actsUnlessAt(end: string): Promise<boolean> {
    const before = await this.#moment()
    const [screen, step] = before.split('|') as [string, string]
    if (screen === end) return true
    if (!this.seen.includes(screen)) await this.pictured(screen)
    this.seen.push(screen)
    this.#shown.add(`${screen}|${step}`)
    if (!PASSING.includes(screen)) {
      if (screen.endsWith('-over')) return false
      const act = this.#acts[screen]
      if (!act) throw new Error(`nobody knows what to do at ${screen}`)
      // A screen that was on its way out has taken its buttons with it: then the next one is acted on.
      await act(this).catch(async error => {
        if ((await this.#moment()) === before) throw error
      })
    }
    await expect.poll(() => this.#moment(), { intervals: [20, 30, 50, 100] }).not.toBe(before)
    return false
  }

  /** The screen, the question that it shows, and whom its words speak of. */
  #moment(): Promise<string> {
    return this.page.evaluate(() => {
      const screen = [...document.querySelectorAll<HTMLElement>('.screen[data-screen]')].at(-1)
      const step = document.documentElement.dataset.step ?? ''
      return [screen?.dataset.screen, step, screen?.querySelector('h1')?.textContent].join('|')
    })
  }

  /** At how many questions it was seen; the words on it may change meanwhile. */
  timesAt(screen: string): number {
    return [...this.#shown].filter(one => one.startsWith(`${screen}|`)).length
  }

  async until(screen: string, most = 400): Promise<void> {
    for (let i = 0; !(await this.#actsUnlessAt(screen)); i++)
      if (i > most) throw new Error(`never at ${screen}: ${this.seen.slice(-20)}`)
  }
}
