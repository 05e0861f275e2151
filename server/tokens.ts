import { createHash, createHmac, randomBytes } from 'node:crypto'

const BYTES = 32
const LINK_BYTES = 16

/** What a device is known by, or a seat is handed over with: 256 bits that only its holder keeps. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url')

/** All that is kept of it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * ROOM-9, 11: a seat's link is made of the token of the device that offers it and of the wish's id. So a request that is
 * sent again brings the same link again, also after a restart and from another server, and nobody has to keep it.
 */
export const linkFrom = (key: string, id: string): string =>
  createHmac('sha256', key).update(id).digest('base64url')

/** What a connection needs to make links, so that it need not hold the token itself. */
export const linkKeyOf = (token: string): string =>
  createHmac('sha256', token).update('veillee link').digest('base64url')

/** A number for the seed of a match (ROOM-15). */
export const newNumber = (): string => randomBytes(BYTES).toString('hex')

/**
 * ROOM-11: the room that somebody opens with a token of their own has a link that follows from it, so that the same
 * request again finds the same room, on whichever server. The link tells nothing of the token.
 */
export const roomFrom = (token: string): string =>
  createHash('sha256').update(`room ${token}`).digest().subarray(0, LINK_BYTES).toString('base64url')

export const newRoom = (): string => randomBytes(LINK_BYTES).toString('base64url')

/** The link of a room: 128 bits. */
export const isLink = (raw: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(raw)

export const isToken = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^[A-Za-z0-9_-]{43}$/.test(raw)
