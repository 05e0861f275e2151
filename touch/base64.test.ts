import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

describe('base64', () => {
  test('is what others write too', () => {
    fc.assert(
      fc.property(fc.uint8Array(), bytes => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
        expect(fromBase64(toBase64(bytes))).toEqual(bytes)
      }),
    )
  })

  test('has one way only to write the same bytes', () => {
    for (const text of [
      'A',
      'AA',
      'AAA',
      'AAAAA',
      'AB==',
      'AAB=',
      'A===',
      '====',
      'AA=A',
      'AA==AA==',
      'AAA=\n',
    ])
      expect(fromBase64(text), text).toBeUndefined()
    for (const text of ['AA-_', ' AAAA', 'AAÀA', 'AA\u{1F590}'])
      expect(fromBase64(text), text).toBeUndefined()
  })

  test('whatever is read is written just so again', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'AQgw/+9z=') })
    fc.assert(
      fc.property(fc.oneof(letters, fc.string()), text => {
        const bytes = fromBase64(text)
        if (bytes) expect(toBase64(bytes)).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })
})
