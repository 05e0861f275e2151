import { isOnDevice } from './room-id.ts'
import { drawer, store, storedValue } from './stored.ts'

/** With whom, and at what: so that people know an evening again that they see in a list (ROOM-27). */
export interface Company {
  readonly game: string
  readonly names: readonly string[]
}

/** A room that this device has been in: by room and token it comes back (ROOM-8). */
export interface KnownRoom {
  readonly room: string
  readonly token: string
  readonly code: string
  readonly name: string
  /** When it was last open here. */
  readonly at: number
  readonly company?: Company
}

const KEY = 'rooms'
/** Of those on a server, which keeps them itself. What is on this device alone stays in the list, or nobody finds it. */
const MOST = 12

const isText = (value: unknown): value is string => typeof value === 'string'

function isKnownRoom(value: unknown): value is KnownRoom {
  if (typeof value !== 'object' || value === null) return false
  const { room, token, code, name, at } = value as Record<string, unknown>
  return [room, token, code, name].every(isText) && typeof at === 'number'
}

function isCompany(value: unknown): value is Company {
  if (typeof value !== 'object' || value === null) return false
  const { game, names } = value as Record<string, unknown>
  return isText(game) && Array.isArray(names) && names.every(isText)
}

/** Whatever an older app has kept: what is not understood is left out. */
const read = ({ company, ...known }: KnownRoom): KnownRoom =>
  isCompany(company) ? { ...known, company } : known

/** The last one first. */
export function knownRooms(): readonly KnownRoom[] {
  const kept = storedValue(KEY)
  return Array.isArray(kept) ? kept.filter(isKnownRoom).map(read) : []
}

export const knownRoom = (room: string): KnownRoom | undefined =>
  knownRooms().find(known => known.room === room)

/** As it is typed: small letters and spaces do not matter. */
export const knownByCode = (code: string): KnownRoom | undefined =>
  knownRooms().find(known => known.code === code.toUpperCase().replaceAll(/[\s-]/g, ''))

export function rememberRoom(known: KnownRoom): void {
  const others = knownRooms().filter(({ room }) => room !== known.room)
  const all = [{ ...knownRoom(known.room), ...known }, ...others]
  const onServers = all.filter(({ room }) => !isOnDevice(room)).slice(0, MOST)
  store(
    KEY,
    all.filter(one => isOnDevice(one.room) || onServers.includes(one)),
  )
}

/** Of a room that is known. */
export const rememberCompany = (room: string, company: Company): void =>
  store(
    KEY,
    knownRooms().map(known => (known.room === room ? { ...known, company } : known)),
  )

export const forgetRoom = (room: string): void =>
  store(
    KEY,
    knownRooms().filter(known => known.room !== room),
  )

/** The name that somebody used last on this device. */
export const lastName = (): string => drawer.get('name') ?? ''
export const rememberName = (name: string): void => drawer.set('name', name)

const NAMES = 'names'

/** Those who shared this device last (ROOM-22). */
export function lastNames(): readonly string[] {
  const kept = storedValue(NAMES)
  return Array.isArray(kept) ? kept.filter(isText) : []
}

export const rememberNames = (names: readonly string[]): void => store(NAMES, names)
