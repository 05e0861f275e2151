import { expect, type Page } from '@playwright/test'
import { type TestHouse, test } from './house.ts'
import { Looking } from './looking.ts'

const WORDS = {
  fr: {
    far: 'Chacun chez soi',
    voice: 'ne transporte pas la voix',
    open: 'Ouvrir la veillée',
    start: 'Commencer la partie',
    words: 'Lu à voix haute',
    suits: 'Ça me va',
    typed: 'Les mots écrits',
    settings: 'Réglages',
  },
  en: {
    far: 'Far apart',
    voice: 'carries no voice',
    open: 'Open the evening',
    start: 'Start the match',
    words: 'Read aloud',
    suits: 'That suits me',
    typed: 'Typed words',
    settings: 'Settings',
  },
} as const

/** Somebody opens a room far apart by hand, and three others come. */
async function opens(house: TestHouse, page: Page, game: string, language: 'fr' | 'en'): Promise<void> {
  const words = WORDS[language]
  await page.goto(`/new/${game}`)
  await page.locator('.field input').fill('Ana')
  await page.getByRole('radio', { name: words.far }).check()
  await expect(page.locator('[data-aloud]').filter({ hasText: words.voice })).toBeVisible()
  await page.getByRole('button', { name: words.open }).tap()
  const lobby = page.locator('[data-screen="lobby"]')
  await expect(lobby).toContainText(words.voice)
  const code = (await page.locator('.lobby-code').first().textContent())!
  for (const name of ['Ben', 'Cleo', 'Dan']) await house.program.joins(code, name)
  await expect(page.getByRole('button', { name: words.start })).toBeEnabled()
}

for (const [game, language] of [
  ['in-the-palm', 'fr'],
  ['palm-reader', 'en'],
] as const)
  test(`[ROOM-32] [ROOM-34] ${game} far apart brings its own call, and a sense is chosen before the first gesture`, async ({
    house,
  }) => {
    const words = WORDS[language]
    const page = await house.newPhone(language, { width: 360, height: 640 })
    const looking = new Looking(`far-${language}`)
    await opens(house, page, game, language)
    await looking.at(page, `${game}-before`)
    await page.getByRole('button', { name: words.start }).tap()
    const sheet = page.locator('[data-sheet="senses"]')
    await expect(sheet).toBeVisible()
    await looking.at(page, game)
    await sheet.getByRole('radio', { name: words.words }).check()
    // Once it is agreed to, by a button in sight, the match starts: nobody presses twice.
    const agree = sheet.getByRole('button', { name: words.suits })
    await expect(agree).toBeInViewport({ ratio: 1 })
    await agree.tap()
    await expect(page.locator('[data-screen^="palm-"], [data-screen^="reader-"]')).toBeVisible()
  })

test('[ROOM-32] [TALE-28] a story far apart brings its own call, is felt by nobody, and says how typed words are judged', async ({
  house,
}) => {
  const page = await house.newPhone('fr')
  await opens(house, page, 'extraordinary-story', 'fr')
  await page.getByRole('button', { name: WORDS.fr.settings }).tap()
  await expect(page.getByText(WORDS.fr.typed)).toBeVisible()
  await new Looking('far-fr').at(page, 'story')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: WORDS.fr.start }).tap()
  await expect(page.locator('[data-screen^="story-"]')).toBeVisible()
})
