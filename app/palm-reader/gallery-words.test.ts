// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { set } from '../device/settings.ts'
import { lapWords, roundWords } from './gallery-words.ts'
import { scoredWith, tableWith } from './testing.ts'

const name = (seat: number) => ['Ana', 'Tom', 'Jo', 'Zoé', 'Inès'][seat]!
const wordsOf = (votes: Parameters<typeof scoredWith>[1]) =>
  roundWords(tableWith({ scored: scoredWith(3, votes) }), name)

test('[READ-15] a round says how far the symbol came and between whom it broke', () => {
  const { title, more } = wordsOf([3, null, 3, 3, 5])
  expect(title).toEqual({ fr: 'Deux paumes sans se tromper !', en: 'Two palms without a slip!' })
  expect(more?.fr).toBe('La chaîne a cassé entre Zoé et Inès.')
})

test('[READ-15] one palm, none, and all of them have words of their own', () => {
  expect(wordsOf([3, null, 3, 1, 3]).title.fr).toBe('Une paume sans se tromper !')
  expect(wordsOf([3, null, 1, 3, 3]).title.fr).toBe('Perdu dès la première paume')
  expect(wordsOf([3, null, 3, 3, 3])).toMatchObject({ more: null })
})

test('[READ-19] a round that was broken off has neither break nor stars', () => {
  const { title } = roundWords(tableWith({ chain: [1], scored: scoredWith(3, []) }), name)
  expect(title.fr).toContain('manche blanche')
})

test('[READ-16] the price of a second lap is told with the result, below nought too', () => {
  set('language', 'fr')
  expect(lapWords(-1).fr).toBe('0 étoile, moins 1 pour le second tour : −1')
  set('language', 'en')
  expect(lapWords(1).en).toBe('2 stars, less 1 for the second lap: 1')
})
