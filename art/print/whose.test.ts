import { expect, it } from 'vitest'
import { DECKS } from './deck.ts'
import { LEAFLETS } from './leaflet.ts'
import { SWELL_DECKS } from './swell.ts'
import { gameOf } from './whose.ts'

it('[ROOM-25] every file of the box says which game it is for, but what all three share', () => {
  const files = [...LEAFLETS, ...DECKS.map(make => make()), ...SWELL_DECKS].map(({ id }) => id)
  expect(files.filter(id => gameOf(id) === undefined)).toEqual(['box', 'rules'])
  expect(gameOf('swell-memories-fr')).toBe(gameOf('memories'))
  expect(gameOf('words-de')).toBe('extraordinary-story')
})
