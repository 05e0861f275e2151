import {
  type Away,
  awaits,
  awayOf,
  dueAt,
  isBetweenTurns,
  isRefusal,
  type Millis,
  refuse,
  type Seat,
  seatsOf,
} from '@veillee/kernel'
import type { AwaitedActor, EntryOf, Happening } from './entry.ts'
import { nextHost } from './people.ts'
import type { PersonId } from './person.ts'
import { move, ticks } from './play.ts'
import type { Playing } from './playing.ts'
import { awaySince, isThere, type Presence } from './presence.ts'
import { isAnswering, no as notNow } from './question.ts'
import type { Effects, Request, RequestTo } from './request.ts'
import { isHere, isPlayedByBot, mayBotAnswer, phoneOf, playedBy, playingIn, type Room } from './room.ts'
import { isBot, seatOf, sitterOn, withHolder } from './seating.ts'

const HOST_AWAY_MS = 30_000

const no = {
  there: refuse({ en: 'Nobody is missing there.', fr: 'Personne ne manque là.' }),
  soon: refuse({ en: 'Wait a moment: the seat is kept.', fr: 'Attends un instant : la place est gardée.' }),
  undecided: refuse({
    en: 'More than half of you have to agree.',
    fr: 'Il faut que plus de la moitié d’entre vous soient d’accord.',
  }),
  noVote: refuse({
    en: 'Those who play decide that.',
    fr: 'Ce sont celles et ceux qui jouent qui décident.',
  }),
  away: refuse({ en: 'They are not back yet.', fr: 'Cette personne n’est pas encore revenue.' }),
  seated: refuse({ en: 'You have a seat in this match.', fr: 'Tu as déjà une place dans cette partie.' }),
  taken: refuse({ en: 'Somebody plays there.', fr: 'Quelqu’un joue à cette place.' }),
  turn: refuse({
    en: 'Between two turns you can sit down there.',
    fr: 'Entre deux tours, tu pourras t’asseoir là.',
  }),
  host: refuse({ en: 'The host is there.', fr: 'L’hôte est là.' }),
  alone: refuse({ en: 'Nobody else is there.', fr: 'Personne d’autre n’est là.' }),
}

/** Somebody awaited who is not there, and what follows from it (ROOM-10). */
export interface Absence {
  readonly absent: AwaitedActor
  readonly since: Millis
  readonly away: Away
  /** Those who would go on without, and how many have a vote. */
  readonly votes: readonly PersonId[]
  readonly voters: number
}

// Who is missing

/** Where only people can act, a bot is as good as away; a game waits for no host, there or not (ROOM-4). */
function missingSince(
  room: Room,
  presence: Presence,
  playing: Playing,
  actor: AwaitedActor,
): Millis | undefined {
  if (actor === 'host')
    return (room.host === null ? 0 : awaySince(room, presence, room.host)) ?? playing.askedAt
  if (isPlayedByBot(room, actor)) return mayBotAnswer(room, playing.match, actor) ? undefined : 0
  return awaySince(room, presence, sitterOn(room.seating, actor)!)
}

/** Those who play and are there; if there are none, whoever looks on. */
function votersIn(room: Room, { match }: Playing, presence: Presence): readonly PersonId[] {
  const isHuman = (id: PersonId) => !room.people[id]!.isScreen && isThere(room, presence, id)
  const playing = seatsOf(match.seats).map(seat => sitterOn(room.seating, seat))
  const voters = playing.filter(id => id !== undefined).filter(isHuman)
  return voters.length > 0 ? voters : [...room.people.keys()].filter(isHuman)
}

/** Everybody on a phone that was tapped has voted. */
const votesOf = (
  room: Room,
  playing: Playing,
  voters: readonly PersonId[],
  absent: AwaitedActor,
): readonly PersonId[] =>
  voters.filter(voter =>
    playing.votes.some(vote => vote.absent === absent && vote.by === phoneOf(room, voter)),
  )

/** Nobody is asked about a bot. */
function awayFor(room: Room, { match }: Playing, absent: AwaitedActor): Away {
  const away = awayOf(match, absent)
  const isBotsSeat = absent !== 'host' && isPlayedByBot(room, absent)
  return isBotsSeat ? { ...away, afterMs: 0, ask: 'nobody' } : away
}

/** Everybody who is awaited and missing. With nobody there at all, nobody waits either: the room sleeps. */
export function absencesIn(room: Room, presence: Presence): readonly Absence[] {
  const playing = playingIn(room)
  if (!playing) return []
  const missing: { absent: AwaitedActor; since: Millis }[] = []
  for (const absent of awaits(playing.match)) {
    const since = absent === 'room' ? undefined : missingSince(room, presence, playing, absent)
    if (since !== undefined) missing.push({ absent: absent as AwaitedActor, since })
  }
  if (missing.length === 0) return []
  const voters = votersIn(room, playing, presence)
  return (voters.length === 0 ? [] : missing).map(({ absent, since }) => ({
    absent,
    since,
    away: awayFor(room, playing, absent),
    votes: votesOf(room, playing, voters, absent),
    voters: voters.length,
  }))
}

