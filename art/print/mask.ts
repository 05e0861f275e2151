/** A picture of yes and no, row by row. */
export interface Mask {
  readonly width: number
  readonly height: number
  readonly bits: Uint8Array
}

/** How far each pixel is from one of its row that is on. */
function alongRows({ width, bits }: Mask): Uint8Array {
  const away = new Uint8Array(bits.length)
  for (let i = 0, last = 255; i < bits.length; i++) {
    if (i % width === 0) last = 255
    last = bits[i] ? 0 : Math.min(255, last + 1)
    away[i] = last
  }
  for (let i = bits.length - 1, last = 255; i >= 0; i--) {
    if (i % width === width - 1) last = 255
    last = Math.min(255, last + 1, away[i]!)
    away[i] = last
  }
  return away
}

export const opposite = (mask: Mask): Mask => ({ ...mask, bits: mask.bits.map(bit => 1 - bit) })

/** So many pixels wider all round: where a row so near has something near enough. */
export function grown(mask: Mask, by: number): Mask {
  const away = alongRows(mask)
  const bits = new Uint8Array(away.length)
  for (let row = -Math.floor(by); row <= by; row++) {
    const [shift, reach] = [row * mask.width, Math.sqrt(by * by - row * row)]
    const [from, to] = [Math.max(0, -shift), Math.min(away.length, away.length - shift)]
    for (let i = from; i < to; i++) if (away[i + shift]! <= reach) bits[i] = 1
  }
  return { ...mask, bits }
}

export const shrunk = (mask: Mask, by: number): Mask => opposite(grown(opposite(mask), by))

/** Only where a disc of this radius fits in. */
export const opened = (mask: Mask, radius: number): Mask => grown(shrunk(mask, radius), radius)

/** Without gaps that a disc of this radius does not fit into. */
export const closed = (mask: Mask, radius: number): Mask => shrunk(grown(mask, radius), radius)

export const without = (mask: Mask, other: Mask): Mask => ({
  ...mask,
  bits: mask.bits.map((bit, i) => bit & (1 - other.bits[i]!)),
})

export const joined = (mask: Mask, other: Mask): Mask => ({
  ...mask,
  bits: mask.bits.map((bit, i) => bit | other.bits[i]!),
})

/** Without pieces of fewer pixels than these. */
export function withoutCrumbs(mask: Mask, least: number): Mask {
  const { width, bits } = mask
  const [seen, kept] = [new Uint8Array(bits.length), new Uint8Array(bits.length)]
  for (let start = 0; start < bits.length; start++) {
    if (!bits[start] || seen[start]) continue
    const piece = [start]
    seen[start] = 1
    for (let n = 0; n < piece.length; n++) {
      const i = piece[n]!
      const x = i % width
      for (const next of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width])
        if (bits[next] && !seen[next]) {
          seen[next] = 1
          piece.push(next)
        }
    }
    if (piece.length >= least) for (const i of piece) kept[i] = 1
  }
  return { ...mask, bits: kept }
}
