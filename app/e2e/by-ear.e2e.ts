import { PALM, playsByNames, READER, STORY } from './by-names.ts'
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
