import { expect, test } from 'vitest'
import { beats } from './beats.ts'
import { endingOf } from './ending.ts'
import { matchAt, scoredWith, tableOfFour } from './testing.ts'

const told = (picks: readonly [number, number]) =>
  beats(matchAt('score', scoredWith(picks))).map(({ name, cue }) => `${name}: ${cue}`)

test('[PALM-25] each pick by itself: photo, breath, verdict; a rocket for whoever has won it', () => {
  expect(told([1, 2])).toEqual([
    'photo 1: page',
    'breath 1: breath',
    'verdict 1: right',
    'rocket 1: rocket',
    'photo 2: page',
    'breath 2: breath',
    'verdict 2: right',
    'rocket 2: rocket',
  ])
})

test('[PALM-25] a trap is heard as one, and what had really been mimed is shown after it', () => {
  expect(told([3, 1]).slice(2)).toEqual([
    'verdict 1: trap',
    'rocket 1: rocket',
    'truth 1: lamp',
    'photo 2: page',
    'breath 2: breath',
    'verdict 2: wrong',
    'truth 2: lamp',
  ])
})

const overWith = (mode: 'teams' | 'two', points: readonly number[]) =>
  beats(
    matchAt('over', {
      ...tableOfFour,
      options: { ...tableOfFour.options, mode },
      teams: points.map((one, seat) => ({
        seats: [seat],
        cards: 0,
        points: one,
        rockets: { threes: 0, ones: one },
      })),
    }),
  ).map(({ name }) => name)

test('[PALM-29] [PALM-33] before it is said who has won, rockets are counted; two climb their five steps', () => {
  expect(overWith('teams', [1, 3])).toEqual(['climb 1', 'climb 2', 'climb 3', 'hush', 'over'])
  expect(overWith('two', [8])).toEqual([
    'climb 1',
    'climb 2',
    'climb 3',
    'climb 4',
    'climb 5',
    'hush',
    'over',
  ])
  expect(overWith('teams', [0, 0])).toEqual(['hush', 'over'])
})

const ended = (mode: 'teams' | 'two', points: readonly number[]) =>
  endingOf({
    ...tableOfFour,
    options: { ...tableOfFour.options, mode },
    teams: points.map((one, seat) => ({
      seats: [seat],
      cards: 0,
      points: one,
      rockets: { threes: 0, ones: one },
    })),
  }).kind

test('[PALM-29] [PALM-33] won, tied, perfect and lost are different ends', () => {
  expect([ended('teams', [3, 1]), ended('teams', [2, 2])]).toEqual(['won', 'tie'])
  expect([8, 7, 4, 3, 0].map(points => ended('two', [points]))).toEqual([
    'perfect',
    'won',
    'won',
    'lost',
    'lost',
  ])
})
