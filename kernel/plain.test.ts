import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copy, sameAs, sharing } from './plain.ts'

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

  test('made anew is the very same object where nothing has changed', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(sharing(value, copy(value))).toBe(value)
      }),
    )
  })

  test('made anew keeps its own value, whatever was before', () => {
    fc.assert(
      fc.property(plain, plain, (before, value) => {
        const [kept, made] = [copy(before), copy(value)]
        expect(sharing(before, made)).toEqual(value)
        expect(before).toEqual(kept)
      }),
    )
  })

  test('made anew shares the parts that are as they were', () => {
    const before = { options: { mode: 'two' }, hands: [[1, 2], [3]], turn: { by: 0 } }
    const made = sharing(before, {
      options: { mode: 'two' },
      hands: [
        [1, 2],
        [3, 4],
      ],
      turn: { by: 0 },
    })
    expect(made).toEqual({
      options: { mode: 'two' },
      hands: [
        [1, 2],
        [3, 4],
      ],
      turn: { by: 0 },
    })
    expect(made.options).toBe(before.options)
    expect(made.turn).toBe(before.turn)
    expect(made.hands[0]).toBe(before.hands[0])
    expect(made.hands[1]).not.toBe(before.hands[1])
  })

  test.each([
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[1, undefined], [1]],
    [[], {}],
  ])('%j is not taken for %j', (before, made) => {
    expect(sharing<unknown>(before, made)).toBe(made)
    expect(sharing<unknown>(made, before)).toBe(before)
  })
})
