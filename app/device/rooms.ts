import { drawer, keep, keptValue } from './kept.ts'

/** A room that this device has been in: by room and token it comes back (ROOM-8). */
export interface KnownRoom {
  readonly room: string
  readonly token: string
  readonly code: string
  readonly name: string
  /** When it was last open here. */
  readonly at: number
}

const KEY = 'rooms'
const MOST = 12

const isText = (value: unknown): value is string => typeof value === 'string'

function isKnownRoom(value: unknown): value is KnownRoom {
  if (typeof value !== 'object' || value === null) return false
  const { room, token, code, name, at } = value as Record<string, unknown>
  return [room, token, code, name].every(isText) && typeof at === 'number'
}

/** The last one first. */
export function knownRooms(): readonly KnownRoom[] {
  const kept = keptValue(KEY)
  return Array.isArray(kept) ? kept.filter(isKnownRoom) : []
}

export const knownRoom = (room: string): KnownRoom | undefined =>
  knownRooms().find(known => known.room === room)

/** As it is typed: small letters and spaces do not matter. */
export const knownByCode = (code: string): KnownRoom | undefined =>
  knownRooms().find(known => known.code === code.toUpperCase().replaceAll(/[\s-]/g, ''))

export const rememberRoom = (known: KnownRoom): void =>
  keep(KEY, [known, ...knownRooms().filter(({ room }) => room !== known.room)].slice(0, MOST))

export const forgetRoom = (room: string): void =>
  keep(
    KEY,
    knownRooms().filter(known => known.room !== room),
  )

/** The name that somebody used last on this device. */
export const lastName = (): string => drawer.get('name') ?? ''
export const rememberName = (name: string): void => drawer.set('name', name)
