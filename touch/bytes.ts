/** Small numbers first, whatever their sign: 0, −1, 1, −2, … */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value
}

export function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2
}

/** Numbers in groups of seven bits, the lowest first; all but the last have their highest bit set. */
export class Writer {
  private at = 0
  private readonly bytes: Uint8Array

  constructor(room: number) {
    this.bytes = new Uint8Array(room)
  }

  byte(value: number): void {
    this.bytes[this.at++] = value
  }

  number(value: number): void {
    let rest = value
    for (; rest > 127; rest >>= 7) this.byte((rest & 127) | 128)
    this.byte(rest)
  }

  written(): Uint8Array {
    return this.bytes.slice(0, this.at)
  }
}

/** Spoilt by the first thing that cannot be read; what it reads from then on means nothing. */
export class Reader {
  at = 0
  isSpoilt = false
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  byte(): number {
    if (this.at >= this.bytes.length) this.isSpoilt = true
    return this.bytes[this.at++] ?? 0
  }

  byteBut(before: number, most: number): number {
    const value = this.byte()
    if (value === before || value > most) this.isSpoilt = true
    return value
  }

  upTo(most: number): number {
    const value = this.byte()
    if (value > most) this.isSpoilt = true
    return value
  }

  /** No number has more than three bytes, nor a last one that says nothing. */
  number(): number {
    const low = this.byte()
    if (low < 128) return low
    const middle = this.byte()
    if (middle < 128) return this.notNought(middle) * 128 + (low & 127)
    return this.notNought(this.byte()) * 16_384 + (middle & 127) * 128 + (low & 127)
  }

  numberBut(before: number): number {
    const value = this.number()
    if (value === before) this.isSpoilt = true
    return value
  }

  numberUpTo(most: number): number {
    const value = this.number()
    if (value > most) this.isSpoilt = true
    return value
  }

  private notNought(last: number): number {
    if (last === 0 || last > 127) this.isSpoilt = true
    return last
  }
}
