// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { RANKS } from './outcomes.ts'

test('[READ-17] from next to nothing to never to be forgotten', () => {
  const words = [
    ['got lost', 's’est perdu'],
    ['got the idea', 'ont compris'],
    ['talk to each other', 'se parlent'],
    ['finger of glory', 'un doigt de la gloire'],
    ['next hundred years', 'dans cent ans'],
  ]
  expect(Object.values(RANKS)).toEqual(
    words.map(([en, fr]) => ({ en: expect.stringContaining(en!), fr: expect.stringContaining(fr!) })),
  )
})
