import { expect, type Locator, type Page } from '@playwright/test'
import { type Phone, test } from './house.ts'

/**
 * Whole matches by what a screen reader has: roles and names, without a place on the screen and without a class. Every
 * press is its double tap, a click that no finger made.
 */

const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name, disabled: false })
const doubleTaps = (one: Locator) => one.first().dispatchEvent('click')
const title = (page: Page) => page.getByRole('heading', { level: 1 }).first().innerText()

type Does = (page: Page) => Promise<unknown>

const presses =
  (...names: readonly RegExp[]): Does =>
  async page => {
    for (const name of names) {
      const found = button(page, name)
      await expect(found.first()).toBeAttached()
      await doubleTaps(found)
    }
  }

/** Opens what is under a hold, shuts it, and goes on. */
const looks = (then: RegExp): Does => presses(/Keep your finger here/, /Keep your finger here/, then)

/** Who has nothing to press waits for somebody else. */
const goesOn =
  (name: RegExp): Does =>
  async page => {
    if ((await button(page, name).count()) > 0) await doubleTaps(button(page, name))
  }

/** By the sentence that says what to do now. */
type Listener = readonly (readonly [say: RegExp, does: Does])[]

const PALM: Listener = [
  [/^Make .* feel (two memories|a memory)/, presses(/^Draw the first memory/)],
  [/^Make .* feel this memory/, looks(/^I’ll keep this card/)],
  [/^Mime on .*hand/, presses(/^The mime is done/)],
  [/^Which were your two memories/, presses(/^Photo A/, /^Photo B/, /^That’s my last word/)],
  [/memor|trap|found|flown/i, goesOn(/^(Go on|See the result|Now )/)],
]

const STORY: Listener = [
  [/^Who begins/, presses(/^Leave it to chance/)],
  [/^Open the story/, presses(/^Noun/, /^Add:/)],
  [
    /^Your turn to tell/,
    async page => {
      await expect(page.getByRole('log')).toContainText(/(Ana|Tom) adds/)
      await presses(/^Take the pile/)(page)
    },
  ],
  [/^Tell it/, presses(/^Turn the card/)],
  [/^All told/, presses(/^That was wrong, I stop/, /^Yes, it was wrong/)],
]

const READER: Listener = [
  [
    /^(Card and die are for you|The die )/,
    async page => {
      await doubleTaps(button(page, /Keep your finger here/))
      await doubleTaps(button(page, /Keep your finger here/))
      const number = page.getByRole('radio', { name: '1' })
      if ((await number.count()) > 0) await number.dispatchEvent('click')
      await doubleTaps(button(page, /^Seen: I draw/))
    },
  ],
  [/^Draw into .*hand/, presses(/^Done/)],
  [/^Once more round/, presses(/^No, let us vote/)],
  [/^Which symbol did you feel/, presses(/^3\./, /^I vote for 3/)],
  [/palm|slip|astray|round/i, goesOn(/^(I begin|Go on|See the result)/)],
]

const TURNS = 400

/** Each does what the sentence on the own phone asks for, until every phone says that it is over. */
async function playsByEar(phones: readonly Phone[], listener: Listener, over: RegExp): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    const isOver = async ({ page }: Phone) => (await button(page, /^Play again|^The table$/).count()) > 0
    if ((await Promise.all(phones.map(isOver))).every(Boolean)) break
    for (const { page } of phones) {
      const say = await title(page)
      const [, does] = listener.find(([pattern]) => pattern.test(say)) ?? []
      if (!does) continue
      // Somebody else may have been quicker: then there is another sentence.
      await does(page).catch(async error => {
        if ((await title(page)) === say) throw error
      })
    }
  }
  for (const { page } of phones) await expect(page.getByRole('heading', { level: 1 })).toHaveText(over)
}

test('[ROOM-19] a story at a table by roles and names alone, and its words are said', async ({ house }) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    names: ['Ana', 'Tom'],
    languages: ['en'],
    language: 'en',
  })
  await house.starts(phones)
  await playsByEar(phones, STORY, /!$|budding/)
})

test('[ROOM-19] In the Palm at a table by roles and names alone', { tag: '@long' }, async ({ house }) => {
  test.slow()
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Tom'], languages: ['en'] })
  for (const phone of phones) await phone.asks({ do: 'answerPalm', lends: 'palm' })
  await house.starts(phones)
  await playsByEar(phones, PALM, /./)
})

test('[ROOM-19] Palm Reader at a table by roles and names alone', { tag: '@long' }, async ({ house }) => {
  test.slow()
  const names = ['Ana', 'Tom', 'Jo', 'Zoé']
  const phones = await house.sits({ game: 'palm-reader', names, languages: ['en'] })
  for (const phone of phones) await phone.asks({ do: 'answerPalm', lends: 'palm' })
  await house.starts(phones)
  await playsByEar(phones, READER, /./)
})
