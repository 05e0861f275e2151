import { expect } from '@playwright/test'
import {
  gathersByNames,
  PALM,
  PALM_FAR,
  PALM_ONE_DEVICE,
  playsByNames,
  READER,
  READER_FAR,
  READER_ONE_DEVICE,
  remembering,
  STORY,
  STORY_ONE_DEVICE,
  wears,
} from './by-names.ts'
import { test } from './house.ts'

test('[ROOM-19] a story at a table by roles and names alone, and its words are said', async ({ house }) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    names: ['Ana', 'Tom'],
    languages: ['en'],
    language: 'en',
  })
  await house.starts(phones)
  await playsByNames(phones, STORY, /!$|budding/)
})

test('[ROOM-19] In the Palm at a table by roles and names alone', { tag: '@long' }, async ({ house }) => {
  test.slow()
  const phones = await house.sits({ game: 'in-the-palm', names: ['Ana', 'Tom'], languages: ['en'] })
  for (const phone of phones) await phone.asks({ do: 'answerPalm', lends: 'palm' })
  await house.starts(phones)
  await playsByNames(phones, PALM, /./)
})

test('[ROOM-19] Palm Reader at a table by roles and names alone', { tag: '@long' }, async ({ house }) => {
  test.slow()
  const names = ['Ana', 'Tom', 'Jo', 'Zoé']
  const phones = await house.sits({ game: 'palm-reader', names, languages: ['en'] })
  for (const phone of phones) await phone.asks({ do: 'answerPalm', lends: 'palm' })
  await house.starts(phones)
  await playsByNames(phones, READER, /./)
})

test('[ROOM-19] a story far apart by roles and names alone, told from memory as it was heard', {
  tag: '@long',
}, async ({ house }) => {
  const phones = await house.sits({
    game: 'extraordinary-story',
    setting: 'remote',
    names: ['Ana', 'Tom'],
    languages: ['en'],
    language: 'en',
  })
  for (const phone of phones) await wears(phone, { byEar: true, sense: 'words', knowsSenses: true })
  await house.starts(phones)
  await playsByNames(phones, remembering(), /!$|budding/)
  const pages = phones.map(({ page }) => page.getByRole('main').innerText())
  for (const words of await Promise.all(pages)) expect(words).toMatch(/an old paper crocodile/)
})

test('[ROOM-19] In the Palm far apart by roles and names alone, in words', { tag: '@long' }, async ({
  house,
}) => {
  test.setTimeout(600_000)
  const phones = await house.sits({
    game: 'in-the-palm',
    setting: 'remote',
    names: ['Ana', 'Tom'],
    languages: ['en'],
  })
  for (const phone of phones) await wears(phone, { byEar: true, sense: 'words', knowsSenses: true })
  await house.starts(phones)
  await playsByNames(phones, PALM_FAR, /./)
})

test('[ROOM-19] Palm Reader far apart by roles and names alone, drawn by buttons and felt in words', {
  tag: '@long',
}, async ({ house }) => {
  test.setTimeout(900_000)
  const phones = await house.sits({
    game: 'palm-reader',
    setting: 'remote',
    names: ['Ana', 'Tom', 'Jo', 'Zoé'],
    languages: ['en'],
  })
  for (const phone of phones) await wears(phone, { byEar: true, sense: 'words', knowsSenses: true })
  await house.starts(phones)
  await playsByNames(phones, READER_FAR, /./)
})

const ONE_DEVICE = [
  ['extraordinary-story', ['Ana', 'Tom', 'Jo'], STORY_ONE_DEVICE, /!$|budding/],
  ['in-the-palm', ['Ana', 'Tom', 'Jo', 'Zoé'], PALM_ONE_DEVICE, /./],
  ['palm-reader', ['Ana', 'Tom', 'Jo', 'Zoé'], READER_ONE_DEVICE, /./],
] as const

for (const [game, names, listener, over] of ONE_DEVICE)
  test(`[ROOM-19] [ROOM-22] ${game} on one phone for all by roles and names alone, covers by double tap`, {
    tag: '@long',
  }, async ({ house }) => {
    test.setTimeout(600_000)
    const page = await house.newPhone('en')
    await gathersByNames(page, game, names)
    await playsByNames([{ page }], listener, over)
  })
