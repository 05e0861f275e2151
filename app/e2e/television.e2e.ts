import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { kindOfWord, lexicon } from '@veillee/games'
import type { Language } from '@veillee/kernel'
import type { MatchOf } from '../connection/server-messages.ts'
import { Phone, type Sitting, type TestHouse, test } from './house.ts'
import { LOOKED_IN, tagIn } from './looking.ts'
import { misfits } from './misfits.ts'
import { playsOn } from './onward.ts'
import { overlaps } from './overlaps.ts'

const folder = process.env.SCREENS && join(import.meta.dirname, '..', '..', 'reports', 'screens')

const NAMES = [
  'Ana',
  'Maximilienne',
  'Zoé',
  'Papi Jean',
  'Mamie Odette',
  'Tom',
  'Inès',
  'Nour',
  'Jo',
  'Bartholomée',
]

class Viewer {
  readonly #seen = new Set<string>()
  readonly #language: Language
  readonly #game: string

  constructor(language: Language, game: string) {
    this.#language = language
    this.#game = game
  }

  async looks(television: Page): Promise<void> {
    const screen = await television.locator('[data-screen]').first().getAttribute('data-screen')
    // After a second lap a gallery has a palm less, and a line more.
    const palms = await television.locator('.reader-chain > li').count()
    const name = palms > 0 ? `${screen}-${palms}` : screen!
    if (this.#seen.has(name)) return
    this.#seen.add(name)
    await television.evaluate(() => document.fonts.ready)
    if (folder) {
      mkdirSync(folder, { recursive: true })
      await television.screenshot({ path: join(folder, `tv-${this.#game}-${name}.${this.#language}.png`) })
    }
    expect.soft([name, await television.evaluate(misfits, NAMES)]).toEqual([name, []])
    expect.soft([name, await television.evaluate(overlaps, '.television')]).toEqual([name, []])
  }
}

/** The first with a phone, the others by wire alone. */
async function come(house: TestHouse, { names, ...sitting }: Sitting): Promise<readonly Phone[]> {
  const [host] = await house.sits({ ...sitting, names: names.slice(0, 1) })
  const people = [host!]
  for (const name of names.slice(1)) {
    const wire = await house.program.enters({ do: 'join', name, code: host!.wire.welcome!.code })
    people.push(new Phone(name, host!.page, wire, wire.welcome!.token!))
  }
  return people
}

async function walks(
  house: TestHouse,
  language: Language,
  game: string,
  seats: number,
  options?: object,
): Promise<void> {
  const viewer = new Viewer(language, `${game}-${seats}`)
  const people = await come(house, { game, names: NAMES.slice(0, seats), language, languages: [language] })
  const [host] = people
  if (options) await host!.asks({ do: 'choose', options })
  const television = await house.screen(host!.wire.welcome!.code, language)
  await expect(television.locator('[data-screen="screen-lobby"]')).toBeVisible()
  await viewer.looks(television)
  for (const person of people) await person.asks({ do: 'answerPalm', lends: 'palm' }).catch(() => {})
  await house.starts(people)
  await host!.page.close()
  const { wire } = host!
  let objections = 0
  for (let i = 0, step = -1; i < 400 && wire.match.end === null; i++) {
    if (wire.match.view.step !== step) {
      step = wire.match.view.step
      const { number } = wire.match
      await expect(television.locator('html')).toHaveAttribute('data-step', `${number}:${step}`)
      await viewer.looks(television)
    }
    const doubter = people.find(one => one.wire.phone.seats[0]!.offers.choices.object)
    const table = wire.match.view.table as { words?: number }
    if (doubter && objections < 2 && (table.words ?? 0) >= 3 + 6 * objections) {
      objections++
      await doubter.plays('object')
    } else if (!(await objects(people)) && !(await lapsTwice(people))) await playsOn(people)
    await wire.caughtUp()
    await television.waitForTimeout(50) // nobody is quicker for long (ROOM-30)
  }
  await expect(television.locator('[data-screen$="tv-over"]')).toBeVisible()
  await viewer.looks(television)
}

/** Whoever may vote says that it was wrong, which ends a story. */
async function objects(people: readonly Phone[]): Promise<boolean> {
  const voter = people.find(({ wire, seat }) => {
    const { choices } = wire.phone.seats[0]!.offers
    return wire.match.view.phase === 'doubt' && choices.vote && wire.match.awaits.includes(seat)
  })
  if (!voter) return false
  await voter.plays('vote', 'wrong')
  return true
}

/** In the first round, whose gallery is looked at: what a second lap cost is a line more. */
async function lapsTwice(people: readonly Phone[]): Promise<boolean> {
  const chooser = people.find(({ wire }) => wire.phone.seats[0]!.offers.choices.secondLap)
  if (!chooser || (chooser.wire.match.view.table as { round: number }).round > 1) return false
  await chooser.plays('secondLap')
  return true
}

for (const language of LOOKED_IN)
  for (const [game, seats] of [
    ['in-the-palm', 8],
    ['in-the-palm', 5],
    ['extraordinary-story', 8],
    ['palm-reader', 10],
    ['palm-reader', 5],
  ] as const)
    test(`[ROOM-6] [ROOM-21] ${game} for ${seats} fits the television, with names that can be read, in ${language}${game === 'extraordinary-story' ? '' : ' @long'}`, async ({
      house,
    }) => {
      test.setTimeout(300_000)
      await walks(house, language, game, seats)
    })

/** A deal in which a hand is soon stuck. If the words change, it may deal another story: then choose another. */
const STUCK = 704

interface Adding {
  readonly link: number | null
  readonly word: number
}

/** Links go first, and then adjectives, after which only a verb may follow: soon a hand has nothing. */
const leastLeft = (choices: readonly Adding[]): Adding =>
  choices.find(({ link }) => link !== null) ??
  choices.find(({ word }) => kindOfWord(word) === 'adjective') ??
  choices[0]!

for (const language of LOOKED_IN)
  test(`[TALE-17] [ROOM-17] faces fly over the picture, and a hand to which nothing fits is shown whole, in ${language}`, {
    tag: tagIn(language),
  }, async ({ house }) => {
    test.setTimeout(180_000)
    const names = ['Ana', 'Maximilienne', 'Papi Jean', 'Mamie Odette']
    const people = await house.sits({
      game: 'extraordinary-story',
      names,
      language: 'fr',
      languages: [language],
      deal: STUCK,
    })
    const { wire } = people[0]!
    const television = await house.screen(wire.welcome!.code, language)
    await expect(television.locator('.television-frame')).toBeVisible()
    await people[1]!.asks({ do: 'say', kind: 'faces', text: 'laugh' })
    const face = television.locator('.television-flying > div')
    await expect(face).toContainText('Maximilienne')
    expect((await face.locator('svg').last().boundingBox())!.height).toBeGreaterThan(720 / 12)
    for (let i = 0; i < 200 && wire.match.end === null; i++) {
      const adder = people.find(one => one.wire.phone.seats[0]!.offers.choices.add)
      const choices = adder?.wire.phone.seats[0]?.offers.choices.add as readonly Adding[] | undefined
      if (adder && choices) await adder.plays('add', leastLeft(choices))
      else await playsOn(people)
      for (const one of people) await one.wire.caughtUp()
      await television.waitForTimeout(50) // nobody is quicker for long (ROOM-30)
    }
    await expect(television.locator('.story-stuck .story-hand > li')).toHaveCount(6)
    await new Viewer(language, 'stuck').looks(television)
    for (const card of await television.locator('.story-stuck .story-hand > li').all())
      await expect(card).toBeInViewport({ ratio: 1 })
  })

test('[ROOM-6] [TALE-30] seven puppets and a long attempt fit the television, and so does what is added with a Link', async ({
  house,
}) => {
  const people = await come(house, {
    game: 'extraordinary-story',
    names: NAMES.slice(0, 8),
    setting: 'remote',
  })
  const [{ wire }] = people as [Phone]
  const viewer = new Viewer('fr', 'far-story-8')
  const television = await house.screen(wire.welcome!.code, 'fr')
  await house.starts(people)
  while (wire.match.view.phase !== 'pass') {
    await playsOn(people)
    await wire.caughtUp()
  }
  const { options, added } = (wire.match as MatchOf<'extraordinary-story'>).view.table
  await playsOn(people)
  await wire.until(() => wire.match.view.phase === 'tell')
  const teller = people.find(({ seat }) => wire.match.awaits.includes(seat))!
  await teller.plays('say', 'une très vieille girafe en pyjama qui joue du tambour sous la pluie de novembre')
  await expect(television.locator('.far-bubble')).toBeVisible()
  await expect(television.locator('.far-puppet')).toHaveCount(7)
  await viewer.looks(television)

  await teller.plays('say', lexicon(options).text(added!.word))
  await teller.plays('turn')
  await wire.until(() => wire.match.view.phase === 'add')
  await expect(television.locator('[data-screen="story-tv-add"]')).toBeVisible()
  await viewer.looks(television)
  await teller.wire.caughtUp()
  const choices = teller.wire.phone.seats[0]!.offers.choices.add as readonly Adding[]
  const adding = choices.find(({ link }) => link !== null) ?? choices[0]! // to some words no Link leads
  await teller.plays('add', adding)
  await expect(television.locator('.story-added .word')).toHaveCount(adding.link === null ? 1 : 2)
  await viewer.looks(television)
})
