import { store, storedValue } from './stored.ts'

/** What this phone has added to the chance of a match, so that it can be checked after the match (ROOM-15). */
interface OwnNumber {
  readonly room: string
  readonly match: number
  readonly number: string
}

const KEY = 'numbers'
const MOST = 40

function isOwnNumber(value: unknown): value is OwnNumber {
  if (typeof value !== 'object' || value === null) return false
  const { room, match, number } = value as Record<string, unknown>
  return typeof room === 'string' && typeof match === 'number' && typeof number === 'string'
}

function kept(): readonly OwnNumber[] {
  const value = storedValue(KEY)
  return Array.isArray(value) ? value.filter(isOwnNumber) : []
}

/** Kept before it is sent: a reload in between must not make it a stranger's. */
export const rememberNumber = (own: OwnNumber): void => store(KEY, [own, ...kept()].slice(0, MOST))

/** More than one where the page was loaded anew before the first was answered. */
export const ownNumbers = (room: string, match: number): readonly string[] =>
  kept()
    .filter(own => own.room === room && own.match === match)
    .map(({ number }) => number)
