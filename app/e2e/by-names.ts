import { expect, type Locator, type Page } from '@playwright/test'
import type { Phone } from './house.ts'

/**
 * Whole matches by what a screen reader has: roles and names, without a place on the screen and without a class. How a
 * control is pressed is the hand's: by a screen reader's double tap, which is a click that no finger made, or by one
 * switch.
 */

/** Presses the first of these controls. */
export type Hand = (page: Page, control: Locator) => Promise<unknown>

export const doubleTaps: Hand = (_, control) => control.first().dispatchEvent('click')

const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name, disabled: false })
const title = (page: Page) => page.getByRole('heading', { level: 1 }).first().innerText()

type Does = (page: Page, hand: Hand) => Promise<unknown>

const presses =
  (...names: readonly RegExp[]): Does =>
  async (page, hand) => {
    for (const name of names) {
      const found = button(page, name)
      await expect(found.first()).toBeAttached()
      await hand(page, found)
    }
  }

/** Opens what is under a hold, shuts it, and goes on. */
const looks = (then: RegExp): Does => presses(/Keep your finger here/, /Keep your finger here/, then)

/** Who has nothing to press waits for somebody else. */
const goesOn =
  (name: RegExp): Does =>
  async (page, hand) => {
    if ((await button(page, name).count()) > 0) await hand(page, button(page, name))
  }

/** By the sentence that says what to do now. */
export type Listener = readonly (readonly [say: RegExp, does: Does])[]

export const PALM: Listener = [
  [/^Make .* feel (two memories|a memory)/, presses(/^Draw the first memory/)],
  [/^Make .* feel this memory/, looks(/^I’ll keep this card/)],
  [/^Mime on .*hand/, presses(/^The mime is done/)],
  [/^Which were your two memories/, presses(/^Photo A/, /^Photo B/, /^That’s my last word/)],
  [/memor|trap|found|flown/i, goesOn(/^(Go on|See the result|Now )/)],
]

export const STORY: Listener = [
  [/^Who begins/, presses(/^Leave it to chance/)],
  [/^Open the story/, presses(/^Noun/, /^Add:/)],
  [
    /^Your turn to tell/,
    async (page, hand) => {
      await expect(page.getByRole('log')).toContainText(/(Ana|Tom) adds/)
      await presses(/^Take the pile/)(page, hand)
    },
  ],
  [/^Tell it/, presses(/^Turn the card/)],
  [/^All told/, presses(/^That was wrong, I stop/, /^Yes, it was wrong/)],
]

export const READER: Listener = [
  [
    /^(Card and die are for you|The die )/,
    async (page, hand) => {
      await hand(page, button(page, /Keep your finger here/))
      await hand(page, button(page, /Keep your finger here/))
      const number = page.getByRole('radio', { name: '1' })
      if ((await number.count()) > 0) await hand(page, number)
      await hand(page, button(page, /^Seen: I draw/))
    },
  ],
  [/^Draw into .*hand/, presses(/^Done/)],
  [/^Once more round/, presses(/^No, let us vote/)],
  [/^Which symbol did you feel/, presses(/^3\./, /^I vote for 3/)],
  [/palm|slip|astray|round/i, goesOn(/^(I begin|Go on|See the result)/)],
]

/** Far apart one says what comes next in writing: here something that is nowhere near. */
export const STORY_FAR: Listener = [
  [
    /^Tell it/,
    async (page, hand) => {
      const field = page.getByRole('textbox', { name: /^The next card is/ })
      await field.fill('an old paper crocodile')
      await presses(/^Say it/)(page, hand)
      await presses(/^Turn the card/)(page, hand)
    },
  ],
  ...STORY,
]

/** Far apart one mimes by buttons. */
export const PALM_FAR: Listener = [
  [/^Mime on .*hand/, presses(/^Make this movement/, /^The mime is done/)],
  ...PALM,
]

/** Settings that somebody has chosen before. */
export async function wears({ page }: Phone, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(
    all => localStorage.setItem('veillee.settings', JSON.stringify({ language: 'en', ...all })),
    settings,
  )
  await page.reload()
}

const TURNS = 400

/** Each does what the sentence on the own phone asks for, until every phone says that it is over. */
export async function playsByNames(
  phones: readonly Phone[],
  listener: Listener,
  over: RegExp,
  handOf: (phone: Phone) => Hand = () => doubleTaps,
): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    const isOver = async ({ page }: Phone) => (await button(page, /^Play again|^The table$/).count()) > 0
    if ((await Promise.all(phones.map(isOver))).every(Boolean)) break
    for (const phone of phones) {
      const { page } = phone
      const say = await title(page)
      const [, does] = listener.find(([pattern]) => pattern.test(say)) ?? []
      if (!does) continue
      // Somebody else may have been quicker: then there is another sentence.
      await does(page, handOf(phone)).catch(async error => {
        if ((await title(page)) === say) throw error
      })
    }
  }
  for (const { page } of phones) await expect(page.getByRole('heading', { level: 1 })).toHaveText(over)
}
