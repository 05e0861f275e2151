import { describe, expect, test } from 'vitest'
import { scoredWith, tableOfFour } from './testing.ts'
import { headline, mimedCard, OUTCOMES, picksOf } from './verdict.ts'

describe('what the score screen says of the two picks', () => {
  test.each([
    [[1, 2], ['right', 'right'], [[0], [0]], 'Both memories found!'],
    [[1, 3], ['right', 'decoy'], [[0], [1]], 'One memory found, one trap well set'],
    [[4, 2], ['decoy', 'right'], [[1], [0]], 'One memory found, one trap well set'],
    [[2, 1], ['swapped', 'swapped'], [[], []], 'The right memories, the other way round'],
    [[5, 2], ['deck', 'right'], [[], [0]], 'One memory found, the other flown'],
    [[2, 5], ['swapped', 'deck'], [[], []], 'The memories have flown away'],
    [[3, 4], ['decoy', 'decoy'], [[1], [1]], 'Two traps well set'],
    [[3, 5], ['decoy', 'deck'], [[1], []], 'A trap well set'],
  ] as const)('[PALM-25] %j', (picks, outcomes, wonBy, words) => {
    const found = picksOf(scoredWith(picks))
    expect(found.map(({ outcome }) => outcome)).toEqual(outcomes)
    expect(found.map(pick => pick.wonBy)).toEqual(wonBy)
    expect(headline(found).en).toBe(words)
  })
})

test('[PALM-25] each pick has the word for what became of it', () => {
  expect(OUTCOMES).toMatchObject({
    right: { en: 'Right!', fr: expect.stringContaining('Juste') },
    swapped: { en: 'Right photo, wrong order', fr: 'Bonne photo, mauvais ordre' },
    decoy: { en: 'A trap!', fr: expect.stringContaining('Un piège') },
    deck: { en: 'From the deck', fr: 'De la pioche' },
  })
})

test('[PALM-38] where everybody plays alone, a memory that is found is a rocket for both of the pair', () => {
  const alone = [0, 1, 2, 3].map(seat => ({ ...tableOfFour.teams[0]!, seats: [seat] }))
  const [first] = picksOf({ ...scoredWith([1, 2]), teams: alone, active: [3, 0] })
  expect(first.wonBy).toEqual([0, 3])
})

test('[PALM-50] the card that was really mimed is known with the score', () => {
  expect([mimedCard(scoredWith([3, 4]), 1), mimedCard(scoredWith([3, 4]), 2)]).toEqual([1, 2])
})
