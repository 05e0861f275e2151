import { expect, type Page } from '@playwright/test'
import { engineOf } from './engines/engine.ts'
import { films, notesBeats } from './film.ts'
import { Phone, type TestHouse, test } from './house.ts'
import { playsOn } from './onward.ts'

test.skip(({ browser }) => engineOf(browser) !== 'chromium', 'nothing moves on the others here')

type Language = 'fr' | 'en'

/** The tests watch in one language, `npm run screens` films in both. */
const LANGUAGES: readonly Language[] = process.env.SCREENS ? ['fr', 'en'] : ['fr']

interface Staged {
  readonly people: readonly Phone[]
  readonly phone: Page
  readonly television: Page
}

/** One phone and the shared screen, on which things move; the others play by wire. */
async function opens(
  house: TestHouse,
  game: string,
  language: Language,
  names: readonly string[],
): Promise<Staged> {
  const [host] = await house.sits({
    game,
    names: names.slice(0, 1),
    language,
    languages: [language],
    isMoving: true,
  })
  const { code } = host!.wire.welcome!
  const people = [host!]
  for (const name of names.slice(1)) {
    const wire = await house.program.enters({ do: 'join', name, code })
    people.push(new Phone(name, host!.page, wire, wire.welcome!.token!))
  }
  for (const person of people) await person.asks({ do: 'answerPalm', lends: 'palm' }).catch(() => {})
  const television = await house.screen(code, language, { isMoving: true })
  await house.starts(people)
  await expect(television.locator('.television-frame')).toBeVisible()
  return { people, phone: host!.page, television }
}

/** Besides what brings a match on: true if it was done instead. */
type Aside = (people: readonly Phone[]) => Promise<boolean>

/** By wire, until this phase has just begun. */
async function reaches({ people }: Staged, phase: string, aside?: Aside): Promise<void> {
  for (let i = 0; i < 300 && people[0]!.wire.match.view.phase !== phase; i++) {
    if (!(await aside?.(people))) await playsOn(people)
    await people[0]!.wire.caughtUp()
    await people[0]!.page.waitForTimeout(50) // nobody is quicker for long (ROOM-30)
  }
  expect(people[0]!.wire.match.view.phase).toBe(phase)
}

/** Both devices go through the same beats, and both come to the end. */
async function staysInStep(
  staged: Staged,
  phase: string,
  film: string,
  { frames, aside }: { readonly frames?: number; readonly aside?: Aside } = {},
): Promise<readonly string[]> {
  const { phone, television } = staged
  const [onPhone, onTelevision] = await Promise.all([notesBeats(phone), notesBeats(television)])
  await reaches(staged, phase, aside)
  await films(film, staged, frames ? { frames } : {})
  for (const page of [phone, television])
    await expect(page.locator('html')).toHaveAttribute('data-beat', '', { timeout: 40_000 })
  const [one, other] = [await onPhone(), await onTelevision()]
  // A page that is late leaves a beat out; what both have shown came in the same order.
  const both = one.filter(beat => other.includes(beat))
  expect(other.filter(beat => one.includes(beat))).toEqual(both)
  return both
}

/** The first memory is found, the second is a trap, and somebody has bet on both: there is most to be seen. */
const picksTellingly: Aside = async people => {
  if (people[0]!.wire.match.view.phase !== 'album') return false
  const all = people.map(person => ({ person, ...seatOf<PalmHand, 'bet' | 'pick'>(person) }))
  const cardOf = (which: 1 | 2, isFrom: (one: (typeof all)[number]) => boolean) =>
    all.filter(isFrom).flatMap(({ hand }) => hand.given.filter(({ memory }) => memory === which))[0]?.card
  const isOpponent = ({ choices }: (typeof all)[number]) => choices.bet !== undefined
  const pair = [cardOf(1, one => !isOpponent(one)), cardOf(2, isOpponent)]
  for (const { person, choices } of all) if (choices.bet) await person.plays('bet', pair)
  // With the pick the album is closed, and nobody could bet any more.
  for (const { person, choices } of all) if (choices.pick) await person.plays('pick', pair)
  return true
}

interface PalmHand {
  readonly given: readonly { readonly memory: 1 | 2; readonly card: number }[]
}

/** Two palms have felt it, and the third something else. */
function feelsUntilItBreaks(): Aside {
  let symbol = 1
  return async people => {
    const looks = people.map(person => seatOf<unknown, 'look'>(person).choices.look).find(Boolean)
    if (looks) symbol = looks[0] as number
    const { phase, table } = people[0]!.wire.match.view as unknown as {
      phase: string
      table: { chain: readonly number[] }
    }
    if (phase !== 'vote') return false
    for (const person of people) {
      await person.wire.caughtUp()
      const { choices } = seatOf<unknown, 'vote'>(person)
      const hasFelt = table.chain.indexOf(person.seat) < 3
      if (choices.vote) await person.plays('vote', hasFelt ? symbol : (symbol % 5) + 1).catch(() => {})
    }
    return true
  }
}

const seatOf = <Hand, Move extends string>({ wire }: Phone) => {
  const { hand, offers } = wire.phone.seats[0]!
  return { hand: hand as Hand, choices: offers.choices as Partial<Record<Move, readonly unknown[]>> }
}

const FOUR = ['Ana', 'Tom', 'Zoé', 'Nour']

