import type { WireRequest } from '@veillee/room'
import type { Holder } from '../connection/server-messages.ts'

/** What to ask for so that whoever sits at one seat comes to another; two who are there change places. */
export function moved(seating: readonly (Holder | null)[], from: number, to: number): readonly WireRequest[] {
  const [holder, other] = [seating[from], seating[to]]
  if (!holder || from === to) return []
  if ('person' in holder) return [{ do: 'sit', seat: to, person: holder.person }]
  if (!other)
    return [
      { do: 'seatBot', seat: to, level: holder.bot },
      { do: 'unseatBot', seat: from },
    ]
  if ('person' in other) return [{ do: 'sit', seat: from, person: other.person }]
  return [
    { do: 'seatBot', seat: to, level: holder.bot },
    { do: 'seatBot', seat: from, level: other.bot },
  ]
}

export interface Mover {
  readonly isHost: boolean
  /** Everybody who plays on this phone. */
  readonly people: readonly number[]
}

/** ROOM-3: each their own token, and the host every one. */
export const mayMove = (holder: Holder | null | undefined, { isHost, people }: Mover): boolean =>
  holder != null && (isHost || ('person' in holder && people.includes(holder.person)))
