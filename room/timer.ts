import { awaits, type Match, type Millis, refuse } from '@veillee/kernel'
import type { EntryOf } from './entry.ts'
import { isAnswering, no as notNow } from './question.ts'
import type { Effects, RequestTo } from './request.ts'
import { isHost, playingIn, type Room } from './room.ts'

/** ROOM-13: a timer is a sandglass that all can see. It tells, and decides nothing: rules know no hurry. */

const SHORTEST_MS = 10_000
const LONGEST_MS = 3_600_000

const no = {
  notHost: refuse({ en: 'Only the host sets a timer.', fr: 'C’est l’hôte qui règle le minuteur.' }),
  length: refuse({
    en: 'A timer runs for 10 seconds to an hour.',
    fr: 'Un minuteur dure de 10 secondes à une heure.',
  }),
  none: refuse({ en: 'No timer is running.', fr: 'Aucun minuteur ne tourne.' }),
}

/** When the timer of a step that begins now will have run out; null where there is none, or nobody is awaited. */
export const timerFrom = ({ timerMs }: Pick<Room, 'timerMs'>, match: Match, at: Millis): Millis | null =>
  timerMs === null || awaits(match).length === 0 ? null : at + timerMs

const isLength = (timerMs: Millis | null): boolean =>
  timerMs === null || (Number.isInteger(timerMs) && timerMs >= SHORTEST_MS && timerMs <= LONGEST_MS)

export function setTimer(room: Room, { by, timerMs }: RequestTo<'setTimer'>): Effects {
  if (!isHost(room, by)) return no.notHost
  return isLength(timerMs) ? [{ did: 'setTimer', timerMs }] : no.length
}

/** From the next step on. */
export const timerSet = (room: Room, { timerMs }: EntryOf<'setTimer'>): Room => ({ ...room, timerMs })

/** Anybody may, who is there. */
function change(room: Room, request: RequestTo<'lengthenTimer' | 'stopTimer'>): Effects {
  const playing = playingIn(room)
  if (!playing || !isAnswering(playing, request)) return notNow.late
  return playing.timerEndsAt === null ? no.none : [{ did: request.do }]
}

export { change as lengthenTimer, change as stopTimer }

const withTimer = (room: Room, timerEndsAt: Millis | null): Room =>
  room.playing ? { ...room, playing: { ...room.playing, timerEndsAt } } : room

/** By its whole length once more. */
export function timerLengthened(room: Room, { at }: EntryOf<'lengthenTimer'>): Room {
  const endsAt = room.playing?.timerEndsAt
  return endsAt == null ? room : withTimer(room, Math.max(endsAt, at) + (room.timerMs ?? SHORTEST_MS))
}

export const timerStopped = (room: Room): Room => withTimer(room, null)
