import { drawer, store, storedValue } from './stored.ts'

/** The Wi-Fi of the house, as somebody typed it here. It stays on this device, and is never sent. */
export interface Wifi {
  readonly name: string
  /** Empty where there is none. */
  readonly password: string
  /** It does not say its name to those who look for one. */
  readonly isHidden: boolean
}

const KEY = 'wifi'

function isWifi(value: unknown): value is Wifi {
  if (typeof value !== 'object' || value === null) return false
  const { name, password, isHidden } = value as Record<string, unknown>
  return typeof name === 'string' && typeof password === 'string' && typeof isHidden === 'boolean'
}

export function keptWifi(): Wifi | null {
  const kept = storedValue(KEY)
  return isWifi(kept) ? kept : null
}

export const keepWifi = (wifi: Wifi): void => store(KEY, wifi)

export const forgetWifi = (): void => drawer.remove(KEY)

const escaped = (text: string): string => text.replaceAll(/[\\;,:"]/g, '\\$&')

/** As cameras read it: `WIFI:T:WPA;S:name;P:password;;`. */
export function wifiCode({ name, password, isHidden }: Wifi): string {
  const way = password === '' ? 'T:nopass' : 'T:WPA'
  const fields = [way, `S:${escaped(name)}`]
  if (password !== '') fields.push(`P:${escaped(password)}`)
  if (isHidden) fields.push('H:true')
  return `WIFI:${fields.join(';')};;`
}
