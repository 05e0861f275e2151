import { expect, test } from 'vitest'
import { deckFile, readDeck } from './photo-deck.ts'

const rex = { title: 'Rex', picture: 'AQID' }

test('[ROOM-39] a deck that was kept is read again, title by title', async () => {
  expect(await readDeck(deckFile([rex, { ...rex, title: 'Mei' }]))).toEqual([rex, { ...rex, title: 'Mei' }])
})

test.each([
  '',
  'null',
  '[]',
  '{"veillee":"evening"}',
  '{"veillee":"photographs","version":2,"photos":[]}',
  '{"veillee":"photographs","version":1,"photos":[null]}',
  '{"veillee":"photographs","version":1,"photos":[{"title":"Rex"}]}',
])('[ROOM-39] what is no deck is none: %s', async text => {
  expect(await readDeck(new Blob([text]))).toBeUndefined()
})
