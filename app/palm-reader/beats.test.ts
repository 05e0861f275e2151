// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { beats } from './beats.ts'
import { endingOf } from './ending.ts'
import { matchWith, scoredWith, tableWith } from './testing.ts'

const namesOf = (votes: readonly (1 | 2 | 3 | 4 | 5 | null)[], changes = {}) =>
  beats(
    matchWith('gallery', tableWith({ side: 0, stars: [1], scored: scoredWith(3, votes), ...changes })),
  ).map(({ name, cue }) => `${name}: ${cue}`)

test('[READ-13] [READ-15] three, two, one; the symbol; then palm by palm, and the break is heard', () => {
  expect(namesOf([2, null, 3, 1, 3])).toEqual([
    'count 3: tick',
    'count 2: tick',
    'count 1: tick',
    'symbol: lamp',
    'palm 0: palm',
    'answer 0: star',
    'palm 1: palm',
    'answer 1: broken',
    'palm 2: palm',
    'answer 2: palm',
    'palm 3: palm',
    'answer 3: wrong',
  ])
})

test('[READ-16] what a second lap has cost comes last', () => {
  expect(namesOf([3, null, 3, 3, 3], { lap: 2 }).at(-1)).toBe('price: starLost')
})

test('[READ-13] nothing is staged of a round that was broken off, or of a phase in which people think', () => {
  expect(namesOf([3, null, 3, 3, 3], { chain: [1] })).toEqual([])
  expect(beats(matchWith('vote', tableWith()))).toEqual([])
})

test('[READ-17] ten rounds together climb to their rank', () => {
  const stars = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4]
  const names = beats(matchWith('over', tableWith({ stars }))).map(({ name }) => name)
  expect(names).toEqual(['climb 1', 'climb 2', 'climb 3', 'climb 4', 'climb 5', 'hush', 'over'])
})

test('[READ-15] it is heard higher from palm to palm, until it breaks', () => {
  const table = tableWith({ side: 0, stars: [2], scored: scoredWith(3, [2, null, 3, 3, 1]) })
  const palms = beats(matchWith('gallery', table)).filter(({ name }) => name.startsWith('palm'))
  expect(palms.map(({ rise }) => rise)).toEqual([0, 1, 2, 0])
})

test('[READ-17] every star is perfect, the lowest rank is one to laugh about', () => {
  expect([40, 39, 5, 4, -2].map(stars => endingOf(stars, 5).kind)).toEqual([
    'perfect',
    'won',
    'won',
    'lost',
    'lost',
  ])
})
