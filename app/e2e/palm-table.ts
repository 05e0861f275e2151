import { expect, type Locator, type Page } from '@playwright/test'
import type { Phone } from './house.ts'

type View = {
  readonly phase: string
  readonly table: {
    readonly child: number
    readonly grandfather: number
    readonly active: readonly number[]
    readonly memory: 1 | 2
    readonly next: readonly number[]
    readonly isLastTurn: boolean
    readonly laid: readonly number[]
    readonly teams: readonly { readonly seats: readonly number[]; readonly points: number }[]
  }
}

/** The buttons of the game in both languages: each phone may speak another. */
const SAYS = {
  draw: /Piocher le premier souvenir|Draw the first memory/,
  keep: /Je garde cette carte|I’ll keep this card/,
  redraw: /Change de carte|Take another card/,
  take: /Je fais sentir celle-ci|I’ll make this one felt/,
  done: /J’ai fini le mime|The mime is done/,
  lay: /Glisser cette photo|Slip this photo in/,
  last: /C’est mon dernier mot|That’s my last word/,
  hold: /Garde le doigt ici|Keep your finger here/,
  call: /Mime interdit|Not allowed/,
  on: /Au tour |À .* de mimer|^Now /,
  result: /Voir le résultat|See the result/,
  goOn: /^(Continuer|Go on)$/,
} as const

/** People round a table who play by their screens alone; the wire only says whose turn it is. */
export class PalmTable {
  readonly phones: readonly Phone[]

  constructor(phones: readonly Phone[]) {
    this.phones = phones
  }

  get view(): View {
    return this.phones[0]!.wire.match.view as unknown as View
  }

  at(seat: number): Phone {
    return this.phones.find(phone => phone.seat === seat)!
  }

  get child(): Phone {
    return this.at(this.view.table.child)
  }

  get grandfather(): Phone {
    return this.at(this.view.table.grandfather)
  }

  get opponents(): readonly Phone[] {
    return this.phones.filter(({ seat }) => !this.view.table.active.includes(seat))
  }

  async until(phase: string): Promise<void> {
    const { wire } = this.phones[0]!
    await wire.until(() => (wire.match.view as unknown as View).phase === phase)
  }

  /** Whoever still looks at the last score goes on. */
  async leaveScores(): Promise<void> {
    for (const { page } of this.phones) {
      const goOn = page.getByRole('button', { name: SAYS.goOn })
      if (await goOn.isVisible()) await goOn.tap()
    }
  }

  /** The Child sees the card under the finger, and keeps it; or takes one of the own hand. */
  async chooses(): Promise<void> {
    const { page } = this.child
    const take = page.locator('[data-screen="palm-take"]')
    await expect(page.locator('[data-screen="palm-choose"], [data-screen="palm-take"]')).toBeVisible()
    if (await take.isVisible()) {
      await page.locator('.palm-grid .photo').nth(this.view.table.memory).tap()
      await button(page, 'take').tap()
    } else {
      await peeks(page)
      await button(page, 'keep').tap()
    }
    await this.until('mime')
  }

  async mimes(): Promise<void> {
    const { page } = this.child
    const { memory } = this.view.table
    await expect(page.locator('[data-screen="palm-mime"]')).toBeVisible()
    if (!(await button(page, 'done').isVisible())) await peeks(page)
    await button(page, 'done').tap()
    const { wire } = this.phones[0]!
    await wire.until(() => {
      const { phase, table } = wire.match.view as unknown as View
      return phase === 'interfere' || phase === 'album' || table.memory !== memory
    })
  }

  /** Each opposing team slips a photo in: two taps. */
  async interferes(): Promise<void> {
    const teams = this.view.table.teams.filter(
      ({ seats }) => !seats.some(seat => this.view.table.active.includes(seat)),
    )
    for (const [i, { seats }] of teams.entries()) {
      const { page } = this.at(seats[0]!)
      await page
        .locator('[data-screen="palm-interfere"] .palm-grid .photo')
        .nth(i + 1)
        .tap()
      await button(page, 'lay').tap()
    }
  }

  /** Choose, mime, interfere. */
  async tells(): Promise<void> {
    await this.chooses()
    await this.mimes()
    if (this.view.phase === 'interfere') await this.interferes()
  }

  /** Grandfather taps the photos at these places, and has the last word. */
  async picks(first: number, second: number): Promise<void> {
    await this.until('album')
    const { page } = this.grandfather
    const photos = page.locator('[data-screen="palm-album"] .palm-grid .photo')
    await photos.nth(first).tap()
    await photos.nth(second).tap()
    await button(page, 'last').tap()
    await this.until('score')
  }

  async goesOn(): Promise<void> {
    await this.until('score')
    const { isLastTurn, next } = this.view.table
    const { page } = this.at(next[0]!)
    await button(page, isLastTurn ? 'result' : 'on').tap()
    const { wire } = this.phones[0]!
    await wire.until(() => (wire.match.view as unknown as View).phase !== 'score')
  }

  /** A whole turn. */
  async turn(first = 0, second = 1): Promise<void> {
    if (this.view.phase === 'roles') {
      await this.leaveScores()
      await button(this.child.page, 'draw').tap()
      await this.until('choose')
    }
    await this.leaveScores()
    await this.tells()
    await this.tells()
    await this.picks(first, second)
  }
}

export const button = (page: Page, says: keyof typeof SAYS): Locator =>
  page.getByRole('button', { name: SAYS[says] })

/** Whoever still looks at the last score goes on to the end. */
export async function seesResult(phones: readonly Phone[]): Promise<void> {
  for (const { page } of phones) {
    const result = button(page, 'result')
    await expect(async () => {
      if (await result.isVisible()) await result.tap({ timeout: 1_000 })
      await expect(page.locator('[data-screen="palm-over"]')).toBeVisible({ timeout: 1_000 })
    }).toPass()
  }
}

/** A finger on the pad: the card is there; the finger is lifted: it is gone. */
export async function peeks(page: Page, whileHeld?: () => Promise<void>): Promise<void> {
  await button(page, 'hold').hover()
  await page.mouse.down()
  await expect(cardsOn(page).first()).toBeVisible()
  await whileHeld?.()
  await page.mouse.up()
  await expect(cardsOn(page)).toHaveCount(0)
}

/** Memory cards whose face is on the page. */
export const cardsOn = (page: Page): Locator => page.locator('img[src*="/pictures/cards/"]')
