import { expect, type Locator, type Page } from '@playwright/test'
import { CARDS_NOW, linesOf, spokenSymbol } from '@veillee/games'
import { DIRECTIONS, type Line, type Press, pressesFor } from '@veillee/touch'
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

/** What is held; or tapped, by a setting. */
const LOOK = /Keep your finger here|See the card|See card and die/

/** Opens what is under a hold, shuts it, and goes on. */
const looks = (then: RegExp): Does => presses(LOOK, LOOK, then)

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
      await hand(page, button(page, LOOK))
      await hand(page, button(page, LOOK))
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
      // A switch that is a key would only write: what a system's own keyboard has written, its Enter sends.
      if (hand === doubleTaps) await presses(/^Say it/)(page, hand)
      else await field.press('Enter')
      await presses(/^Turn the card/)(page, hand)
    },
  ],
  ...STORY,
]

/** So many cards are told from memory, and then something that is nowhere near. */
const MOST_TOLD = 5
const CARD = /^(?:Noun|Adjective|Verb|Link)\s+(.*)$/
const wordOn = (line: string): string | undefined => CARD.exec(line.trim())?.[1]

/** The story as it was heard: nobody knows more of it than what was said to them, and what they have added. */
export function remembering(): Listener {
  const piles = new Map<Page, string[]>()
  const pileOf = (page: Page): string[] => piles.get(page) ?? piles.set(page, []).get(page)!
  const adds: Does = async (page, hand) => {
    const card = button(page, /^(Noun|Adjective|Verb) /).first()
    pileOf(page).push(wordOn(await card.innerText())!)
    await hand(page, card)
    await presses(/^Add:/)(page, hand)
  }
  const hears: Does = async (page, hand) => {
    await expect(page.getByRole('log')).toContainText(/(Ana|Tom) adds/)
    const lines = await page.getByRole('log').getByRole('paragraph').allInnerTexts()
    pileOf(page).push(
      ...lines.slice(lines.findLastIndex(line => line.endsWith(' adds'))).flatMap(line => wordOn(line) ?? []),
    )
    await presses(/^Take the pile/)(page, hand)
  }
  const tells: Does = async (page, hand) => {
    const turned = Number.parseInt(await page.getByText(/^\d+ of \d+ cards?$/).innerText(), 10)
    const word = turned < MOST_TOLD ? pileOf(page)[turned]! : 'an old paper crocodile'
    await page.getByRole('textbox', { name: /^The next card is/ }).fill(word)
    await presses(/^Say it/, /^Turn the card/)(page, hand)
    await expect(page.getByText(`${turned} of`)).toHaveCount(0)
  }
  return [
    [/^Who begins/, presses(/^Leave it to chance/)],
    [/^Open the story|^All told/, adds],
    [/^Your turn to tell/, hears],
    [/^Tell it/, tells],
  ]
}

/** Far apart one mimes by buttons. */
export const PALM_FAR: Listener = [
  [/^Mime on .*hand/, presses(/^Make this movement/, /^The mime is done/)],
  ...PALM,
]

const NUMBERS = [1, 2, 3, 4, 5] as const

/** Somebody who knows the symbols by their names, as whoever is told “a crown, three points” does. */
function linesHeard(spoken: string): readonly Line[] {
  for (const side of CARDS_NOW.flatMap(card => [2 * card, 2 * card + 1]))
    for (const number of NUMBERS) if (spokenSymbol(side, number).en === spoken) return linesOf(side, number)
  throw new Error(`No symbol is called “${spoken}”.`)
}

const WAYS = [
  'up and left',
  'up',
  'up and right',
  'left',
  '',
  'right',
  'down and left',
  'down',
  'down and right',
]

function nameOf(press: Press): string {
  if (typeof press === 'string') return press[0]!.toUpperCase() + press.slice(1)
  return WAYS[DIRECTIONS.findIndex(([right, up]) => right === press[0] && up === press[1])]!
}

