import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copy, sameAs } from './plain.ts'

/** States are made by rules: none has a key from outside, so none is called `__proto__`. */
const plain = fc.jsonValue().filter(value => !JSON.stringify(value).includes('__proto__'))

describe('a plain value', () => {
  test('is copied whole, and the copy is nobody else’s', () => {
    fc.assert(
      fc.property(plain, value => {
        const twin = copy(value)
        expect(twin).toEqual(value)
        if (typeof value === 'object' && value !== null) expect(twin).not.toBe(value)
      }),
    )
  })

  test('a change of the copy leaves the original alone, at any depth', () => {
    const original = { hands: [[1, 2], [3]], turn: { by: 0 } }
    const twin = copy(original)
    twin.hands[0]!.push(9)
    twin.turn.by = 1
    expect(original).toEqual({ hands: [[1, 2], [3]], turn: { by: 0 } })
  })

  test('is the same as itself after a journey through JSON, with its keys in another order', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, part]) => [key, turned(part)]),
      )
    }
    fc.assert(
      fc.property(plain, value => {
        const sent: unknown = JSON.parse(JSON.stringify(value))
        expect(sameAs(sent, turned(sent))).toBe(true)
      }),
    )
  })

  test.each([
    [1, '1'],
    [null, undefined],
    [[1, 2], [1]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [{ 0: 'a' }, ['a']],
    [{ toString: 1 }, {}],
  ])('%j is not %j', (one, other) => {
    expect(sameAs(one, other)).toBe(false)
    expect(sameAs(other, one)).toBe(false)
  })
})
