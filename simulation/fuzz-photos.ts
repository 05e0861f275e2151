import type { Chance } from '@veillee/kernel'
import { jpegOf } from '@veillee/room/testing'
import { letters, type Words } from './fuzz-grammar.ts'

/** What somebody says is a photograph: in letters, as it travels. */
type Picture = (chance: Chance) => string

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64')
/** Not each by chance: whoever attacks plays in peace beside it, and would be late. */
function bytesBut0xff(length: number, { below }: Chance): readonly number[] {
  const [start, step] = [below(255), 1 + below(254)]
  return Array.from({ length }, (_, i) => (start + i * step) % 255)
}
const segment = (marker: number, ...data: readonly number[]): readonly number[] => [
  ...[0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255],
  ...data,
]
const [COMMENT, EXIF, TABLE] = [0xfe, 0xe1, 0xdb]
const SCRIPT = [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')]
const LARGEST = 72_000
const HEAD = jpegOf([]).length

const SMALLEST = segment(TABLE)
const WORST = base64(
  jpegOf(
    [],
    undefined,
    ...Array.from({ length: Math.floor((LARGEST - HEAD) / SMALLEST.length) }, () => SMALLEST).flat(),
  ),
)

/** The largest, with nothing in it but the smallest parts that there are: nobody looks at all of them. */
export const worstPicture = (): string => WORST

/** What is taken for one, and may be: nobody looks at it but who may see the card. */
export const GOOD: readonly Picture[] = [
  chance => base64(jpegOf(bytesBut0xff(1 + chance.below(400), chance))),
  chance => base64(jpegOf([...SCRIPT, ...bytesBut0xff(20, chance)])), // what runs elsewhere is here a picture of nothing
  chance => base64(jpegOf(bytesBut0xff(LARGEST - HEAD, chance))),
]

const cut = (bytes: Uint8Array, { below }: Chance): Uint8Array => bytes.subarray(0, below(bytes.length))

/** What is none: broken, too large, of other kinds, with something in it that a picture does not need. */
export const WRONG: readonly Picture[] = [
  worstPicture,
  chance => base64(cut(jpegOf(bytesBut0xff(300, chance)), chance)),
  chance => base64(jpegOf(bytesBut0xff(LARGEST - HEAD + 1 + chance.below(9_000), chance))),
  ({ pick }) =>
    base64(
      jpegOf(
        [1],
        pick(
          [
            [1, 1],
            [0, 0],
            [642, 942],
            [65_535, 65_535],
          ].map(([width, height]) => ({ width: width!, height: height! })),
        ),
      ),
    ),
  () => base64(jpegOf([1], undefined, ...segment(COMMENT, ...SCRIPT))),
  () => base64(jpegOf([1], undefined, ...segment(EXIF, ...Buffer.from('Exif\0\0')))),
  () => base64(Buffer.concat([jpegOf(), Buffer.from(SCRIPT)])),
  () => base64(Buffer.concat([Buffer.from(SCRIPT), jpegOf()])),
  () => base64(Buffer.concat([jpegOf(), jpegOf()])),
  () => base64(Uint8Array.from(SCRIPT)),
  () => base64('<!doctype html><script>alert(1)</script>'),
  () => base64('\u0089PNG\r\n\u001a\n'),
  () => base64('GIF89a/*<svg/onload=alert(1)>*/=1;'),
  () => base64('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '),
  () => base64('%PDF-1.7'),
  chance => base64(outOfOrder(chance)),
  ({ below }) => base64(jpegOf([1], undefined, 0xff, TABLE, 0, below(2))),
  () => base64(jpegOf([1], undefined, 0xff, TABLE, 0xff, 0xff)),
  () => `data:image/jpeg;base64,${base64(jpegOf())}`,
  ({ pick }) => base64(jpegOf()) + pick(['=', ' ', '\n', '\u0000', 'AAA', '===='] as const),
  chance => letters('+/=-_ ', 4 * chance.below(60) + 1, chance),
  ({ pick }) => pick(['', '/9j/', '\ud800', 'x'.repeat(120_000)] as const),
]

/** The parts of a picture, all of them, in another order than the only one that makes sense. */
function outOfOrder({ below }: Chance): Uint8Array {
  const whole = jpegOf([1])
  const scan = whole.indexOf(0xda) - 1
  const [start, parts, rest] = [whole.subarray(0, 2), whole.subarray(2, scan), whole.subarray(scan, -2)]
  const orders = [
    [start, rest, parts, whole.subarray(-2)],
    [parts, start, rest, whole.subarray(-2)],
    [start, parts, whole.subarray(-2), rest],
  ]
  return Buffer.concat(orders[below(orders.length)]!)
}

const TITLES = [
  'Rex',
  '',
  ' ',
  'x'.repeat(41),
  '<img src=x onerror=alert(1)>',
  '\u202exeR',
  '👨‍👩‍👧‍👦'.repeat(9),
]
const FIRST = 101

/** About photographs, by whoever may and whoever may not. Large ones are rarer, or they would be most of what is sent. */
export function photoWish(chance: Chance): Words {
  const card = FIRST - 2 + chance.below(12)
  const title = chance.pick(TITLES)
  switch (chance.below(5)) {
    case 0:
      return { do: 'titlePhoto', card, title }
    case 1:
      return { do: 'dropPhoto', card }
    default: {
      const all = chance.below(3) > 0 ? WRONG : GOOD
      const picture = chance.pick(all)(chance)
      const isRare = picture.length > 20_000 && chance.below(4) > 0
      return { do: 'addPhoto', title, picture: isRare ? chance.pick(GOOD.slice(0, 2))(chance) : picture }
    }
  }
}

export const photoFetch = ({ below, pick }: Chance): Words => ({
  do: 'fetchPhoto',
  card: pick([FIRST + below(10), FIRST + below(130), below(200), 999_999]),
})
