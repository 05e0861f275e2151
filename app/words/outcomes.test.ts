import type { Said } from '@veillee/kernel'
import { expect, test } from 'vitest'
import { PALM_VERDICTS, READER_RANKS, STORY_RANKS } from './outcomes.ts'

/** From the lowest to the highest, a few words of each in both languages. */
function climb(ladder: readonly Said[], words: readonly (readonly [en: string, fr: string])[]): void {
  expect(ladder).toHaveLength(words.length)
  for (const [step, [en, fr]] of words.entries()) {
    expect(ladder[step]!.en).toContain(en)
    expect(ladder[step]!.fr).toContain(fr)
  }
}

test('[READ-17] from next to nothing to never to be forgotten', () => {
  const { 1: one, 2: two, 3: three, 4: four, 5: five } = READER_RANKS
  climb(
    [one, two, three, four, five],
    [
      ['got lost', 's’est perdu'],
      ['got the idea', 'ont compris'],
      ['talk to each other', 'se parlent'],
      ['finger of glory', 'un doigt de la gloire'],
      ['next hundred years', 'dans cent ans'],
    ],
  )
})

test('[PALM-33] from a stranger’s box to a life known by heart', () => {
  climb(PALM_VERDICTS, [
    ['somebody else’s', 'quelqu’un d’autre'],
    ['Not great', 'Pas fameux'],
    ['Fine moments', 'De beaux moments'],
    ['Nearly a whole life', 'Presque toute une vie'],
    ['by heart', 'par cœur'],
  ])
})

test('[TALE-19] every rank is called what it is', () => {
  expect(STORY_RANKS).toEqual({
    'not-yet': { en: 'a budding work', fr: 'une œuvre en herbe' },
    haiku: { en: 'a haiku', fr: 'un haïku' },
    'nursery-rhyme': { en: 'a nursery rhyme', fr: 'une comptine' },
    fable: { en: 'a fable', fr: 'une fable' },
    poem: { en: 'a poem', fr: 'un poème' },
    'short-story': { en: 'a short story', fr: 'une nouvelle' },
    novel: { en: 'a novel', fr: 'un roman' },
  })
})
