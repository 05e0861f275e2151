import { randomInt } from 'node:crypto'

/** ROOM-1: what reads well aloud. No 0 and O, no 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const SHORTEST = 4
const LONGEST = 12

/** Of so many codes that somebody could try, at most one leads anywhere. */
const TRIES_PER_ROOM = 20_000

/** Codes grow longer as rooms grow more numerous, so that trying stays hopeless (ROOM-30). */
export function codeLength(rooms: number): number {
  let length = SHORTEST
  while (length < LONGEST && LETTERS.length ** length < (rooms + 1) * TRIES_PER_ROOM) length++
  return length
}

export const newCode = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A code as somebody typed it: small letters, spaces and dashes are as good; undefined if it cannot be one. */
export function readCode(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > 4 * LONGEST) return undefined
  const code = raw.toUpperCase().replace(/[\s-]/g, '')
  const isCode =
    code.length >= SHORTEST && code.length <= LONGEST && [...code].every(letter => LETTERS.includes(letter))
  return isCode ? code : undefined
}
