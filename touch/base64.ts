// Ours because browsers and Node each have their own, and the pure folders know neither.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const WELL_FORMED = /^[A-Za-z0-9+/]*={0,2}$/
/** By the code of the letter. */
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => ALPHABET.indexOf(String.fromCharCode(code)))

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a, b, c] = [bytes[at]!, bytes[at + 1], bytes[at + 2]]
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0)
    text += ALPHABET[bits >> 18]! + ALPHABET[(bits >> 12) & 63]!
    text += b === undefined ? '=' : ALPHABET[(bits >> 6) & 63]!
    text += c === undefined ? '=' : ALPHABET[bits & 63]!
  }
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
