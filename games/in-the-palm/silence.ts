import { type Seat, type Sound, seatsOf, type Touch } from '@veillee/kernel'
import type { Table } from './state.ts'

/** PALM-18, 48: opponents talk among themselves, and their faces are for everybody but Grandfather. */
export function hushed(table: Table, from: Seat, sound: Sound): readonly Seat[] {
  if (table.active.includes(from)) return []
  if (sound === 'faces') return seatsOf(table.seats).filter(seat => seat !== table.grandfather)
  const { seats } = table.teams.find(team => team.seats.includes(from))!
  return seats.length > 1 ? seats : []
}

/** PALM-24, 48: over the album, Grandfather thinks aloud. */
export const thinkingAloud = (table: Table, from: Seat, sound: Sound): readonly Seat[] =>
  from === table.grandfather ? seatsOf(table.seats) : hushed(table, from, sound)

const HOLD_THE_HAND = ['palm-up', 'back-up', 'upright', 'fingers-spread', 'fingers-closed']
const SECOND_MEMORY = 'second-memory'

/** Every one that can ever be said. */
export const PHRASES: readonly string[] = [...HOLD_THE_HAND, SECOND_MEMORY]

/** PALM-18: all that the Child may say; how the hand is to be held only before the mime begins. */
export function setPhrases({ child, memory, hasBegun }: Table, from: Seat): readonly string[] {
  if (from !== child) return []
  return [...(hasBegun ? [] : HOLD_THE_HAND), ...(memory === 2 ? [SECOND_MEMORY] : [])]
}

/** PALM-12, 19, 47: Grandfather feels it, and everybody else who plays sees it. */
export const mimeUnderWay = ({ child, grandfather, seats }: Table): Touch => ({
  from: child,
  kind: 'mime',
  felt: [grandfather],
  seen: seatsOf(seats).filter(seat => seat !== child && seat !== grandfather),
})
