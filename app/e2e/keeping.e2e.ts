import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { type TestHouse, test } from './house.ts'

/** Ana and Ben, after a match that was broken off, and stands on the pad. */
async function two(house: TestHouse) {
  const [ana, ben] = await house.sits({
    game: 'extraordinary-story',
    names: ['Ana', 'Ben'],
    languages: ['fr', 'en'],
  })
  await house.starts([ana!, ben!])
  await ana!.asks({ do: 'endEarly', match: 1 })
  await expect(ana!.page.locator('[data-screen="lobby"]')).toBeVisible()
  await expect(ben!.page.locator('[data-screen="lobby"]')).toBeVisible()
  return { ana: ana!, ben: ben! }
}

async function opensKeeping(page: Page, settings: string, keep: string): Promise<void> {
  await page.getByRole('button', { name: settings, exact: true }).tap()
  await page.getByRole('button', { name: keep }).tap()
  await expect(page.locator('[data-sheet="keep"]')).toBeVisible()
}

const KEEP = 'Garder la veillée, ou l’effacer'

test('[ROOM-27] an evening is saved as a file, deleted by its host, and brought back', async ({ house }) => {
  const { ana, ben } = await two(house)
  await opensKeeping(ana.page, 'Réglages', KEEP)
  const coming = ana.page.waitForEvent('download')
  await ana.page.getByRole('button', { name: 'L’enregistrer dans un fichier' }).tap()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^veillee-\d{4}-\d\d-\d\d\.json$/)
  const file = await download.path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ veillee: 'evening', format: 1 })
  await expect(ana.page.getByText('Le fichier est parti sur ce téléphone.')).toBeVisible()

  await opensKeeping(ben.page, 'Settings', 'Keep the evening, or delete it')
  await expect(
    ben.page.getByText('Only the host can delete the evening. Right now that is Ana.'),
  ).toBeVisible()
  await expect(ben.page.getByRole('button', { name: 'Delete the evening' })).toHaveCount(0)

  await ana.page.getByRole('button', { name: 'Effacer la veillée' }).tap()
  await expect(ana.page.getByText('pour tout le monde et pour de bon')).toBeVisible()
  await ana.page.getByRole('button', { name: 'Non, la garder' }).tap()
  await ana.page.getByRole('button', { name: 'Effacer la veillée' }).tap()
  await ana.page.getByRole('button', { name: 'Oui, effacer pour tout le monde' }).tap()
  for (const { page } of [ana, ben]) await expect(page.locator('[data-screen="bye-forgotten"]')).toBeVisible()

  await ana.page.getByRole('button', { name: 'Retour à l’accueil' }).tap()
  await ana.page.locator('input[type="file"]').setInputFiles(file)
  await expect(ana.page.locator('[data-screen="join"]')).toBeVisible()
  await ana.page.getByRole('textbox').fill('Ana')
  await ana.page.getByRole('button', { name: 'M’asseoir à table' }).tap()
  await expect(ana.page.locator('[data-screen="lobby"]')).toBeVisible()
  await expect(ana.page.getByText('Dernière partie')).toBeVisible()
})

test('[ROOM-27] a match under way has the same in its menu, and says that it stays out', async ({
  house,
}) => {
  const [ana, ben] = await house.sits({ game: 'extraordinary-story', names: ['Ana', 'Ben'] })
  await house.starts([ana!, ben!])
  await ana!.page.getByRole('button', { name: 'Menu' }).tap()
  await ana!.page.getByRole('button', { name: KEEP }).tap()
  await expect(ana!.page.getByText('La partie en cours n’y est pas')).toBeVisible()
})

test('[ROOM-37] a file that cannot be read is refused in words, and says which line', async ({ house }) => {
  const page = await house.newPhone('en')
  await page.goto('/')
  const brings = (text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'veillee.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await brings('{"veillee":"evening","format":2,"entries":[]}')
  await expect(page.getByText('A newer Veillée has written this file')).toBeVisible()
  await brings('{"veillee":"evening","format":1,"entries":[{"did":"join"}]}')
  await expect(page.getByText('Line 1: it is not written as Veillée writes it.')).toBeVisible()
  await brings('not a file of ours')
  await expect(page.getByText('This file is damaged')).toBeVisible()
})

const UNREAD = [
  ['newer', 'Cette veillée a été continuée sur une version plus récente de Veillée'],
  ['damaged', 'Cette veillée ne se lit plus'],
] as const

for (const [why, words] of UNREAD)
  test(`[ROOM-37] a room that cannot be read here says so, and leads home: ${why}`, async ({ house }) => {
    const [ana] = await house.sits({ game: 'palm-reader', names: ['Ana'] })
    const { page } = ana!
    let tries = 0
    await page.routeWebSocket(/.*/, socket => {
      socket.onMessage(() => {
        tries++
        socket.send(JSON.stringify({ say: 'bye', why, words: { en: '', fr: '' } }))
      })
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await page.getByRole('button', { name: 'Retour à l’accueil' }).tap()
    // It is still there, for when it can be read again.
    await expect(page.getByText('Reprendre la veillée')).toBeVisible()
    expect(tries).toBe(1)
  })