/** Whatever was felt; only who has seen the symbol owes every line of it. */
const STROKE: readonly Press[] = ['touch', [1, 0], [1, 0], 'lift']

/** Far apart a palm is opened, and drawn on by buttons: the symbol as it was heard. */
export const READER_FAR: Listener = [
  [/^Open your palm/, presses(/^(Rest your thumb here|Tap here twice|Open your palm)/)],
  [
    /^Draw into .*hand/,
    async (page, hand) => {
      const again = button(page, /^See the symbol again/)
      let toDraw = STROKE
      if ((await again.count()) > 0) {
        await hand(page, again)
        const heard = await page.getByRole('img', { name: /^[1-5]\. / }).getAttribute('aria-label')
        toDraw = pressesFor(linesHeard(heard!.slice('1. '.length)))
        await hand(page, again)
      }
      for (const press of toDraw) await hand(page, button(page, new RegExp(`^${nameOf(press)}$`)))
      const drawn = button(page, /^Drawn$/)
      await expect(drawn).toBeAttached({ timeout: 30_000 })
      await hand(page, drawn)
    },
  ],
  ...READER,
]

const opensCover = presses(/Keep your finger down to open|Two taps will do|one double tap will do/)

/** One phone for all: it is passed on under a cover, and lies in the middle where it is for all. */
const ONE_DEVICE: Listener = [
  [/^(Pass the phone to|A question for)/, opensCover],
  [/^Tonight, where may/, presses(/^My palm/)],
  [/choose another game/, presses(/^Start the match/)],
]

export const PALM_ONE_DEVICE: Listener = [
  ...ONE_DEVICE,
  // A photo is called by what there is to see on it, which is a sentence.
  [/^Which photo could fool/, presses(/\.$/, /^Slip this photo in/)],
  [/will make .* feel two memories/, presses(/^Draw the first memory/)],
  ...PALM,
]

export const STORY_ONE_DEVICE: Listener = [
  ...ONE_DEVICE,
  [/tells next$/, presses(/^Take the pile/)],
  [/, tell it from the start$/, presses(/^Turn the card/)],
  [/… and then\?$/, presses(/^That was wrong, I stop/, /^Yes, it was wrong/)],
  ...STORY,
]

export const READER_ONE_DEVICE: Listener = [...ONE_DEVICE, ...READER]

/** From the first page to the table of those who share one phone. */
export async function gathersByNames(page: Page, game: string, names: readonly string[]): Promise<void> {
  await page.goto(`/new/${game}`)
  await doubleTaps(page, page.getByRole('radio', { name: /^One phone/ }))
  for (const [i, name] of names.entries()) {
    const field = page.getByRole('textbox', { name: `Name ${i + 1}` })
    if ((await field.count()) === 0) await presses(/^Somebody else/)(page, doubleTaps)
    await field.fill(name)
  }
  await presses(/^Open the evening/)(page, doubleTaps)
  await expect(button(page, /^Start the match/)).toBeAttached()
}

/** Settings that somebody has chosen before. */
export async function wears({ page }: Played, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(
    all => localStorage.setItem('veillee.settings', JSON.stringify({ language: 'en', ...all })),
    settings,
  )
  await page.reload()
}

type Played = Pick<Phone, 'page'>

const TURNS = 400
/** Until there may be something to do for somebody. */
const LISTENS_MS = 50

/** Each does what the sentence on the own phone asks for, until every phone says that it is over. */
export async function playsByNames(
  phones: readonly Played[],
  listener: Listener,
  over: RegExp,
  handOf: (phone: Played) => Hand = () => doubleTaps,
): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    const isOver = async ({ page }: Played) => (await button(page, /^Play again|^The table$/).count()) > 0
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
    await phones[0]!.page.waitForTimeout(LISTENS_MS)
  }
  for (const { page } of phones) await expect(page.getByRole('heading', { level: 1 })).toHaveText(over)
}