for (const language of LANGUAGES) {
  test(`[PALM-25] [ROOM-35] the picks are revealed one at a time, phone and television in step, in ${language} @long`, async ({
    house,
  }) => {
    test.setTimeout(300_000)
    const staged = await opens(house, 'in-the-palm', language, FOUR)
    await staysInStep(staged, 'album', `palm-opens.${language}`, { frames: 4 })
    const beats = await staysInStep(staged, 'score', `palm-reveal.${language}`, {
      frames: 16,
      aside: picksTellingly,
    })
    expect(beats.length).toBeGreaterThan(1)
    await staysInStep(staged, 'over', `palm-over.${language}`, { frames: 12 })
    await keepsAlbum(staged.phone, `palm-album.${language}`)
    await films(`palm-album.${language}`, staged, { frames: 4, everyMs: 3_000 })
  })

  test(`[TALE-26] [TALE-27] an objection flies over the picture, and the story is read to all at once, in ${language} @long`, async ({
    house,
  }) => {
    test.setTimeout(300_000)
    const staged = await opens(house, 'extraordinary-story', language, FOUR)
    await tells(staged, 3)
    const listener = staged.people.find(({ wire }) => wire.phone.seats[0]!.offers.choices.object)!
    const noted = await notesBeats(staged.television)
    await listener.plays('object')
    await expect.poll(noted).toContain('objection')
    await films(`story-objection.${language}`, staged, { frames: 4, everyMs: 500 })
    for (const { wire, ...person } of staged.people)
      if (wire.phone.seats[0]!.offers.choices.vote)
        await votes(staged.people.find(one => one.name === person.name)!)
    const beats = await staysInStep(staged, 'over', `story-reading.${language}`, { frames: 16 })
    expect(beats.length).toBeGreaterThan(1)
    await keepsAlbum(staged.phone, `story-album.${language}`)
  })

  test(`[TALE-27] a vote that lets the story go on flies over the picture too, in ${language} @long`, async ({
    house,
  }) => {
    test.setTimeout(300_000)
    const staged = await opens(house, 'extraordinary-story', language, FOUR)
    await tells(staged, 3)
    await staged.people.find(({ wire }) => wire.phone.seats[0]!.offers.choices.object)!.plays('object')
    const noted = await Promise.all([notesBeats(staged.phone), notesBeats(staged.television)])
    for (const person of staged.people) {
      await person.wire.caughtUp()
      if (person.wire.phone.seats[0]!.offers.choices.vote) await person.plays('vote', 'right').catch(() => {})
    }
    await films(`story-vote.${language}`, staged, { frames: 4, everyMs: 500 })
    for (const beats of noted) await expect.poll(beats).toContain('vote')
  })

  test(`[ROOM-36] whoever comes is greeted on phones and television, in ${language} @long`, async ({
    house,
  }) => {
    test.setTimeout(300_000)
    const staged = await opens(house, 'palm-reader', language, FOUR)
    const { code } = staged.people[0]!.wire.welcome!
    await house.program.enters({ do: 'join', name: 'Léa', code })
    for (const page of [staged.phone, staged.television]) await expect(page.locator('.news p')).toBeVisible()
    await films(`somebody-comes.${language}`, staged, { frames: 4, everyMs: 700 })
    await reaches(staged, 'over')
    await films(`reader-climb.${language}`, staged, { frames: 4 })
    // The last gallery stays until it is left; then this phone has its fireworks too.
    await staged.phone.getByRole('button', { name: /Voir le résultat|See the result/ }).tap()
    await expect(staged.phone.locator('.celebration')).toBeVisible()
    await films(`reader-over.${language}`, staged, { frames: 6 })
    await keepsAlbum(staged.phone, `reader-album.${language}`)
  })

  test(`[READ-13] [READ-15] [ROOM-35] the chain is shown palm by palm, phone and television in step, in ${language}`, async ({
    house,
  }) => {
    test.setTimeout(300_000)
    const staged = await opens(house, 'palm-reader', language, [...FOUR, 'Max'])
    const beats = await staysInStep(staged, 'gallery', `reader-reveal.${language}`, {
      frames: 20,
      aside: feelsUntilItBreaks(),
    })
    expect(beats.length).toBeGreaterThan(1)
  })
}

/** ROOM-24: the album of the evening, as one picture and as a short film. */
async function keepsAlbum(phone: Page, name: string): Promise<void> {
  await phone.getByRole('button', { name: /L’album de la soirée|The album of the evening/ }).tap()
  await expect(phone.locator('.evening-leaf')).not.toHaveCount(0)
  for (const [what, ending] of [
    [/Garder en une image|Keep as one picture/, 'png'],
    [/Garder en petit film|Keep as a short film/, 'webm'],
  ] as const) {
    const kept = phone.waitForEvent('download', { timeout: 90_000 })
    await phone.getByRole('button', { name: what }).tap()
    const file = await kept
    expect(file.suggestedFilename()).toMatch(/^veillee-album\.(png|webm|mp4)$/)
    if (process.env.SCREENS) await file.saveAs(`reports/screens/${name}.${ending}`)
  }
}

/** The story grows until it has so many words, and a card of it has been turned. */
async function tells({ people }: Staged, words: number): Promise<void> {
  const { wire } = people[0]!
  const isReady = () => {
    const { phase, table } = wire.match.view as unknown as {
      phase: string
      table: { words: number; turned: number }
    }
    return phase === 'tell' && table.words >= words && table.turned >= 2
  }
  for (let i = 0; i < 200 && !isReady(); i++) {
    await playsOn(people)
    await wire.caughtUp()
    await people[0]!.page.waitForTimeout(50)
  }
  expect(isReady()).toBe(true)
}

const votes = (person: Phone) => person.plays('vote', 'wrong').catch(() => {})
