import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** What a device is known by, or a seat is handed over with: 256 bits that only its holder keeps. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url')

/** All that is kept of it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A number for the seed of a match (ROOM-15). */
export const newNumber = (): string => randomBytes(BYTES).toString('hex')

export const isToken = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^[A-Za-z0-9_-]{43}$/.test(raw)
