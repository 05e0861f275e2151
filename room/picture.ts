/**
 * A photograph as it travels and is kept: a JPEG of the card's size, and nothing in it but what is needed to draw it. No
 * place, no date, no comment, no second picture, no other format: what is not known here is refused (ROOM-39).
 */
export const PICTURE = { width: 942, height: 642, mostBytes: 72_000 } as const

/** As base64 writes it. */
export const LONGEST_PICTURE = Math.ceil(PICTURE.mostBytes / 3) * 4

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda] as const
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2]
/** How to decode: tables of two kinds, and the distance between restarts. */
const TABLES: readonly number[] = [0xdb, 0xc4, 0xdd]
/** What cameras and programs tell of themselves: applications' segments, and comments. */
const isTelling = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
const isRestart = (byte: number): boolean => byte >= 0xd0 && byte <= 0xd7

/** More than any program makes of one: each is looked at (ROOM-38). */
const MOST_PARTS = 200

/** A part of a JPEG: its marker, and where it begins and ends; a scan goes on to the next marker. */
interface Segment {
  readonly marker: number
  readonly from: number
  readonly to: number
}

/** From the first segment to the last before the end of the picture; undefined if it is no JPEG, or broken off. */
function segmentsIn(
  bytes: Uint8Array,
): { readonly segments: readonly Segment[]; readonly end: number } | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined
  const segments: Segment[] = []
  for (let from = 2; ; ) {
    const marker = bytes[from + 1]
    if (bytes[from] !== 0xff || marker === undefined) return undefined
    if (marker === EOI) return { segments, end: from + 2 }
    const to = endOf(bytes, from, marker)
    if (to === undefined) return undefined
    if (segments.length === MOST_PARTS) return undefined
    segments.push({ marker, from, to })
    from = to
  }
}

function endOf(bytes: Uint8Array, from: number, marker: number): number | undefined {
  const length = (bytes[from + 2] ?? 0) * 256 + (bytes[from + 3] ?? 0)
  const to = from + 2 + length
  if (length < 2 || to > bytes.length) return undefined
  return marker === SOS ? endOfScan(bytes, to) : to
}

/** What is drawn has no marker in it but restarts; a byte that looks like one is followed by 0. */
function endOfScan(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1]!
    if (next !== 0 && !isRestart(next)) return at
  }
  return undefined
}

/** Grey or in colours, of the card's size. */
function isCard(bytes: Uint8Array, { from, to }: Segment): boolean {
  const at = (offset: number): number => bytes[from + offset]! * 256 + bytes[from + offset + 1]!
  const colours = bytes[from + 9]!
  return (
    bytes[from + 4] === 8 &&
    at(5) === PICTURE.height &&
    at(7) === PICTURE.width &&
    (colours === 1 || colours === 3) &&
    to - from === 10 + 3 * colours
  )
}

/** Whether this is a photograph as Veillée keeps them. */
export function isPicture(bytes: Uint8Array): boolean {
  const read = bytes.length <= PICTURE.mostBytes ? segmentsIn(bytes) : undefined
  if (!read || read.end !== bytes.length) return false
  const { segments } = read
  const frames = segments.filter(({ marker }) => FRAMES.includes(marker))
  const known = [...FRAMES, ...TABLES, SOS]
  return (
    frames.length === 1 &&
    isCard(bytes, frames[0]!) &&
    segments.at(-1)!.marker === SOS &&
    segments.every(({ marker }) => known.includes(marker))
  )
}

/** The same picture without what a camera or a program has told in it; undefined if it is no JPEG. */
export function withoutTelling(bytes: Uint8Array): Uint8Array | undefined {
  const read = segmentsIn(bytes)
  if (!read) return undefined
  const kept = read.segments.filter(({ marker }) => !isTelling(marker))
  const parts = [bytes.subarray(0, 2), ...kept.map(({ from, to }) => bytes.subarray(from, to))]
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 2))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  whole.set([0xff, EOI], at)
  return whole
}
