/** Letters are what people see as letters: an emoji with its skin tone is one. */
function lettersIn(text: string): number {
  letters ??= new Intl.Segmenter()
  return [...letters.segment(text)].length
}
/** Made when it is needed first: it takes a while, and a server should be up at once. */
let letters: Intl.Segmenter | undefined

/** No letter that anybody means is longer: a family of four with its joiners has eleven units. */
const LONGEST_LETTER = 12

/** What cannot be seen, or would turn the text around it, or is half a letter. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u115f\u1160\u17b4\u17b5\u180e\u3164\uffa0\u2800\u2060-\u206f\ufeff\ufff9-\ufffc\u{1d159}\u{1d173}-\u{1d17a}]/u
const TURNING = /[\u061c\u200b\u200e\u200f\u202a-\u202e]/u
/** Letters that only a flag may have; elsewhere they would hide a text in the text. */
const HIDDEN = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/u
/** More marks on one letter than any language has: they would run over the lines above. */
const HEAPED = /\p{M}{5,}/u
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * One line of text as it will be shown: neither markup nor anything that could pose as something else. Undefined if
 * it is no such line, or has more letters than this.
 */
export function readLine(raw: unknown, mostLetters: number): string | undefined {
  if (typeof raw !== 'string' || raw.length > mostLetters * LONGEST_LETTER) return undefined
  const line = raw.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if ([UNSEEN, TURNING, HIDDEN, HEAPED].some(bad => bad.test(line)) || !SEEN.test(line)) return undefined
  return lettersIn(line) <= mostLetters ? line : undefined
}
