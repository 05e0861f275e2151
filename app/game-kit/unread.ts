import { signal } from '@preact/signals'
import type { Talk } from '../connection/server-messages.ts'
import { store, storedValue } from '../device/stored.ts'
import { usePhone, useRoomClient } from '../room-client/context.tsx'

interface Read {
  readonly room: string
  /** The last line that was in sight, by the server's clock. */
  readonly at: number
}

const KEY = 'read'

function keptRead(): Read | null {
  const { room, at } = (storedValue(KEY) ?? {}) as Partial<Read>
  return typeof room === 'string' && typeof at === 'number' ? { room, at } : null
}

const read = signal<Read | null>(keptRead())

/** Faces float past and are gone: only what is written waits to be read. */
const unreadIn = (talk: Talk, { at, person }: { at: number; person: number }): number =>
  talk.filter(line => line.at > at && line.by !== person && line.kind !== 'faces').length

export function useUnread(): number {
  const { talk, room } = useRoomClient()
  const { person } = usePhone()
  const at = read.value?.room === room.value ? (read.value?.at ?? 0) : 0
  return unreadIn(talk.value, { at, person })
}

/** Everything up to the last line has been in sight. */
export function readUpTo(room: string, talk: Talk): void {
  const at = talk.at(-1)?.at ?? 0
  if (read.peek()?.room === room && read.peek()!.at >= at) return
  read.value = { room, at }
  store(KEY, read.value)
}
