import { type Refusal, refuse } from '@veillee/kernel'
import { isOverdrawn } from '@veillee/touch'
import type { Request } from './request.ts'
import type { Room } from './room.ts'

/** ROOM-30: a room is read as a whole whenever somebody comes back to it, so it may not grow without end. */
export const MOST_MATCHES = 1_000
export const MOST_ENTRIES = 100_000
/** A match under way is played to its end. */
export const MOST_ENTRIES_PLAYED = 120_000

const no = {
  matches: refuse({
    en: 'This room has had 1,000 matches. Open a new one.',
    fr: 'Cette veillée a eu 1\u202f000 parties. Ouvres-en une nouvelle.',
  }),
  entries: refuse({
    en: 'So much has happened in this room that it takes nothing more. Open a new one.',
    fr: 'Il s’est passé tant de choses dans cette veillée qu’elle ne prend plus rien. Ouvres-en une nouvelle.',
  }),
  strokes: refuse({
    en: 'That is more strokes than a palm can follow. Draw it with fewer.',
    fr: 'Il y a là plus de traits qu’une paume ne peut en suivre. Dessine-le en moins de traits.',
  }),
}

/** These make a room quieter, and nobody can do them for ever. */
const ALWAYS: readonly Request['do'][] = ['leave', 'remove', 'endEarly']
/** Without these a match could not go on. */
const IN_MATCH: readonly Request['do'][] = ['play', 'askWithout']

export const hadEnough = ({ matches }: Room): Refusal | undefined =>
  matches >= MOST_MATCHES ? no.matches : undefined

/** What somebody may not add any more; what the room does by itself follows from what they do. */
export function tooLongFor({ position }: Room, request: Request): Refusal | undefined {
  if (request.by === 'room' || ALWAYS.includes(request.do)) return undefined
  const most = IN_MATCH.includes(request.do) ? MOST_ENTRIES_PLAYED : MOST_ENTRIES
  return position >= most ? no.entries : undefined
}

/** ROOM-38: what could not be looked at in a moment is not played. What older evenings have was played before. */
export const tooMuchIn = (input: unknown): Refusal | undefined =>
  isOverdrawn(input) ? no.strokes : undefined
