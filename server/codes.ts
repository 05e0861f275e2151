import { randomInt } from 'node:crypto'
import type { Millis } from '@veillee/kernel'

/** ROOM-1: what reads well aloud. No 0 and O, no 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const SHORTEST = 4
const LONGEST = 12

/** Of so many codes that somebody could try, at most one leads anywhere. */
const TRIES_PER_ROOM = 20_000
/** And of as many as are being tried, at most one in so many hits. */
const TRIES_PER_WRONG_ONE = 500
const HALF_LIFE_MS = 3_600_000

/**
 * Codes grow longer as rooms grow more numerous, so that trying stays hopeless (ROOM-30); and as wrong ones grow more
 * numerous, from however many addresses: who tries as many as would find a room finds that the next has a longer code.
 */
export function codeLength(rooms: number, wrongTries = 0): number {
  const tries = Math.max(TRIES_PER_ROOM, wrongTries * TRIES_PER_WRONG_ONE)
  let length = SHORTEST
  while (length < LONGEST && LETTERS.length ** length < (rooms + 1) * tries) length++
  return length
}

/** Wrong codes of late, from everybody together. Half of them are forgotten in an hour. */
export class WrongCodes {
  #count = 0
  #at: Millis = 0

  add(at: Millis): void {
    this.#count = this.of(at) + 1
    this.#at = at
  }

  of(at: Millis): number {
    return this.#count * 0.5 ** (Math.max(0, at - this.#at) / HALF_LIFE_MS)
  }
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