const isLongEnough = ({ since, away }: Absence, at: Millis): boolean => at - since >= away.afterMs

/** Whether a vote can do anything yet. */
const isOpenToVotes = (absence: Absence, at: Millis): boolean =>
  absence.away.soonerIfAll === true || isLongEnough(absence, at)

/** A vote takes more than half of those who are there; before the time, where the phase allows it, all of them. */
const isAgreed = (absence: Absence, at: Millis): boolean =>
  isLongEnough(absence, at) ? isAgreedInTime(absence) : isAskedByAll(absence)

const isAgreedInTime = ({ away, votes, voters }: Absence): boolean =>
  away.ask === 'nobody' || 2 * votes.length > voters

const isAskedByAll = ({ away, votes, voters }: Absence): boolean =>
  away.soonerIfAll === true && votes.length === voters

// Deciding about them

/** Only what the phase says: the room plays a move, a stand-in sits down, or both. */
function wayOn({ absent, away }: Absence, { match, standIns }: Playing, at: Millis): Effects {
  const isNew = away.standIn === true && typeof absent === 'number' && !standIns.includes(absent)
  const standIn: Happening[] = isNew ? [{ did: 'standIn', seat: absent }] : []
  if (!away.move) return byRoom(standIn)
  const moved = move(match, { seat: 'room', move: away.move.name, input: away.move.input, at })
  return isRefusal(moved) ? moved : byRoom([...standIn, ...moved])
}

const byRoom = (happenings: readonly Happening[]): Effects => happenings.map(one => ({ ...one, by: 'room' }))

export function goOnWithout(room: Room, request: RequestTo<'goOnWithout'>): Effects {
  const playing = playingIn(room)
  if (!playing || !isAnswering(playing, request)) return notNow.late
  const absence = absencesIn(room, request.presence).find(({ absent }) => absent === request.absent)
  if (!absence) return no.there
  if (isAgreed(absence, request.at)) return wayOn(absence, playing, request.at)
  return isLongEnough(absence, request.at) ? no.undecided : no.soon
}

/** The vote that decides brings what was decided. */
export function askWithout(room: Room, request: RequestTo<'askWithout'>): Effects {
  const { by, absent, presence, at } = request
  const playing = playingIn(room)
  if (!playing || !isAnswering(playing, request)) return notNow.late
  const voters = votersIn(room, playing, presence).filter(voter => phoneOf(room, voter) === by)
  const absence = absencesIn(room, presence).find(one => one.absent === absent)
  if (!absence || absence.away.ask === 'nobody') return no.there
  if (voters.length === 0) return no.noVote
  if (!isOpenToVotes(absence, at)) return no.soon
  if (voters.every(voter => absence.votes.includes(voter))) return []
  const counted = { ...absence, votes: [...absence.votes, ...voters] }
  const next = isAgreed(counted, at) ? wayOn(counted, playing, at) : []
  return isRefusal(next) ? next : [{ did: 'askWithout', absent }, ...next]
}

const withPlaying = (room: Room, change: (playing: Playing) => Partial<Playing>): Room =>
  room.playing ? { ...room, playing: { ...room.playing, ...change(room.playing) } } : room

export const askedWithout = (room: Room, { by, absent }: EntryOf<'askWithout'>): Room =>
  withPlaying(room, ({ votes }) => ({ votes: by === 'room' ? votes : [...votes, { by, absent }] }))

export const stoodIn = (room: Room, { seat }: EntryOf<'standIn'>): Room =>
  withPlaying(room, ({ standIns, playedFor }) => ({
    standIns: [...standIns, seat],
    playedFor: playedFor.filter(one => one.seat !== seat),
  }))

/** ROOM-10: as soon as they are back. */
export function comeBack(room: Room, { seat, presence }: RequestTo<'comeBack'>): Effects {
  if (!playingIn(room)?.standIns.includes(seat)) return []
  const sitter = sitterOn(room.seating, seat)
  return sitter !== undefined && isThere(room, presence, sitter) ? [{ did: 'comeBack', seat }] : no.away
}

export const cameBack = (room: Room, { seat }: EntryOf<'comeBack'>): Room =>
  withPlaying(room, playing => withoutAbsence(playing, seat))

const withoutAbsence = ({ standIns, votes }: Playing, seat: Seat): Pick<Playing, 'standIns' | 'votes'> => ({
  standIns: standIns.filter(one => one !== seat),
  votes: votes.filter(({ absent }) => absent !== seat),
})

