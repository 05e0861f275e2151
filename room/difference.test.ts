import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differenceOf, withDifference } from './difference.ts'

/** What somebody has afterwards, after a journey through JSON. */
const after = (before: unknown, difference: string | undefined): unknown =>
  difference === undefined ? before : withDifference(before, JSON.parse(difference))

test.each([
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
  ['a field', { deck: 99, round: 1 }, { deck: 98, round: 1 }, '{"deck":98}'],
  [
    'a field of an item of a list',
    {
      teams: [
        { cards: 6, points: 12 },
        { cards: 6, points: 12 },
      ],
    },
    {
      teams: [
        { cards: 6, points: 12 },
        { cards: 5, points: 12 },
      ],
    },
    '{"teams":{"1":{"cards":5}}}',
  ],
  ['a short list, as a whole', { awaits: [0, 1, 2] }, { awaits: [0, 2, 1] }, '{"awaits":[0,2,1]}'],
  ['a list that got shorter', [0, 1, 2], [0, 1], '[0,1]'],
  ['an item more', [100, 200, 300], [100, 200, 300, 300], '{"3":300}'],
  [
    'an item more, by the one before it',
    [{ round: 1, stars: 3, first: 0 }],
    [
      { round: 1, stars: 3, first: 0 },
      { round: 2, stars: 3, first: 0 },
    ],
    '{"1":{"round":2}}',
  ],
  ['something where nothing was', { album: null }, { album: { card: 7 } }, '{"album":{"card":7}}'],
  ['nothing where something was', { album: { card: 7 } }, { album: null }, '{"album":null}'],
  ['a field that is gone', { keep: [true], lay: [3] }, { keep: [true] }, '{"":{"keep":[true]}}'],
  ['an object instead of a list', { on: [1] }, { on: { '0': 2 } }, '{"on":{"":{"0":2}}}'],
])('%s', (_, before, now, told) => {
  expect(differenceOf(before, now)).toBe(told)
  expect(after(before, told)).toEqual(now)
})

describe('adds up', () => {
  const key = fc.oneof(fc.constantFrom('', '0', '1', 'a', 'b', '__proto__'), fc.string())
  const { value } = fc.letrec<{ value: unknown }>(tie => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(null, true, false, 0, 1, 12, '', 'a'),
      fc.array(tie('value')),
      fc.dictionary(key, tie('value'), { noNullPrototype: true }),
    ),
  }))

  /** The same with one thing changed somewhere: what mostly happens to a view. */
  const altered = (one: unknown): fc.Arbitrary<unknown> => {
    if (typeof one !== 'object' || one === null) return value
    const places = Object.keys(one)
    if (places.length === 0) return value
    const inner = fc
      .constantFrom(...places)
      .chain(place =>
        altered(one[place as keyof typeof one]).map(other =>
          Array.isArray(one)
            ? one.with(Number(place), other)
            : Object.fromEntries(
                Object.entries(one).map(([name, was]) => [name, name === place ? other : was]),
              ),
        ),
      )
    const more = value.map(item => (Array.isArray(one) ? [...one, item] : one))
    return fc.oneof(
      { weight: 6, arbitrary: inner },
      { weight: 2, arbitrary: more },
      { weight: 1, arbitrary: value },
    )
  }

  /** Letter by letter: the order of fields counts, too. Where nothing is told, the value is the same. */
  const addsUp = (before: unknown, now: unknown) => {
    const told = differenceOf(before, now)
    if (told === undefined) expect(before).toEqual(now)
    else expect(JSON.stringify(after(before, told))).toBe(JSON.stringify(now))
  }

  test('whatever there was before, and whatever there is now', () => {
    fc.assert(fc.property(value, value, addsUp), { numRuns: 2_000 })
  })

  test('whatever has changed in it', () => {
    const pair = value.chain(before => altered(before).map(now => [before, now] as const))
    fc.assert(
      fc.property(pair, ([before, now]) => addsUp(before, now)),
      { numRuns: 3_000 },
    )
  })

  test('however often', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 6 }), values => {
        let seen = values[0]
        for (const now of values.slice(1)) seen = after(seen, differenceOf(seen, now))
        expect(seen).toEqual(values.at(-1))
      }),
    )
  })

  test('and nothing that was there before is touched', () => {
    fc.assert(
      fc.property(value, value, (before, now) => {
        const was = JSON.stringify(before)
        after(before, differenceOf(before, now))
        expect(JSON.stringify(before)).toBe(was)
      }),
    )
  })
})
