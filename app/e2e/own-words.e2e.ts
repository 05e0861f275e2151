import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { lexicon, newestIn, type OwnLanguage, type OwnWord, type OwnWords } from '@veillee/games'
import { FarStoryTable, WRONG } from './far-story.ts'
import { type Phone, TestHouse, test } from './house.ts'
import { OneDevice } from './one-device-table.ts'
import { pictured } from './story-table.ts'

const sheet = (page: Page) => page.locator('[data-sheet="words"]')
const row = (page: Page) =>
  page.getByRole('button', {
    name: /propres mots|words of our own|eigenen Wörtern|propias palabras|^Nos mots|^Our words|^Unsere Wörter|^Nuestras palabras/,
  })

async function opensWords(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await sheet(page).isVisible())) await row(page).tap({ timeout: 5_000 })
    await expect(sheet(page)).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

async function types(page: Page, word: string): Promise<void> {
  await page.locator('.words-field input').fill(word)
}

async function adds(page: Page, word: string, sees: RegExp | string): Promise<void> {
  await types(page, word)
  await expect(page.locator('.words-maker .story-large .text')).toHaveText(sees)
  await expect(page.locator('.words-samples li')).toHaveCount(3)
  await page.getByRole('button', { name: /^Ajouter$|^Add it$|^Dazulegen$|^Añadir$/ }).tap()
  await expect(page.locator('.words-field input')).toHaveValue('')
}

/** All nouns, so that whatever is dealt is one of them. */
function allNouns(own: OwnWords): OwnWords {
  const { text } = lexicon(newestIn('fr'))
  const taken = new Set(own.map(({ card }) => card))
  const others = Array.from({ length: 55 }, (_, card) => card).filter(card => !taken.has(card))
  return [
    ...own,
    ...others.map((card): OwnWord => {
      const [article, ...noun] = text(card).split(' ')
      return { card, text: `${article} super ${noun.join(' ')}`, gender: article === 'une' ? 'f' : 'm' }
    }),
  ]
}

/** The same with names, which every language takes as they are. */
function allCalled(title: string, language: OwnLanguage, own: OwnWords): OwnWords {
  const { text } = lexicon(newestIn(language))
  const taken = new Set(own.map(({ card }) => card))
  const others = Array.from({ length: 55 }, (_, card) => card).filter(card => !taken.has(card))
  const named = others.map((card): OwnWord => {
    const noun = text(card).split(' ').slice(1).join(' ')
    return { card, text: `${title} ${noun}`, gender: 'm', ...(language === 'es' && { alive: true }) }
  })
  return [...own, ...named]
}

/** What somebody types, and what the card says then; with a sentence that shows how its forms are right. */
const TYPED: readonly { language: OwnLanguage; title: string; words: readonly [string, string][] }[] = [
  {
    language: 'de',
    title: 'Herr',
    words: [
      ['oma', 'Oma'],
      ['wohnwagen', 'ein Wohnwagen'],
      ['im pyjama', 'im Pyjama'],
      ['knuddeln', 'knuddelt'],
    ],
  },
  {
    language: 'es',
    title: 'don',
    words: [
      ['yaya', 'Yaya'],
      ['caravana', 'una caravana'],
      ['gruñona', 'gruñón'],
      ['achuchar', 'achucha'],
    ],
  },
]

test.describe.configure({ timeout: 300_000 })

for (const { language, title, words } of TYPED)
  test(`[TALE-33] [TALE-34] [TALE-35] in ${language} words are guessed in the lobby and told in their own grammar, beside somebody who reads French`, async ({
    house,
  }) => {
    const phones = await house.sits({
      game: 'extraordinary-story',
      setting: 'remote',
      names: ['Ana', 'Tom'],
      language,
      languages: [language, 'fr'],
    })
    const [ana, tom] = phones as [Phone, Phone]
    await opensWords(ana.page)
    for (const [typed, said] of words) {
      await types(ana.page, typed)
      await pictured(ana.page, `words-${typed}.${language}`)
      await adds(ana.page, typed, said)
    }
    const [, like] = words[1]!
    await types(ana.page, `${like}x`)
    await expect(sheet(ana.page).locator('.words-maker .notice')).toContainText(like)
    await pictured(ana.page, `words-refused.${language}`)
    await types(ana.page, '')
    await pictured(ana.page, `words-four.${language}`)
    await ana.page.keyboard.press('Escape')
    await expect(row(ana.page)).toContainText(words[0]![1])
    const { own: laid } = ana.wire.seen.lobby!.options as { own: OwnWords }
    expect(laid).toHaveLength(4)
    await ana.asks({ do: 'layWords', language, words: allCalled(title, language, laid) })

    await house.starts(phones)
    const table = new FarStoryTable(phones)
    await table.settlesTie()
    await table.adds()
    for (let round = 0; round < 4; round++) await table.goesRoundByWire()
    await table.takes()
    const told = table.next()
    expect(laid.some(own => 'text' in own && own.text === told) || told.startsWith(title)).toBe(true)
    await pictured(table.storyteller.page, `words-tells.${language}`)
    await table.says(WRONG)
    await table.storyteller.plays('turn')
    await table.reaches('over')
    for (const { page } of [ana, tom]) await expect(page.locator('.story-page > p')).toContainText(told)
    await pictured(ana.page, `words-over.${language}`)
    await pictured(tom.page, `words-over-read-in-fr.${language}`)
  })

