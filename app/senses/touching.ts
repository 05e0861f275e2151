import type { FeltContact, FeltFrame } from '@veillee/touch'

/** A touch of the same kind that is farther away than this cannot have come from there within one moment. */
const WITHIN_HU = 0.5

/** The touches that were not there a moment ago. They have no names: the nearest of a kind is the same. */
export function newcomers(before: FeltFrame | null, now: FeltFrame | null): readonly FeltContact[] {
  const free = new Set(before?.contacts ?? [])
  return (now?.contacts ?? []).filter(contact => {
    const same = [...free].find(
      other =>
        other.kind === contact.kind &&
        other.face === contact.face &&
        Math.hypot(other.x - contact.x, other.y - contact.y) < WITHIN_HU,
    )
    if (same) free.delete(same)
    return same === undefined
  })
}

/** The one that is felt most. */
export const strongest = (frame: FeltFrame | null): FeltContact | null =>
  frame?.contacts.reduce((a, b) => (b.strength > a.strength ? b : a)) ?? null
