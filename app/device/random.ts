/** Good randomness, also on plain HTTP, where randomUUID and subtle crypto are missing. */
const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** 256 bits in hexadecimal: this phone's share of a match's chance (ROOM-15). */
export const randomNumber = (): string =>
  Array.from(bytes(32), byte => byte.toString(16).padStart(2, '0')).join('')

/** 256 bits in base64url, 43 characters: who this device is. */
export const randomToken = (): string =>
  btoa(String.fromCharCode(...bytes(32)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Six letters that read well and that nobody guesses within minutes: by them a knock is known again. */
export const randomMark = (): string => Array.from(bytes(6), byte => LETTERS[byte % LETTERS.length]).join('')

/** Tells the requests of this page from those of any other. */
export const randomPrefix = (): string => Array.from(bytes(6), byte => byte.toString(36)).join('')
