import { expect, type Page } from '@playwright/test'
import type { readServerMessage } from '@veillee/room/server-messages'
import type { TestPhone } from '@veillee/server/test-phone'
import { Finger } from './finger.ts'
import type { Phone, TestHouse } from './house.ts'
import { overhears } from './overhearing.ts'

type Match = Extract<
  NonNullable<Extract<ReturnType<typeof readServerMessage>, { say: 'see' }>['match']>,
  { game: 'palm-reader' }
>
type Table = Match['view']['table']
type Hand = { readonly side: number | null; readonly die: number | '?' | null; readonly vote: number | null }

const NAMES = ['Ana', 'Tom', 'Jo', 'Zoé', 'Inès']
export const isAt = (page: Page, screen: string) =>
  expect(page.locator(`[data-screen="${screen}"]`)).toBeVisible()
export const press = (page: Page) => page.locator('.act .primary:enabled').tap()

/** Where the gallery of the round before is still shown. */
export const leavesGallery = async (page: Page): Promise<void> => {
  const primary = page.locator('[data-screen="reader-gallery"] .act .primary:enabled')
  if (await primary.isVisible()) await primary.tap({ timeout: 2_000 })
}

/** Keeps a finger down on a ring, as long as it takes. */
async function holds(page: Page, ring: string, meanwhile: () => Promise<void>): Promise<void> {
  const { x, y, width, height } = (await page.locator(ring).boundingBox())!
  const finger = await Finger.on(page)
  await finger.down([x + width / 2, y + height / 2])
  await meanwhile()
  await finger.up()
}

/** Five people with real palms, phones in both languages, and what their phones are told. */
export class Sitting {
  readonly phones: readonly Phone[]
  readonly frames = new Map<Phone, string[]>()

  constructor(phones: readonly Phone[]) {
    this.phones = phones
  }

  static async opens(house: TestHouse, { lends = [] as string[] } = {}): Promise<Sitting> {
    const phones = await house.sits({ game: 'palm-reader', names: NAMES, languages: ['fr', 'en'] })
    for (const [i, phone] of phones.entries())
      await phone.asks({ do: 'answerPalm', lends: lends[i] ?? 'palm' })
    const sitting = new Sitting(phones)
    for (const phone of phones) await sitting.#records(phone)
    for (const { page } of phones) await page.reload()
    await house.starts(phones)
    return sitting
  }

  /** Somebody who is there. */
  get wire(): TestPhone {
    return this.phones.find(({ wire }) => wire.isOpen)!.wire
  }

  get table(): Table {
    return this.wire.match.view.table as unknown as Table
  }

  at(seat: number | null): Phone {
    return this.phones.find(phone => phone.seat === seat)!
  }

  handOf(phone: Phone): Hand {
    return phone.wire.phone.seats[0]!.hand as Hand
  }

  /** Everybody has been told the phase. */
  async until(phase: string, isSo: (table: Table) => boolean = () => true): Promise<void> {
    for (const { wire } of this.phones)
      if (wire.isOpen)
        await wire.until(
          () => wire.match.view.phase === phase && isSo(wire.match.view.table as unknown as Table),
        )
  }

  /** READ-7: the first player looks, by touch, and taps a number where the die lets them choose. */
  async looks(): Promise<void> {
    const { page } = this.at(this.table.first)
    await isAt(page, 'reader-look-first')
    await expect(page.locator('.reader-symbol')).toHaveCount(0)
    const isFree = this.handOf(this.at(this.table.first)).die === '?'
    await holds(page, '.hold', async () => {
      await expect(page.locator('.reader-card .reader-symbol')).toHaveCount(5)
    })
    await expect(page.locator('.reader-symbol')).toHaveCount(0)
    if (isFree) await page.locator('.segments label').nth(3).tap()
    // A tap that comes within the same blink as the end of the hold may still belong to it.
    await expect(async () => {
      if (this.wire.match.view.phase === 'look') await press(page)
      await this.wire.until(() => this.wire.match.view.phase !== 'look', 2_000)
    }).toPass()
    await this.until(this.isFar ? 'open' : 'draw')
  }

  get isFar(): boolean {
    return this.table.options.setting === 'remote'
  }

  /** READ-23: a thumb rests on the next palm, until it is open. */
  async opensPalm(): Promise<void> {
    const { page } = this.at(this.table.feeler)
    await isAt(page, 'reader-open-far')
    await holds(page, '.reader-open-palm', () => this.until('draw'))
  }

  /** The same by wire, where a test is about what comes later. */
  async hasOpened(): Promise<void> {
    await this.at(this.table.feeler).plays('open')
    await this.until('draw')
  }

  /** READ-8, 9: until everybody of the lap has drawn. */
  async draws(until = 'lap'): Promise<void> {
    const { wire } = this
    while (wire.match.view.phase === 'draw') {
      const { drawer, palm, lap } = this.table
      const { page } = this.at(drawer)
      await isAt(page, 'reader-draw-drawer')
      await press(page)
      await wire.until(
        () => wire.match.view.phase !== 'draw' || this.table.palm !== palm || this.table.lap !== lap,
      )
    }
    await this.until(until)
  }

  async laps(isAgain: boolean): Promise<void> {
    const { page } = this.at(this.table.first)
    await isAt(page, 'reader-lap-first')
    await page.locator(isAgain ? '.act .quiet' : '.act .primary').tap()
    await this.until(isAgain ? (this.isFar ? 'open' : 'draw') : 'vote')
  }

  async votes(phone: Phone, number: number): Promise<void> {
    const { page } = phone
    await isAt(page, 'reader-vote')
    await page
      .locator('button.reader-cell')
      .nth(number - 1)
      .tap()
    await page.locator('[data-screen="reader-vote"] .act .primary:enabled').tap()
    await phone.wire.until(() => phone.wire.match.view.phase !== 'vote' || this.handOf(phone).vote === number)
  }

  get voters(): readonly Phone[] {
    return this.table.chain.slice(1).map(seat => this.at(seat))
  }

  get drawn(): number {
    return this.handOf(this.at(this.table.first)).die as number
  }

  /** The next first player takes the box; those who linger in the gallery leave it. */
  async goesOn(): Promise<void> {
    const { round } = this.table
    const next = this.at(this.table.next)
    // A phone that still shows the gallery of the round before leaves that first.
    await expect(async () => {
      await leavesGallery(next.page)
      expect(this.table.round > round || this.wire.match.end !== null).toBe(true)
    }).toPass()
    if (round < 10) await this.until('look')
    for (const { page } of this.phones) if (page !== next.page) await leavesGallery(page)
  }

  /** A round in one lap whose symbol everybody has felt, past the screens. */
  async roundByWire(draws = (drawer: Phone) => drawer.plays('done')): Promise<void> {
    const first = this.at(this.table.first)
    const { die } = this.handOf(first)
    await first.plays('look', die === '?' ? 1 : die)
    await this.until(this.isFar ? 'open' : 'draw')
    while (['open', 'draw'].includes(this.wire.match.view.phase)) {
      if (this.isFar) await this.hasOpened()
      await draws(this.at(this.table.drawer))
      await this.wire.caughtUp()
    }
    await first.plays('noSecondLap')
    for (const voter of this.voters) await voter.plays('vote', this.drawn)
    await this.until('gallery')
    const { round } = this.table
    await this.at(this.table.next).plays('on')
    await this.wire.until(() => this.table.round > round || this.wire.match.end !== null)
  }

  async #records(phone: Phone): Promise<void> {
    const frames: string[] = []
    this.frames.set(phone, frames)
    await overhears(phone.page, { received: frame => frames.push(String(frame)) })
  }
}
