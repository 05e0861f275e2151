import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWordDeck } from '@veillee/games'
import { deckShape } from '@veillee/games/messages'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { decksSchema } from './decks.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')
const example: unknown = JSON.parse(/```json\n([^`]+)```/.exec(read('decks.md'))![1]!)

test('[TALE-36] docs/decks.schema.json is what npm run wire would write', () => {
  expect(read('decks.schema.json')).toBe(decksSchema())
})

test('[TALE-36] the example of docs/decks.md is a deck, by the schema and by whoever reads it', () => {
  expect(v.is(deckShape, example)).toBe(true)
  expect(readWordDeck(example)).toEqual(example)
})
