import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Language } from '@veillee/kernel'
import { READ_IN } from '@veillee/kernel/languages'
import { brokenWords } from './broken-words.ts'
import { overlaps } from './overlaps.ts'
import { smallTargets } from './small-targets.ts'

/** The tests look in one language, and the long ones in that of the longest words; `npm run screens` in every one that can be read. */
export const LOOKED_IN: readonly Language[] = process.env.SCREENS ? READ_IN : ['fr', 'de']

export const tagIn = (language: Language): '@long' | '@short' => (language === 'fr' ? '@short' : '@long')

/** `npm run screens` keeps pictures of all that is looked at; the tests only look. */
const folder = process.env.SCREENS && join(import.meta.dirname, '..', '..', 'reports', 'screens')

/** The narrowest phone, one that is turned, words twice as large as usual (ROOM-34), and those on the narrowest phone. */
const SIZES = [
  { width: 320, height: 568, text: '100%' },
  { width: 844, height: 390, text: '100%' },
  { width: 390, height: 844, text: '200%' },
  { width: 320, height: 568, text: '200%' },
] as const

/** Longer than any screen takes to come to rest. */
const REST_MS = 5_000

/** Fonts are there, and whatever fades or moves has ended; what moves for ever is not waited for. */
async function comesToRest(mostMs: number): Promise<void> {
  await document.fonts.ready
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  const rest = Promise.allSettled(ending.map(({ finished }) => finished))
  await Promise.race([rest, new Promise(resolve => setTimeout(resolve, mostMs))])
}

/** As a browser does that has been told to. */
function wearText(size: string): void {
  document.documentElement.style.fontSize = size
  document.documentElement.toggleAttribute('data-roomy', size !== '100%')
}

/** As the setting does (ROOM-34). */
function wearTargets(targets: string): void {
  document.documentElement.dataset.targets = targets
}

/** What is said scrolls where it has no room: then a line of it is cut off, and nobody would look for it. */
function isSaidWhole(): boolean {
  const say = document.querySelector('.screen > .say')
  return say === null || say.scrollHeight <= say.clientHeight + 2
}

const isWider = (): boolean => document.documentElement.scrollWidth > document.documentElement.clientWidth

/**
 * Looks at every screen once: nothing for axe to find, nothing wider than the narrowest phone, and a picture for
 * people's eyes. A screen is known by the name that it says of itself, and by the sheet that lies on it.
 */
export class Looking {
  readonly seen = new Set<string>()
  readonly #language: string

  constructor(language: string) {
    this.#language = language
  }

  async at(page: Page, as = ''): Promise<void> {
    const name = [await nameOf(page), as].filter(Boolean).join('-')
    if (this.seen.has(name)) return
    this.seen.add(name)
    await page.evaluate(comesToRest, REST_MS)
    await this.#picture(page, name)
    // No page has frames: what axe does for them would open a page more each time.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    expect(
      violations.map(({ id, nodes }) => `${name} ${id}: ${nodes.map(({ html }) => html).join('\n')}`),
    ).toEqual([])
    await this.#fits(page, name)
  }

  async #fits(page: Page, name: string): Promise<void> {
    const size = page.viewportSize()!
    if (size.width > 600) return // a television
    for (const { width, height, text } of SIZES) {
      await page.setViewportSize({ width, height })
      await page.evaluate(wearText, text)
      const found = {
        isWider: await page.evaluate(isWider),
        isSaidWhole: await page.evaluate(isSaidWhole),
        overlaps: await page.evaluate(overlaps, '.screen'),
        broken: await page.evaluate(brokenWords),
      }
      const at = `${name} at ${width} × ${height}, words ${text}`
      if (width === 320 && text === '100%') await this.#picture(page, `${name}.320`)
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${at.replaceAll(' ', '_')}.png` })
      expect
        .soft({ at, ...found })
        .toEqual({ at, isWider: false, isSaidWhole: true, overlaps: [], broken: [] })
    }
    await page.evaluate(wearText, '100%')
    await page.setViewportSize(size)
    await this.#hasLargeTargets(page, name)
  }

  async #hasLargeTargets(page: Page, name: string): Promise<void> {
    await page.evaluate(wearTargets, 'large')
    const found = {
      small: await page.evaluate(smallTargets),
      overlaps: await page.evaluate(overlaps, '.screen'),
    }
    const at = `${name} with large targets`
    if (process.env.SHOTS) {
      await page.screenshot({ path: `${process.env.SHOTS}/${at.replaceAll(' ', '_')}.png` })
      await page.evaluate(wearTargets, 'normal')
      await page.emulateMedia({ forcedColors: 'active' })
      await page.screenshot({ path: `${process.env.SHOTS}/${name}_forced.png` })
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
      await page.screenshot({ path: `${process.env.SHOTS}/${name}_forced-dark.png` })
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' })
      await page.screenshot({ path: `${process.env.SHOTS}/${name}_dark.png` })
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
    }
    await page.evaluate(wearTargets, 'normal')
    expect.soft({ at, ...found }).toEqual({ at, small: [], overlaps: [] })
  }

  async #picture(page: Page, name: string): Promise<void> {
    if (!folder) return
    mkdirSync(folder, { recursive: true })
    await page.waitForTimeout(700) // what moves has come to rest
    await page.screenshot({ path: join(folder, `${name}.${this.#language}.png`) })
  }
}

async function nameOf(page: Page): Promise<string> {
  const screen = await page.locator('[data-screen]').first().getAttribute('data-screen')
  const sheet = page.locator('dialog[open][data-sheet]')
  return (await sheet.count()) > 0 ? `${screen}+${await sheet.first().getAttribute('data-sheet')}` : screen!
}
