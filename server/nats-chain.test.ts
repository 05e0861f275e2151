import { describe, expect, test } from 'vitest'
import { Chain, NOTHING, type Piece } from './nats-chain.ts'

const piece = (id: string, after: string, more: Partial<Piece> = {}): Piece => ({
  id,
  after,
  part: 0,
  parts: 1,
  bytes: Buffer.from(JSON.stringify([`entry ${id}`])),
  ...more,
})

const idsOf = (pieces: readonly Piece[], chain = new Chain()) =>
  pieces.flatMap(one => chain.take(one)?.id ?? [])

describe('what counts in a room’s subject', () => {
  test('[ROOM-28] a record that names the last one that counted, and no other', () => {
    expect(idsOf([piece('a', NOTHING), piece('b', 'a'), piece('c', 'a'), piece('d', 'b')])).toEqual([
      'a',
      'b',
      'd',
    ])
  })

  test('[ROOM-28] of several that a stream has let in at the same place, the first', () => {
    expect(idsOf(['a', 'b', 'c'].map(id => piece(id, NOTHING)))).toEqual(['a'])
  })

  test('[ROOM-11] what was sent again counts once, also when others came in between', () => {
    const again = piece('b', 'a')
    expect(idsOf([piece('a', NOTHING), piece('b', 'a'), again, piece('c', 'b'), again])).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  test('a late one from before a room was forgotten does not count in the room that begins anew', () => {
    expect(idsOf([piece('old', 'older'), piece('new', NOTHING)])).toEqual(['new'])
  })

  test.each(['{"did":', '7', ''])(
    '[ROOM-37] what nobody can read counts as one entry that is none: “%s”',
    text => {
      const chain = new Chain()
      expect(chain.take(piece('a', NOTHING, { bytes: Buffer.from(text) }))?.entries).toEqual([null])
      expect(chain.take(piece('b', 'a'))).toMatchObject({ position: 1 })
    },
  )

  test('positions count entries, not records, and reading can begin in the middle', () => {
    const chain = new Chain('d', 12)
    const two = piece('e', 'd', { bytes: Buffer.from('["a","b"]') })
    expect(chain.take(two)).toEqual({ id: 'e', position: 12, entries: ['a', 'b'] })
    expect([chain.last, chain.length]).toEqual(['e', 14])
  })
})

describe('a record in several parts', () => {
  const text = JSON.stringify(['é'.repeat(10), 'b'])
  const bytes = Buffer.from(text)
  const parts = (id: string, count: number) =>
    Array.from({ length: count }, (_, part) =>
      piece(id, NOTHING, {
        part,
        parts: count,
        bytes: bytes.subarray(part * 9, part === count - 1 ? undefined : (part + 1) * 9),
      }),
    )

  test('counts when it is whole, in whatever order, and if a part came twice', () => {
    const [one, two, three] = parts('x', 3) as [Piece, Piece, Piece]
    const chain = new Chain()
    expect([two, one, two].map(part => chain.take(part))).toEqual([undefined, undefined, undefined])
    expect(chain.take(three)!.entries).toEqual(JSON.parse(text))
    expect(chain.last).toBe('x')
  })

  test('[ROOM-28] does not count if another was whole before', () => {
    const [one, two, three] = parts('x', 3) as [Piece, Piece, Piece]
    expect(idsOf([one, piece('first', NOTHING), two, three])).toEqual(['first'])
  })

  test('does not mix with another in parts', () => {
    const [a1, a2] = parts('x', 2) as [Piece, Piece]
    const [b1, b2] = parts('y', 2) as [Piece, Piece]
    expect(idsOf([a1, b1, a2, b2])).toEqual(['x'])
  })
})
