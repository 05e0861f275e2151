import { type DrawingSample, parseDrawing, rolled, unrolledDrawing } from '@veillee/touch'
import { drawer, store, storedValue } from '../device/stored.ts'
import type { GestureOf } from '../live-touch/sample-sender.ts'

const KEY = 'drawing'

const nameOf = (room: string | null, { match, step, seat }: GestureOf): string =>
  `${room} ${match} ${step} ${seat}`

/** READ-23: what has been drawn so far stays on this device until all of it has arrived. */
export function keepDrawing(room: string | null, of: GestureOf, samples: readonly DrawingSample[]): void {
  store(KEY, { of: nameOf(room, of), drawing: rolled({ kind: 'drawing', samples }) })
}

/** Of this very gesture; of any other, it is forgotten. */
export function keptDrawing(room: string | null, of: GestureOf): readonly DrawingSample[] {
  const kept = storedValue(KEY) as { of?: unknown; drawing?: unknown } | null | undefined
  const drawing = kept?.of === nameOf(room, of) ? parseDrawing(kept.drawing) : undefined
  if (!drawing) forgetDrawing()
  return drawing ? unrolledDrawing(drawing).samples : []
}

export const forgetDrawing = (): void => drawer.remove(KEY)
