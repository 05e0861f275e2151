import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { Phone, type TestHouse, test } from './house.ts'
import { tabsTo } from './keyboard.ts'
import { playsOn } from './onward.ts'

/**
 * npm run orca: what the screen reader Orca says of the entrance and of a round of each game, to somebody who has
 * nothing but keys. The others play by wire. What is said comes through speech-dispatcher, and is kept in reports/orca.
 */
const SPOKEN = process.env.ORCA ?? ''
/** On a busy computer it is silent for longer in the middle of what it says. */
const QUIET_MS = 2_500
const LONGEST_MS = 25_000

const heard = (): string => readFileSync(SPOKEN, 'utf8')

/** Until nothing more is said. */
async function listens(page: Page): Promise<void> {
  let before = ''
  for (let waitedMs = 0; before !== heard() && waitedMs < LONGEST_MS; waitedMs += QUIET_MS) {
    before = heard()
    await page.waitForTimeout(QUIET_MS)
  }
}

const notes = (line: string): void => appendFileSync(SPOKEN, `    [${line}]\n`)

const button = (page: Page, name: RegExp): Locator =>
  page.getByRole('button', { name, disabled: false }).first()
const title = (page: Page) => page.getByRole('heading', { level: 1 }).first().innerText()

/** Whoever hears where they are presses Tab until they hear what they want, and then Enter. */
async function presses(page: Page, where: Locator): Promise<void> {
  await expect(where).toBeAttached()
  notes(`Tab to “${(await where.getAttribute('aria-label')) ?? (await where.innerText())}”, Enter`)
  await tabsTo(page, where)
  await page.keyboard.press('Enter')
  await listens(page)
}

type Does = (page: Page) => Promise<void>
const does =
  (...names: readonly RegExp[]): Does =>
  async page => {
    for (const name of names) await presses(page, button(page, name))
  }
const mayGoOn: Does = async page => {
  const on = button(page, /^(Go on|See the result|Now |I begin)/)
  if ((await on.count()) > 0) await presses(page, on)
}

/** What is held, as it is called for those who play by ear. */
const LOOK = /^See (the card|card and die)/

/** A question mark on the die lets the first player choose. */
const looksFirst: Does = async page => {
  await does(LOOK, LOOK)(page)
  const number = page.getByRole('radio', { name: '1' })
  if ((await number.count()) > 0) {
    await tabsTo(page, number)
    await page.keyboard.press('Space')
    await listens(page)
  }
  await does(/^Seen: I draw/)(page)
}

type Turns = readonly (readonly [say: RegExp, does: Does])[]

const TURNS: Readonly<Record<string, Turns>> = {
  'in-the-palm': [
    [/^Make .* feel (two memories|a memory)/, does(/^Draw the first memory/)],
    [/^Make .* feel this memory/, does(LOOK, LOOK, /^I’ll keep this card/)],
    [/^Mime on .*hand/, does(/^The mime is done/)],
    [/^Which were your two memories/, does(/^Photo A/, /^Photo B/, /^That’s my last word/)],
    [/memor|trap|found|flown/i, mayGoOn],
  ],
  'extraordinary-story': [
    [/^Who begins/, does(/^Leave it to chance/)],
    [/^Open the story/, does(/^Noun/, /^Add:/)],
    [/^Your turn to tell/, does(/^Take the pile/)],
    [/^Tell it/, does(/^Turn the card/)],
    [/^All told/, does(/^That was wrong, I stop/, /^Yes, it was wrong/)],
  ],
  'palm-reader': [
    [/^(Card and die are for you|The die )/, looksFirst],
    [/^Draw into .*hand/, does(/^Done/)],
    [/^Once more round/, does(/^No, let us vote/)],
    [/^Which symbol did you feel/, does(/^3\./, /^I vote for 3/)],
    [/palm|slip|astray|round/i, mayGoOn],
  ],
}

/** By keys alone, from the first page to a table at which the others sit. */
async function comesIn(
  house: TestHouse,
  page: Page,
  game: RegExp,
  names: readonly string[],
): Promise<readonly Phone[]> {
  notes('the first page')
  await page.goto('/')
  await listens(page)
  await presses(page, page.getByRole('link', { name: game }).first())
  await tabsTo(page, page.getByRole('textbox', { name: /What is your name/ }))
  await page.keyboard.type('Ana')
  await listens(page)
  await presses(page, button(page, /Open the evening/))
  await page.waitForURL(/\/room\//)
  const invite = button(page, /^Invite: code/)
  const code = (await invite.getAttribute('aria-label'))!.replace(/^Invite: code/, '').replaceAll(' ', '')
  const others: Phone[] = []
  for (const name of names) {
    const wire = await house.program.enters({ do: 'join', name, code })
    await wire.asks({ do: 'answerPalm', lends: 'palm' })
    others.push(new Phone(name, page, wire, wire.welcome!.token!))
    await listens(page)
  }
  return others
}

async function starts(page: Page): Promise<void> {
  await presses(page, button(page, /^I play with a screen reader/))
  await presses(page, button(page, /^Start the match/))
  const lends = button(page, /^(My own hand|Here, my palm|My palm)/)
  if ((await lends.count()) > 0) await presses(page, lends)
}

/** Until so many sentences asked her for something, or the match is over. */
async function plays(page: Page, others: readonly Phone[], turns: Turns, most: number): Promise<number> {
  let done = 0
  let answered = ''
  for (let i = 0; i < 200 && done < most; i++) {
    await playsOn(others).catch(() => undefined)
    const say = await title(page)
    const [, act] = turns.find(([pattern]) => pattern.test(say)) ?? []
    if (act && say !== answered) {
      await listens(page) // whoever presses a key cuts off what is being said
      await act(page)
      done++
    }
    answered = say
    await page.waitForTimeout(300)
  }
  return done
}

test.describe.configure({ timeout: 900_000 })

for (const [game, name, names, most] of [
  ['extraordinary-story', /Extraordinary Story/, ['Tom'], 8],
  ['in-the-palm', /In the Palm/, ['Tom'], 8],
  ['palm-reader', /Palm Reader/, ['Tom', 'Jo', 'Zoe'], 6],
] as const)
  test(`${game} as Orca says it`, async ({ house }) => {
    const page = await house.newPhone('en')
    const before = heard().length
    const others = await comesIn(house, page, name, names)
    await starts(page)
    const done = await plays(page, others, TURNS[game]!, most).finally(() =>
      writeFileSync(`reports/orca/${game}.txt`, heard().slice(before)),
    )
    for (const digit of ['1', '2', '3', '5']) {
      notes(`Alt ${digit}`)
      await page.keyboard.press(`Alt+Digit${digit}`)
      await listens(page)
    }
    const said = heard().slice(before)
    writeFileSync(`reports/orca/${game}.txt`, said)
    expect(done).toBeGreaterThan(2)
    expect(said.split('\n').length).toBeGreaterThan(60)
  })
