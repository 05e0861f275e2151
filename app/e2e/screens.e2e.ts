import { expect, type Page } from '@playwright/test'
import { brokenWords } from './broken-words.ts'
import { farOnward } from './far-onward.ts'
import { type Phone, test } from './house.ts'
import { LOOKED_IN, Looking, tagIn } from './looking.ts'
import { overlaps } from './overlaps.ts'
import { shows, walks } from './walking.ts'

const PALM =
  'roles choose elsewhere mime watch shut interfere laid album score over tv-album tv-score tv-over'
const STORY = 'open pass tell doubt add over tv-tell tv-doubt tv-over'
const READER =
  'look look-first draw draw-drawer draw-feeler lap lap-first vote gallery over tv-draw tv-vote tv-gallery'

/** Where touch goes through phones: in words, and by buttons. */
const FAR = [
  ['in-the-palm', 'palm', ['Ana', 'Tom', 'Zoé', 'Nour'], 'ready stage choose watch laid album score'],
  ['extraordinary-story', 'story', ['Ana', 'Tom', 'Zoé'], 'open pass tell add over'],
  [
    'palm-reader',
    'reader',
    ['Ana', 'Tom', 'Zoé', 'Maximilienne'],
    'look look-first open-far draw-far feel-far lap lap-first vote gallery over',
  ],
] as const

/** TALE-34, TALE-35: a deck is begun, a word is guessed and laid, and one like it is refused. */
async function makesWords(looking: Looking, page: Page): Promise<void> {
  await page.goto('/words')
  await page.locator('.stack .primary').tap()
  await looking.at(page, 'begun')
  await page.locator('.words-field input').fill('Rex')
  await looking.at(page, 'guessed')
  await page.locator('.words-maker .primary').tap()
  await page.locator('[data-screen="words"] .fold summary').tap()
  await page.locator('.words-cards .chip:enabled').nth(3).tap()
  await page.locator('.words-field input').fill('Rexx')
  await looking.at(page, 'refused')
  await page.locator('.words-out .plain').first().tap()
  await expect(page.locator('.words-link')).toBeVisible()
  await looking.at(page, 'shared')
}

/** What `npm run print` lists, in two languages at least. */
const BOX = ['memories', 'rules-fr', 'rules-en', 'words-de', 'words-es', 'swell-memories-en'].map(id => ({
  id,
  game: id.startsWith('words') ? 'extraordinary-story' : undefined,
  paper: 'a4',
  sides: 12,
  bytes: 1_234_567,
}))

const named = (game: string, list: string): string[] => list.split(' ').map(name => `${game}-${name}`)

test('[ROOM-21] whoever looks notices buttons and lines that lie over each other, and words that are cut in two', async ({
  page,
}) => {
  const at = (left: number, top: number) => `position: absolute; left: ${left}px; top: ${top}px`
  await page.setContent(`<div class="screen">
    <button style="${at(0, 0)}; width: 90px; height: 60px">One</button>
    <button style="${at(80, 40)}; width: 90px; height: 60px">Two</button>
    <button style="${at(0, 120)}; width: 90px; height: 60px">Three</button>
    <p style="${at(0, 200)}; font: 20px/1 serif">A line</p>
    <p style="${at(20, 205)}; font: 20px/1 serif">Another</p>
    <p style="${at(0, 300)}; font: 20px/1 serif; width: 60px; overflow-wrap: anywhere">unbroken</p>
  </div>`)
  expect(await page.evaluate(overlaps, '.screen')).toEqual(['One / Two', 'A line / Another'])
  expect(await page.evaluate(brokenWords)).toEqual([expect.stringContaining('unbroken')])
})

