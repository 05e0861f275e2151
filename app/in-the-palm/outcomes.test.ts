// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { VERDICTS } from './outcomes.ts'

test('[PALM-33] from a stranger’s box to a life known by heart', () => {
  const words = [
    ['somebody else’s', 'quelqu’un d’autre'],
    ['Not great', 'Pas fameux'],
    ['Fine moments', 'De beaux moments'],
    ['Nearly a whole life', 'Presque toute une vie'],
    ['by heart', 'par cœur'],
  ]
  expect(VERDICTS).toEqual(
    words.map(([en, fr]) => ({ en: expect.stringContaining(en!), fr: expect.stringContaining(fr!) })),
  )
})
