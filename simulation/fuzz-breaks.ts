import type { Chance } from '@veillee/kernel'
import { LARGEST_FRAME } from './fuzz-assault.ts'
import type { Family } from './fuzz-tally.ts'
import { bytesOf, textFrame as text } from './fuzz-wire.ts'

const NOT_UTF8 = Buffer.from([0x7b, 0xff, 0xfe, 0x7d])

/** What is no message at all, and the codes that the server may hang up with. */
export const BREAKS: readonly (readonly [
  Family,
  (chance: Chance) => Buffer,
  readonly (number | undefined)[],
])[] = [
  ['oversized', ({ below }) => text('x'.repeat(LARGEST_FRAME + 1 + below(200_000))), [1009]],
  ['oversized', () => bytesOf({ opcode: 2, payload: Buffer.alloc(LARGEST_FRAME + 1) }), [1009]],
  ['oversized', () => bytesOf({ opcode: 1, saidLength: 2 ** 40 }), [1009]],
  ['oversized', () => bytesOf({ opcode: 1, saidLength: 2 ** 60 }), [1009]],
  [
    'oversized',
    () =>
      Buffer.concat([
        bytesOf({ opcode: 1, isLast: false, payload: 'x'.repeat(100_000) }),
        bytesOf({ opcode: 0, payload: 'x'.repeat(100_000) }),
      ]),
    [1009],
  ],
  ['broken frames', ({ below }) => bytesOf({ opcode: 3 + below(5), payload: 'x' }), [1002]],
  ['broken frames', ({ below }) => bytesOf({ opcode: 11 + below(5), payload: 'x' }), [1002]],
  ['broken frames', () => bytesOf({ opcode: 1, payload: '{}', isMasked: false }), [1002]],
  ['broken frames', ({ below }) => bytesOf({ opcode: 1, payload: '{}', reserved: 1 + below(7) }), [1002]],
  ['broken frames', () => bytesOf({ opcode: 0, payload: 'of nothing' }), [1002]],
  ['broken frames', () => bytesOf({ opcode: 9, payload: 'x', isLast: false }), [1002]],
  ['broken frames', () => bytesOf({ opcode: 9, payload: 'x'.repeat(126) }), [1002]],
  [
    'broken frames',
    () =>
      Buffer.concat([
        bytesOf({ opcode: 1, isLast: false, payload: '{' }),
        bytesOf({ opcode: 1, payload: '}' }),
      ]),
    [1002],
  ],
  ['broken frames', () => bytesOf({ opcode: 8, payload: Buffer.from([3]) }), [1002]],
  ['broken frames', ({ below }) => bytesOf({ opcode: 8, payload: Buffer.from([0, below(256)]) }), [1002]],
  ['broken frames', () => bytesOf({ opcode: 8, payload: Buffer.from([3, 232, 0xff, 0xfe]) }), [1007]],
  ['broken frames', () => text(NOT_UTF8), [1007]],
  ['broken frames', () => text(Buffer.from([0xed, 0xa0, 0x80])), [1007]],
  ['broken frames', () => text(Buffer.from([0x22, 0xf5, 0x80, 0x80, 0x80, 0x22])), [1007]],
  ['broken frames', () => Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'), [1002]],
]

const SIZES = [0, 1, 2, 3, 9, 10, 64, 200, 1_000]
const LIVE = 1

/** A binary frame of any kind and length; some as long as they may be. */
export function binary({ below, pick }: Chance): Buffer {
  const size = below(60) === 0 ? below(LARGEST_FRAME) : pick(SIZES) + below(4)
  const bytes = Buffer.alloc(size, below(256))
  for (let i = 0; i < Math.min(size, 40); i++) bytes[i] = below(256)
  if (size > 0) bytes[0] = below(3) === 0 ? LIVE : below(256)
  return bytes
}

/** Some bits are not what they were, or the end is missing, or there is more than there should be. */
export function damaged(bytes: Buffer, { below }: Chance): Buffer {
  const twin = Buffer.from(bytes)
  for (let i = 1 + below(4); i > 0; i--) twin[below(twin.length)]! ^= 1 << below(8)
  const cut = twin.subarray(0, below(3) === 0 ? below(twin.length) : twin.length)
  return below(6) === 0 ? Buffer.concat([cut, cut, cut]) : cut
}
