import { type MimeSample, parseMime, rolled, unrolledMime } from '@veillee/touch'
import { drawer, store, storedValue } from '../../device/stored.ts'
import type { GestureOf } from '../../live-touch/sample-sender.ts'

const KEY = 'mime'

const nameOf = (room: string | null, { seat, match, step }: GestureOf): string =>
  [room, match, step, seat].join(' ')

/** ROOM-8: a mime under way stays on the device until the server has it, even if the page is closed. */
export const keepMime = (room: string | null, of: GestureOf, samples: readonly MimeSample[]): void =>
  store(KEY, { of: nameOf(room, of), mime: rolled({ kind: 'mime', samples }) })

export function keptMime(room: string | null, of: GestureOf): readonly MimeSample[] {
  const kept = storedValue(KEY) as { readonly of?: unknown; readonly mime?: unknown } | undefined
  if (kept?.of !== nameOf(room, of)) return []
  const mime = parseMime(kept.mime)
  return mime ? unrolledMime(mime).samples : []
}

export const forgetMime = (): void => drawer.remove(KEY)
