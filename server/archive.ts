import type { Millis } from '@veillee/kernel'
import type { RoomId } from '@veillee/room'

/** A part of what a log holds: a name of a room, an entry as text, or that the room was forgotten while it was read. */
export type Piece =
  | { readonly room: RoomId; readonly name: string; readonly at: Millis }
  | { readonly room: RoomId; readonly position: number; readonly at: Millis; readonly entry: string }
  | { readonly room: RoomId; readonly isGone: true }

/**
 * All that a log holds, room by room: its names, then its entries in order, a few at a time. Whatever was stored when
 * this began is among it; what is appended meanwhile may be.
 */
export interface Archive {
  pieces(): AsyncIterable<readonly Piece[]>
}
