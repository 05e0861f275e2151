// Ours because browsers and Node each have their own, and the pure folders know neither.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const WELL_FORMED = /^[A-Za-z0-9+/]*={0,2}$/
/** By the code of the letter. */
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => ALPHABET.indexOf(String.fromCharCode(code)))

const CODES = Uint8Array.from(ALPHABET, letter => letter.charCodeAt(0))
const NONE = '='.charCodeAt(0)
/** So many letters are made of their codes at once: as many as any engine takes. */
const LETTERS_AT_ONCE = 8_192

/** By codes, since a long text that is put together letter by letter costs a thing to be thrown away for each. */
export function toBase64(bytes: Uint8Array): string {
  const codes = new Uint8Array(4 * Math.ceil(bytes.length / 3))
  for (let [from, to] = [0, 0]; from < bytes.length; from += 3, to += 4) {
    const bits = (bytes[from]! << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0)
    codes[to] = CODES[bits >> 18]!
    codes[to + 1] = CODES[(bits >> 12) & 63]!
    codes[to + 2] = from + 1 < bytes.length ? CODES[(bits >> 6) & 63]! : NONE
    codes[to + 3] = from + 2 < bytes.length ? CODES[bits & 63]! : NONE
  }
  let text = ''
  for (let at = 0; at < codes.length; at += LETTERS_AT_ONCE)
    text += Reflect.apply(String.fromCharCode, undefined, codes.subarray(at, at + LETTERS_AT_ONCE))
  return text
}

/** Undefined for what toBase64 would not have written. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !WELL_FORMED.test(text)) return undefined
  const letters = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)
  const bytes = new Uint8Array((letters * 3) >> 2)
  let [bits, held, at] = [0, 0, 0]
  for (let i = 0; i < letters; i++) {
    bits = (bits << 6) | VALUES[text.charCodeAt(i)]!
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at++] = bits >> held
    bits &= (1 << held) - 1
  }
  return bits === 0 ? bytes : undefined
}
