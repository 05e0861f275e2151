import { chanceAt } from '@veillee/kernel'
import { pathOfMotif } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import type { CardMimes } from './bot-likeness.ts'
import type { Percept } from './bot-percept.ts'
import { thoughtsOver } from './bot-thoughts.ts'

const SEED = '5e'.repeat(32)

/** Card 1 is a coin that rolls, card 2 a cloth, card 3 a string; each has a second detail that nobody could feel. */
const MIMES: CardMimes = [
  [[['coin', 'roll', 'palm']], [['top', 'spin', 'heel']]],
  [[['cloth', 'drape', 'palm']], [['top', 'spin', 'heel']]],
  [[['string', 'wrap', 'ring-shaft']], [['top', 'spin', 'heel']]],
]

const way = pathOfMotif({ object: 'coin', movement: 'roll', spot: 'palm' }, 0.5)

const rolled: Percept = {
  kind: 'coin',
  movement: 'roll',
  path: [way[0]!, way.at(-1)!],
  isMany: false,
  upon: undefined,
}

const over = (felt: readonly Percept[], at = 0, album: readonly number[] = [3, 1, 2, 101]) =>
  thoughtsOver(
    { album, noticed: { 1: felt, 2: [] }, picks: [1, 2], lastsMs: 10_000 },
    MIMES,
    chanceAt(SEED, at),
  )

const MANY = Array.from({ length: 60 }, (_, at) => at)

describe('[PALM-53] a bot as Grandfather thinks aloud', () => {
  test('four times, before it picks', () => {
    const times = over([rolled]).map(({ afterMs }) => afterMs)
    expect(times).toHaveLength(4)
    expect(times.toSorted((a, b) => a - b)).toEqual(times)
    expect(Math.max(...times)).toBeLessThan(10_000)
  })

  test('of what it felt, and of nothing else', () => {
    expect(new Set(MANY.map(at => over([rolled], at)[0]!.phrase))).toEqual(new Set(['felt-coin', 'did-roll']))
    for (const at of MANY) expect(over([], at)[0]!.phrase).toMatch(/^nothing-/)
  })

  test('of photos in the album, and of a detail that could have been what it felt', () => {
    const weighed = MANY.map(at => over([rolled], at)[1]!)
    const kinds = new Set(weighed.map(({ phrase }) => phrase.split('-')[0]))
    expect(kinds).toEqual(new Set(['sure']))
    const unsure = MANY.map(at => over([{ ...rolled, movement: 'tap' }], at)[1]!)
    expect(new Set(unsure.map(({ phrase }) => phrase.split('-')[0]))).toEqual(new Set(['doubt', 'detail']))
    for (const { phrase, about } of unsure)
      if (phrase.startsWith('doubt-')) expect(about).toContain(1)
      else if (about[0] === 1) expect(about).toEqual([1, 0])
  })

  test('in the order of the album, so that a doubt does not tell its pick', () => {
    const doubts = MANY.map(at => over([], at)[1]!.about)
    expect(new Set(doubts.map(String))).toEqual(new Set(['3,1']))
  })

  test('[PALM-52] of a photograph of the room’s own it knows nothing but its letter', () => {
    for (const at of MANY)
      for (const { phrase, about } of over([rolled], at, [101, 102, 1, 2]))
        if (phrase.startsWith('detail-')) expect(about[0]).toBeLessThan(101)
  })
})
