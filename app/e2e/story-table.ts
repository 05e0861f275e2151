import { expect, type Locator, type Page } from '@playwright/test'
import { kindOfWord, lexicon, newestIn } from '@veillee/games'
import type { MatchOf } from '../connection/server-messages.ts'
import { Finger } from './finger.ts'
import type { Phone } from './house.ts'

type StoryView = MatchOf<'extraordinary-story'>['view']

/** A deal in which no hand is stuck for long. If the words change, it may deal another story: then choose another. */
export const LONG_STORY = 3

interface Adding {
  readonly withLink?: boolean
}

/** A picture of a page, into the folder that PICTURES names; tests alone take none. */
export async function pictured(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder) await page.screenshot({ path: `${folder}/story-${name}.png` })
}

/** A finger that stays down until what it is for has happened. */
export async function holds(page: Page, what: Locator, until: () => Promise<unknown>): Promise<void> {
  const box = (await what.boundingBox())!
  const finger = await Finger.on(page)
  await finger.down([box.x + box.width / 2, box.y + box.height / 2])
  await until()
  await finger.up()
}

/** A table that tells a story by touch, and remembers its pile as people would. */
export class StoryTable {
  readonly phones: readonly Phone[]
  /** The words that lie in the pile, in their order. */
  readonly pile: number[] = []

  constructor(phones: readonly Phone[]) {
    this.phones = phones
  }

  get view(): StoryView {
    return this.phones[0]!.wire.match.view as StoryView
  }

  get storyteller(): Phone {
    return this.phones.find(({ seat }) => seat === this.view.table.storyteller)!
  }

  get listeners(): readonly Phone[] {
    return this.phones.filter(phone => phone !== this.storyteller)
  }

  /** Once the server has told the first phone's wire so. */
  async reaches(phase: StoryView['phase']): Promise<void> {
    await this.phones[0]!.wire.until(() => this.view.phase === phase)
  }

  at({ page }: Phone): Locator {
    return page.locator(`[data-screen="story-${this.view.phase}"]`)
  }

  /** TALE-4: the host settles a tie by touch. */
  async settlesTie(): Promise<void> {
    const [host] = this.phones
    await host!.wire.until(() => this.view.phase === 'first' || this.view.phase === 'open')
    if (this.view.phase === 'first') await host!.page.locator('.primary').tap()
    await this.reaches('open')
  }

  /** The storyteller chooses a word, after a Link if the hand has no other way, and adds it. */
  async adds(): Promise<void> {
    const { page } = this.storyteller
    await expect(this.at(this.storyteller)).toBeVisible()
    const playable = page.locator('.story-hand button[aria-disabled="false"]')
    await expect(page.locator('.story-hand button').first()).toBeVisible()
    if ((await playable.count()) === 0) await page.locator('button.story-link:enabled').first().tap()
    await playable.first().tap()
    await page.locator('.act .primary').tap()
    await this.phones[0]!.wire.until(() => this.view.phase === 'pass')
    const { link, word } = this.view.table.added!
    this.pile.push(...(link === null ? [word] : [link, word]))
  }

  async takes(): Promise<void> {
    await expect(this.at(this.storyteller)).toBeVisible()
    await this.storyteller.page.locator('.act .primary').tap()
    await this.reaches('tell')
    await expect(this.at(this.storyteller)).toBeVisible()
  }

  /** Keeps the finger down until the card turns. */
  async turns(): Promise<void> {
    const { page } = this.storyteller
    const { turned } = this.view.table
    await expect(this.at(this.storyteller)).toBeVisible()
    const { wire } = this.phones[0]!
    await holds(page, page.locator('.act .hold.lit'), () => wire.until(() => this.view.table.turned > turned))
  }

  async tellsAll(each?: () => Promise<void>): Promise<void> {
    while (this.view.phase === 'tell') {
      await this.turns()
      await each?.()
    }
  }

  /** The same past the screens, to get quickly where a test goes on: a whole telling, and what is added after it. */
  async goesRoundByWire(how: Adding = {}): Promise<void> {
    const { storyteller } = this
    await storyteller.plays('take')
    await this.tellsByWire(this.pile.length)
    await this.reaches('add')
    await this.addsByWire(how)
  }

  /** No faster than a phone is heard: each move asks twice, and thirty messages a second are listened to. */
  async tellsByWire(words: number): Promise<void> {
    for (let left = words; left > 0; left--) {
      await this.storyteller.plays('turn')
      await this.storyteller.page.waitForTimeout(60)
    }
  }

  /** Without a Link where that is possible, so that the Links last for a long story; or with the longest of them. */
  async addsByWire({ withLink = false }: Adding = {}): Promise<void> {
    const { storyteller } = this
    await storyteller.wire.caughtUp()
    const { choices } = storyteller.wire.phone.seats[0]!.offers as unknown as {
      choices: { add: readonly { link: number | null; word: number }[] }
    }
    const plain = choices.add.find(({ link }) => link === null) ?? choices.add[0]!
    const choice = withLink ? this.#longestLinkOf(choices.add) : plain
    await storyteller.plays('add', choice)
    this.pile.push(...(choice.link === null ? [choice.word] : [choice.link, choice.word]))
    await this.reaches('pass')
  }

  #longestLinkOf<Addition extends { link: number | null }>(additions: readonly Addition[]): Addition {
    const { text } = lexicon(this.view.table.options)
    const letters = ({ link }: Addition) => (link === null ? 0 : text(link).length)
    return additions.reduce((long, one) => (letters(one) > letters(long) ? one : long))
  }

  /** TALE-29: whatever a phone has of the story, in its page or its drawers, is what lies face up. */
  async hidesThePile(page: Page): Promise<void> {
    const { table } = this.view
    const isUpToDate = table.inSight === null ? '.story-line' : `.story-turn [data-card="${table.inSight}"]`
    await expect(page.locator(isUpToDate)).toBeVisible()
    await this.hides(page)
  }

  /** The same of a page that is up to date. */
  async hides(page: Page): Promise<void> {
    const { table } = this.view
    const faceUp = new Set([table.inSight])
    const hidden = this.pile.filter(card => kindOfWord(card) !== 'link' && !faceUp.has(card))
    const { language } = table.options
    const has = await page.evaluate(
      () =>
        document.documentElement.outerHTML +
        document.body.innerText +
        JSON.stringify({ ...localStorage }) +
        JSON.stringify({ ...sessionStorage }),
    )
    const seen = hidden.filter(card =>
      lexicon(newestIn(language))
        .forms(card)
        .some(form => new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'iu').test(has)),
    )
    expect(seen.map(card => lexicon(newestIn(language)).text(card))).toEqual([])
  }
}
