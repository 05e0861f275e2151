import { expect, type Locator, type Page } from '@playwright/test'
import { ACTIONS, type Action, lexicon } from '@veillee/games'
import type { Phone } from './house.ts'
import { StoryTable } from './story-table.ts'

/** Where a card has been said that no word of the story is anywhere near. */
export const WRONG = 'un vieux crocodile de papier'

/** A story far apart: typed by whoever tells, mimed by the others' puppets. */
export class FarStoryTable extends StoryTable {
  async says(words: string): Promise<void> {
    const { page } = this.storyteller
    await page.locator('.far-field input').fill(words)
    await page.locator('.far-field input').press('Enter')
    await this.phones[0]!.wire.until(() => this.view.table.attempt === words)
    await expect(page.locator('.far-bubble')).toContainText(words)
  }

  /** What comes next in the pile, as the card says it. */
  next(): string {
    const at = Math.max(this.view.table.turned, 1) - 1
    return lexicon(this.view.table.options).text(this.pile[at]!)
  }

  async tellsAllTyped(): Promise<void> {
    while (this.view.phase === 'tell') {
      await this.says(this.next())
      await this.turns()
    }
  }

  /** The same past the screens: a whole telling, and what is added after it. */
  override async goesRoundByWire(): Promise<void> {
    const { storyteller } = this
    await storyteller.plays('take')
    for (let i = 0; i < this.pile.length; i++) {
      await storyteller.plays('say', lexicon(this.view.table.options).text(this.pile[i]!))
      await storyteller.plays('turn')
    }
    await this.reaches('add')
    await this.addsByWire()
  }

  /** Somebody's puppet on a page that is not theirs. */
  puppetOf({ seat }: Phone, page: Page): Locator {
    return page.locator(`.far-puppet[data-seat="${seat}"]`)
  }

  /** All of these see that somebody's puppet acts this. */
  async see(pages: readonly Page[], helper: Phone, action: Action): Promise<void> {
    const acts = String(ACTIONS.indexOf(action) + 1)
    for (const page of pages) await expect(this.puppetOf(helper, page)).toHaveAttribute('data-acts', acts)
  }
}

/** One letter wrong, in the middle of a long word. */
export const slipped = (words: string): string => {
  const at = words.length - 3
  return words.slice(0, at) + (words[at] === 'x' ? 'z' : 'x') + words.slice(at + 1)
}