// Taking a seat in the middle of a match (ROOM-5)

export function takeSeat(room: Room, { by, match, seat }: RequestTo<'takeSeat'>): Effects {
  const playing = playingIn(room)
  if (playing?.number !== match) return notNow.late
  if (playedBy(room, by).length > 0) return no.seated
  if (!isUp(room, playing, seat)) return no.taken
  return isBetweenTurns(playing.match) ? [{ did: 'takeSeat', seat }] : no.turn
}

/** A bot's, or of somebody who has left for good. */
function isUp(room: Room, { match }: Playing, seat: Seat): boolean {
  const sitter = sitterOn(room.seating, seat)
  if (!seatsOf(match.seats).includes(seat)) return false
  return isBot(room.seating[seat]) || (sitter !== undefined && !isHere(room, sitter))
}

/** What was kept for them for later is free again. */
export function seatTaken(room: Room, { by, seat }: EntryOf<'takeSeat'>): Room {
  const person = by as PersonId
  const kept = seatOf(room.seating, person)
  const risen = kept === undefined ? room.seating : withHolder(room.seating, kept, null)
  const next = { ...room, seating: withHolder(risen, seat, { person }) }
  return withPlaying(next, playing => ({
    ...withoutAbsence(playing, seat),
    playedFor: playing.playedFor.filter(one => one.seat !== seat),
  }))
}

// The host (ROOM-4)

/** In the lobby nothing begins without them; in a match only what the rules leave to them. */
function isHostNeeded(room: Room): boolean {
  const playing = playingIn(room)
  return !playing || awaits(playing.match).includes('host')
}

/** Undefined if they are there, or nothing is needed of them. */
function hostAwaySince(room: Room, presence: Presence): Millis | undefined {
  const since = room.host === null ? undefined : awaySince(room, presence, room.host)
  return since !== undefined && isHostNeeded(room) ? since : undefined
}

const heir = (room: Room, presence: Presence): PersonId | undefined => {
  const isPresent = (person: PersonId) => isThere(room, presence, person)
  const next = nextHost(room, room.host!, isPresent)
  return next !== undefined && isPresent(next) ? next : undefined
}

export function replaceHost(room: Room, { presence, at }: RequestTo<'replaceHost'>): Effects {
  const since = hostAwaySince(room, presence)
  if (since === undefined) return no.host
  if (at - since < HOST_AWAY_MS) return no.soon
  const to = heir(room, presence)
  return to === undefined ? no.alone : [{ did: 'passHost', to }]
}

// What the room does by itself

/** The next decision that is due, if there is one: to be asked until there is none, once the clock is settled. */
export function overdue(room: Room, presence: Presence, atLeast: Millis): Request | undefined {
  const at = Math.max(atLeast, room.at)
  if (ticks(room, at).length > 0) return undefined
  const now = { by: 'room', presence, at } as const
  const back = seatsBack(room, presence)[0]
  if (back !== undefined) return { ...now, do: 'comeBack', seat: back }
  if (isHostReplaceable(room, presence, at)) return { ...now, do: 'replaceHost' }
  const absence = absencesIn(room, presence).find(one => isDecided(room, one, at))
  return absence && { ...now, do: 'goOnWithout', absent: absence.absent, ...questionOf(room) }
}

function seatsBack(room: Room, presence: Presence): readonly Seat[] {
  const standIns = playingIn(room)?.standIns ?? []
  return standIns.filter(seat => isThere(room, presence, sitterOn(room.seating, seat)!))
}

const isHostReplaceable = (room: Room, presence: Presence, at: Millis): boolean =>
  !isRefusal(replaceHost(room, { do: 'replaceHost', by: 'room', presence, at }))

const isDecided = (room: Room, absence: Absence, at: Millis): boolean => {
  const playing = playingIn(room)!
  const next = isAgreed(absence, at) && wayOn(absence, playing, at)
  return next !== false && !isRefusal(next) && next.length > 0
}

const questionOf = (room: Room) => ({ match: room.playing!.number, step: room.playing!.match.step })

/** When to look again, if nothing happens before; undefined if nothing is due by itself. */
export function nextDue(room: Room, presence: Presence): Millis | undefined {
  const playing = playingIn(room)
  const decided = absencesIn(room, presence).filter(isAgreedInTime)
  const dues = [
    playing && dueAt(playing.match),
    hostDue(room, presence),
    ...decided.map(({ since, away }) => since + away.afterMs),
  ].filter(due => due !== undefined)
  return dues.length > 0 ? Math.min(...dues) : undefined
}

/** When the role of host passes on, if there is somebody to have it. */
function hostDue(room: Room, presence: Presence): Millis | undefined {
  const since = hostAwaySince(room, presence)
  return since === undefined || heir(room, presence) === undefined ? undefined : since + HOST_AWAY_MS
}
