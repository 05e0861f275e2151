import { randomToken } from '../device/random.ts'
import { drawer, store, storedValue } from '../device/stored.ts'

interface KnownScreen {
  readonly code: string
  readonly token: string
}

const KEY = 'screen'

/** A room's link is longer. */
export const LONGEST_CODE = 12

const isKnown = (value: unknown): value is KnownScreen =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as KnownScreen).code === 'string' &&
  typeof (value as KnownScreen).token === 'string'

/** As the server reads a code: small letters, spaces and dashes do not matter. A room's link is as good, and stays. */
export const cleaned = (typed: string): string =>
  typed.length > LONGEST_CODE ? typed : typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The room that this device showed last. */
export const lastScreen = (): KnownScreen | undefined => {
  const kept = storedValue(KEY)
  return isKnown(kept) ? kept : undefined
}

/** It was not let in, or put out: another time it comes as somebody new. */
export const forgetScreen = (): void => drawer.remove(KEY)

/**
 * Who this device is as a screen of a room. Not kept among the rooms of the device: somebody may play on the same
 * laptop, and must not lose their place to it.
 */
export function screenToken(code: string): string {
  const last = lastScreen()
  if (last?.code === code) return last.token
  const token = randomToken()
  store(KEY, { code, token })
  return token
}
