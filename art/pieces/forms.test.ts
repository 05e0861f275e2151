import { expect, test } from 'vitest'
import { headsAndTail } from './forms.ts'

test('[ROOM-25] what all forms of a word end with is written once', () => {
  expect(headsAndTail(['plein de puces', 'pleine de puces'])).toEqual({
    heads: ['plein', 'pleine'],
    tail: 'de puces',
  })
  expect(headsAndTail(['bleu', 'bleue'])).toEqual({ heads: ['bleu', 'bleue'], tail: '' })
  expect(headsAndTail(['un dragon'])).toEqual({ heads: ['un dragon'], tail: '' })
})