test('[TALE-33] [TALE-34] [TALE-35] [TALE-36] [ROOM-40] [ROOM-27] a deck made in the lobby is told, taken home, and replayed on another server', async ({
  house,
  browsers,
}) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    setting: 'remote',
    names: ['Ana', 'Tom'],
    languages: ['fr', 'en'],
  })
  const [ana, tom] = phones as [Phone, Phone]
  await expect(row(tom.page)).toHaveCount(0)
  await opensWords(ana.page)
  await pictured(ana.page, 'words-empty.fr')
  await types(ana.page, 'caravane')
  await pictured(ana.page, 'words-guess.fr')
  await adds(ana.page, 'mamie', 'Mamie')
  await adds(ana.page, 'caravane', 'une caravane')
  await adds(ana.page, 'Rex', 'Rex')
  await adds(ana.page, 'tout mou', 'tout mou')
  await adds(ana.page, 'chouchouter', 'chouchoute')
  await expect(sheet(ana.page)).toContainText('5 mots à nous')

  await types(ana.page, 'Mamia')
  await expect(sheet(ana.page)).toContainText('se ressemblent trop')
  await pictured(ana.page, 'words-refused.fr')
  await types(ana.page, 'x'.repeat(40))
  await expect(sheet(ana.page)).toContainText('trop long')
  await types(ana.page, 'Bob & Co')
  await expect(sheet(ana.page)).toContainText('des lettres et des chiffres')
  await types(ana.page, '')
  await pictured(ana.page, 'words-five.fr')

  const saving = ana.page.waitForEvent('download')
  await sheet(ana.page).getByRole('button', { name: 'Enregistrer dans un fichier' }).tap()
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'))
  expect(saved).toMatchObject({ veillee: 'words', version: 1, language: 'fr' })
  expect(saved.words).toHaveLength(5)

  await opensWords(tom.page)
  await expect(sheet(tom.page).locator('.words-own .word')).toHaveCount(5)
  await sheet(tom.page).getByRole('button', { name: 'Keep these words on this phone' }).tap()
  await pictured(tom.page, 'words-home.en')
  for (const { page } of phones) await page.keyboard.press('Escape')
  await expect(row(tom.page)).toContainText('Mamie')
  await pictured(ana.page, 'words-lobby.fr')
  await ana.asks({ do: 'layWords', language: 'fr', words: allNouns(saved.words) })

  await house.starts(phones)
  const table = new FarStoryTable(phones)
  const television = await house.screen(ana.wire.welcome!.code)
  await table.settlesTie()
  await table.adds()
  await pictured(table.storyteller.page, 'words-passed')
  await table.takes()
  const told = table.next()
  expect(
    saved.words.some((one: OwnWord) => 'text' in one && one.text === told) || told.includes('super'),
  ).toBe(true)
  await table.tellsAllTyped()
  await table.reaches('add')
  await table.addsByWire()
  await table.goesRoundByWire()
  await table.takes()
  await table.says(WRONG)
  await table.storyteller.plays('turn')
  await table.reaches('over')
  for (const { page } of phones) await expect(page.locator('.story-page > p')).toContainText(told)
  await expect(television.locator('body')).toContainText(told)
  await pictured(ana.page, 'words-over.fr')
  await pictured(television, 'words-tv-over.fr')

  const elsewhere = new TestHouse(browsers)
  await elsewhere.opens()
  const code = await house.takesTo(elsewhere, ana)
  const again = await elsewhere.program.enters({ do: 'join', name: 'Ana', code })
  expect(again.match.view.table).toEqual(ana.wire.match.view.table)
  expect(again.seen.lobby!.options).toEqual(ana.wire.seen.lobby!.options)
  await elsewhere.closes()
})

test('[TALE-36] at home without a room: a deck by a link, kept, changed, and there after a reload', async ({
  house,
}) => {
  const page = await house.newPhone('fr')
  await page.goto('/words')
  await pictured(page, 'words-page-empty.fr')
  await page.getByRole('button', { name: 'Commencer un paquet' }).tap()
  await adds(page, 'ma tante Berthe', 'ma tante Berthe')
  await adds(page, 'en pyjama de laine', 'en pyjama de laine')
  await pictured(page, 'words-page.fr')
  await page.getByRole('button', { name: 'Partager par un lien' }).tap()
  await expect(page.locator('.words-link svg')).toBeVisible()
  await pictured(page, 'words-link.fr')
  const link = await page.locator('.words-link input').inputValue()
  await page.reload()
  await expect(page.getByRole('button', { name: /ma tante Berthe/ }).first()).toBeVisible()

  const other = await house.newPhone('en', { width: 320, height: 640 })
  await other.goto(link)
  await expect(other.getByText('These words are on this device now.')).toBeVisible()
  await expect(other.locator('.words-own .word')).toHaveCount(2)
  await other.goto('/words')
  await other.getByRole('button', { name: 'Begin a deck' }).tap()
  await types(other, 'school nurse')
  await pictured(other, 'words-guess.en')
  await adds(other, 'grandma', 'Grandma')
  await other.goto('/words#deck=AAAA')
  await expect(other.getByText('not a deck of words')).toBeVisible()
})

test('[TALE-36] [ROOM-22] words are made in flight mode, from the first page on, and told on one phone', async ({
  house,
}) => {
  const page = await house.inFlight()
  await page.reload()
  await page
    .getByRole('link', { name: /Nos mots/ })
    .or(page.getByRole('button', { name: /Nos mots/ }))
    .tap()
  await page.getByRole('button', { name: 'Commencer un paquet' }).tap()
  await adds(page, 'caravane', 'une caravane')
  await page.reload()
  await expect(page.getByRole('button', { name: /une caravane/ }).first()).toBeVisible()

  const table = new OneDevice(page)
  await table.gathers('extraordinary-story', ['Ana', 'Tom'])
  await opensWords(page)
  await adds(page, 'mamie', 'Mamie')
  await page.keyboard.press('Escape')
  await expect(row(page)).toContainText('Mamie')
})
