// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { JUST_BEGUN } from '../game-kit/match-testing.ts'
import { lengthOf } from '../game-kit/moment.ts'
import { beats, isReading } from './beats.ts'
import { endingOf } from './ending.ts'
import type { StoryMatch, StoryTable } from './story-match.ts'
import { TABLE } from './testing.tsx'

const at = (phase: StoryMatch['view']['phase'], table: Partial<StoryTable>): StoryMatch => ({
  ...JUST_BEGUN,
  game: 'extraordinary-story',
  view: { phase, step: 1, table: { ...TABLE, ...table } },
})

const story = (cards: number) => Array.from({ length: cards }, (_, card) => ({ card, by: card % 4 }))
const over = (cards: number, end: NonNullable<StoryTable['ending']>['end']) =>
  beats(at('over', { words: cards, ending: { end, story: story(cards), stuck: null } }))

test('[TALE-26] where it stopped, then the story addition by addition, then what it is worth', () => {
  expect(over(3, { why: 'wrong', by: 1 }).map(({ name, cue }) => `${name}: ${cue}`)).toEqual([
    'stop: broken',
    'line 0: palm',
    'line 1: palm',
    'line 2: palm',
    'climb 1: rung',
    'hush: breath',
    'over: lost',
  ])
  expect(over(1, { why: 'unfinished', by: null })[0]!.name).toBe('line 0')
})

test('[TALE-26] what is read climbs, and comes home an octave higher with its last word', () => {
  for (const words of [1, 3, 8, 33]) {
    const rises = over(words, { why: 'wrong', by: 1 })
      .filter(isReading)
      .slice(1)
      .map(({ rise }) => rise!)
    expect(rises.at(-1)).toBe(5)
    expect(Math.max(...rises)).toBe(5)
  }
})

test('[TALE-19] [TALE-24] the ladder is climbed to the rank that was reached; teams have none', () => {
  const climbed = (words: number) =>
    over(words, { why: 'unfinished', by: null }).filter(({ name }) => name.startsWith('climb')).length
  expect([7, 8, 33].map(climbed)).toEqual([1, 2, 7])
  const ending = { end: { why: 'wrong', by: 1 }, story: story(9), stuck: null } as const
  const teams = beats(at('over', { words: 9, teamCards: [0, 1, 2, 3], ending }))
  expect(teams.some(({ name }) => name === 'hush')).toBe(false)
})

test('[TALE-26] a long story is read faster, and takes a quarter of a minute', () => {
  const read = over(33, { why: 'wrong', by: 1 }).filter(isReading)
  expect(lengthOf(read)).toBeLessThan(20_000)
})

test('[TALE-27] an objection and the outcome of a vote are moments, also about the last card; telling and adding are not', () => {
  expect(beats(at('doubt', {})).map(({ cue }) => cue)).toEqual(['objection'])
  for (const phase of ['tell', 'add'] as const) {
    // Seen and not heard: somebody is telling.
    expect(beats(at(phase, { count: { right: 3, wrong: 1 } }))).toEqual([{ name: 'vote', ms: 2_400 }])
    expect(beats(at(phase, {}))).toEqual([])
  }
})

test('[TALE-19] a novel is perfect, less than a haiku is one to laugh about', () => {
  expect([33, 32, 8, 7].map(words => endingOf({ ...TABLE, words }).kind)).toEqual([
    'perfect',
    'won',
    'won',
    'lost',
  ])
})