for (const language of LOOKED_IN) {
  test(`[ROOM-21] every screen of In the Palm of Your Hand, in ${language}`, { tag: '@long' }, async ({
    house,
  }) => {
    test.setTimeout(300_000)
    const names = ['Ana', 'Tom', 'Zoé', 'Nour']
    const looking = await walks(house, language, { game: 'in-the-palm', names, options: { expert: true } })
    expect(named('palm', PALM).filter(name => !looking.seen.has(name))).toEqual([])
  })

  test(`[ROOM-21] every screen of An Extraordinary Story, in ${language}`, { tag: tagIn(language) }, async ({
    house,
  }) => {
    test.setTimeout(300_000)
    let objections = 0
    const objects = async (phones: readonly Phone[]): Promise<boolean> => {
      const listener = phones.find(({ wire }) => wire.phone.seats[0]!.offers.choices.object)
      const table = phones[0]!.wire.match.view.table as { turned: number; words: number }
      if (!listener || objections >= 2 || table.turned < 2 + objections || table.words < 4) return false
      objections++
      await listener.plays('object')
      return true
    }
    // The first vote says that all was well, the second ends the story.
    const votes = async (phones: readonly Phone[]): Promise<boolean> => {
      const voter = phones.find(
        ({ wire }) =>
          wire.phone.seats[0]!.offers.choices.vote && wire.match.awaits.includes(wire.phone.seats[0]!.seat),
      )
      if (!voter) return false
      await voter.plays('vote', objections === 1 ? 'right' : 'wrong')
      return true
    }
    const names = ['Ana', 'Tom', 'Zoé', 'Nour']
    const aside = async (phones: readonly Phone[]) => (await votes(phones)) || objects(phones)
    const looking = await walks(house, language, { game: 'extraordinary-story', names, aside })
    expect(named('story', STORY).filter(name => !looking.seen.has(name))).toEqual([])
  })

  test(`[ROOM-21] every screen of Palm Reader, in ${language}`, { tag: '@long' }, async ({ house }) => {
    test.setTimeout(300_000)
    const names = ['Ana', 'Tom', 'Zoé', 'Nour', 'Maximilienne']
    const aside = async (phones: readonly Phone[]): Promise<boolean> => {
      const chooser = phones.find(({ wire }) => wire.phone.seats[0]!.offers.choices.secondLap)
      const table = phones[0]!.wire.match.view.table as { round: number }
      if (!chooser || table.round > 1) return false
      await chooser.plays('secondLap')
      return true
    }
    const looking = await walks(house, language, { game: 'palm-reader', names, aside })
    expect(named('reader', READER).filter(name => !looking.seen.has(name))).toEqual([])
  })

  for (const far of ['by touch', 'by ear'] as const)
    for (const [game, short, names, list] of FAR)
      test(`[ROOM-21] [ROOM-34] ${game} far apart ${far}, in ${language}`, { tag: '@long' }, async ({
        house,
      }) => {
        test.setTimeout(600_000)
        const looking = await walks(house, language, { game, names, far, aside: farOnward() })
        expect(named(short, list).filter(name => !looking.seen.has(name))).toEqual([])
      })

  test(`[ROOM-21] every sheet of a match, in ${language}`, { tag: tagIn(language) }, async ({ house }) => {
    const looking = new Looking(language)
    const phones = await house.sits({
      game: 'in-the-palm',
      names: ['Ana', 'Tom', 'Zoé', 'Nour'],
      languages: [language],
    })
    await house.starts(phones)
    const { page } = phones[0]!
    await shows(phones[0]!)
    const menu = page.getByRole('button', { name: /^Men[uúü]/ })
    await menu.click()
    await looking.at(page)
    const items = page.locator('dialog[open] .play-item')
    const count = await items.count()
    for (let i = 0; i < count; i++) {
      if (i > 0) await menu.click()
      await items.nth(i).click()
      await expect(page.locator('dialog[open]:not([data-sheet="menu"])')).toBeVisible()
      await looking.at(page)
      while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
    }
    expect(looking.seen.size).toBeGreaterThanOrEqual(8)
  })

  test(`[ROOM-21] every page outside of a match, in ${language}`, { tag: tagIn(language) }, async ({
    house,
  }) => {
    test.setTimeout(180_000)
    const looking = new Looking(language)
    const page = await house.newPhone(language)
    const games = ['in-the-palm', 'extraordinary-story', 'palm-reader']
    const paths = [
      '/',
      '/join/KMF4',
      '/settings',
      '/album',
      '/screen',
      '/words',
      '/box',
      ...games.flatMap(game => [`/new/${game}`, `/learn/${game}`]),
    ]
    await page.route('**/print/index.json', route => route.fulfill({ json: BOX }))
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('[data-screen]').first()).toBeVisible()
      await looking.at(page, path.replaceAll('/', '-'))
    }
    await makesWords(looking, page)
    const phones = await house.sits({
      game: 'in-the-palm',
      names: ['Ana', 'Tom', 'Zoé'],
      languages: [language],
    })
    for (const { page: lobby, name } of phones.slice(0, 2)) {
      await expect(lobby.locator('[data-screen="lobby"]')).toBeVisible()
      await looking.at(lobby, name)
    }
    const television = await house.screen(phones[0]!.wire.welcome!.code, language)
    await expect(television.locator('[data-screen="screen-lobby"]')).toBeVisible()
    await looking.at(television)
    expect(looking.seen.size).toBe(paths.length + 7)
  })
}
