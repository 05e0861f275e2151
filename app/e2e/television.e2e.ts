import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Language } from '@veillee/kernel'
import { Phone, type TestHouse, test } from './house.ts'
import { LOOKED_IN } from './looking.ts'
import { playsOn } from './onward.ts'

const folder = process.env.SCREENS && join(import.meta.dirname, '..', '..', 'reports', 'screens')

const NAMES = [
  'Ana',
  'Maximilienne',
  'Zoé',
  'Papi Jean',
  'Inès',
  'Tom',
  'Mamie Odette',
  'Nour',
  'Jo',
  'Bartholomée',
]

/** What does not fit: parts that lie over each other or outside, names too small or cut off, letters that run out. */
function misfits(): readonly string[] {
  const found: string[] = []
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const nameOf = (element: Element) =>
    `${element.tagName}.${element.className} “${element.textContent?.slice(0, 30)}”`
  const frame = document.querySelector('.television-frame')
  const parts = frame
    ? [...frame.children].filter(part => !part.matches('.television-flying, .celebration'))
    : []
  for (const [i, part] of parts.entries()) {
    const box = boxOf(part)
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1)
      found.push(`outside: ${nameOf(part)}`)
    for (const other of parts.slice(i + 1)) {
      const second = boxOf(other)
      const isOver =
        box.left < second.right - 1 &&
        second.left < box.right - 1 &&
        box.top < second.bottom - 1 &&
        second.top < box.bottom - 1
      if (isOver) found.push(`over each other: ${nameOf(part)} and ${nameOf(other)}`)
    }
    for (const inside of part.querySelectorAll('*')) {
      if (inside instanceof SVGElement || inside.matches('.seat')) continue // a glow may reach further
      const within = boxOf(inside)
      if (
        within.width > 0 &&
        !inside.closest('.unseen') &&
        (within.bottom > box.bottom + 8 || within.right > box.right + 8)
      )
        found.push(`out of its part: ${nameOf(inside)}`)
    }
  }
  for (const name of document.querySelectorAll('.television-seats .name, .tv-table .table-name')) {
    const size = Number.parseFloat(getComputedStyle(name).fontSize)
    if (size < innerHeight / 24) found.push(`small: ${nameOf(name)} ${size}`)
    if (name.scrollWidth > name.clientWidth + 1) found.push(`cut off: ${nameOf(name)}`)
  }
  return found
}

class Viewer {
  readonly #seen = new Set<string>()
  readonly #language: Language
  readonly #game: string

  constructor(language: Language, game: string) {
    this.#language = language
    this.#game = game
  }

  async looks(television: Page): Promise<void> {
    const name = (await television.locator('[data-screen]').first().getAttribute('data-screen'))!
    if (this.#seen.has(name)) return
    this.#seen.add(name)
    await television.evaluate(() => document.fonts.ready)
    if (folder) {
      mkdirSync(folder, { recursive: true })
      await television.screenshot({ path: join(folder, `tv-${this.#game}-${name}.${this.#language}.png`) })
    }
    expect.soft([name, await television.evaluate(misfits)]).toEqual([name, []])
  }
}

async function walks(
  house: TestHouse,
  language: Language,
  game: string,
  seats: number,
  options?: object,
): Promise<void> {
  const viewer = new Viewer(language, `${game}-${seats}`)
  const names = NAMES.slice(0, seats)
  const [host] = await house.sits({ game, names: names.slice(0, 1), language, languages: [language] })
  const { code } = host!.wire.welcome!
  const people = [host!]
  for (const name of names.slice(1)) {
    const wire = await house.program.enters({ do: 'join', name, code })
    people.push(new Phone(name, host!.page, wire, wire.welcome!.token!))
  }
  if (options) await host!.asks({ do: 'choose', options })
  const television = await house.screen(code, language)
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
