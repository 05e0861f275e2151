import type { GameId } from '@veillee/games'
import {
  apply,
  type Event,
  isOver,
  isRefusal,
  type Match,
  type Millis,
  type Plain,
  refuse,
  resultOf,
  settled,
  tableOf,
  touches,
  tryMove,
} from '@veillee/kernel'
import { tooMuchIn } from './bounds.ts'
import type { AwaitedActor, EntryOf, Happening, Options } from './entry.ts'
import type { PadLine, Player } from './pad.ts'
import { seatsFreed } from './people.ts'
import { copyOfPlaying, type Playing } from './playing.ts'
import { isAnswering, no as notNow } from './question.ts'
import type { Effects, RequestTo } from './request.ts'
import {
  copyOf,
  gameOf,
  isHost,
  isPlayedByBot,
  mayBotAnswer,
  playedBy,
  playingIn,
  type Room,
} from './room.ts'
import type { Holder } from './seating.ts'
import { timerFrom } from './timer.ts'

const no = {
  notYours: refuse({ en: 'That seat is not yours.', fr: 'Ce n’est pas ta place.' }),
  notHost: refuse({ en: 'That is for the host to do.', fr: 'C’est à l’hôte de le faire.' }),
  aPerson: refuse({ en: 'A person plays that seat.', fr: 'Une personne joue à cette place.' }),
  peopleOnly: refuse({ en: 'Only people can do that.', fr: 'Seules des personnes peuvent le faire.' }),
  alreadyOver: refuse({ en: 'That match is over.', fr: 'Cette partie est finie.' }),
}

// A move (ROOM-11)

/** Whoever plays is there, whatever their stand-in thinks (ROOM-10). */
export function play(room: Room, request: RequestTo<'play'>): Effects {
  const playing = playingIn(room)
  if (!playing) return notNow.noMatch
  if (!isAnswering(playing, request)) return notNow.late
  const { by, seat } = request
  const refusal = seat === 'host' ? !isHost(room, by) && no.notHost : !mine(room, by, seat) && no.notYours
  if (refusal) return refusal
  const moved = tooMuchIn(request.input) ?? move(playing.match, request)
  return isRefusal(moved) ? moved : [...cameBack(playing, seat), ...moved]
}

const mine = (room: Room, by: number, seat: AwaitedActor): boolean =>
  playedBy(room, by).some(one => one === seat)

const cameBack = ({ standIns }: Playing, seat: AwaitedActor): readonly (Happening & { by: 'room' })[] =>
  typeof seat === 'number' && standIns.includes(seat) ? [{ did: 'comeBack', seat, by: 'room' }] : []

/** What a bot plays: in its own seat, or as a stand-in. */
export function playFor(room: Room, request: RequestTo<'playFor'>): Effects {
  const playing = playingIn(room)
  if (!playing) return notNow.noMatch
  if (!isAnswering(playing, request)) return notNow.late
  if (request.seat >= playing.match.seats || !isPlayedByBot(room, request.seat)) return no.aPerson
  return mayBotAnswer(room, playing.match, request.seat) ? move(playing.match, request) : no.peopleOnly
}

interface Moved {
  readonly seat: AwaitedActor | 'room'
  readonly move: string
  readonly input: unknown
  readonly at: Millis
}

/** As the rules have it: the log holds nothing that they have not made. */
export function move(match: Match, { seat, move, input, at }: Moved) {
  const event = tryMove(match, { by: seat, move, input, at })
  return isRefusal(event) ? event : [happeningOf(event)]
}

const happeningOf = ({ by, move, input, gesture }: Event): Happening => ({
  did: 'play',
  seat: by,
  move,
  input: input as Plain,
  ...(gesture !== undefined && { gesture }),
})

export const played = (room: Room, { seat, move, input, gesture, at }: EntryOf<'play'>): Room =>
  happened(room, { by: seat, move, input, at, ...(gesture !== undefined && { gesture }) })

export const ticked = (room: Room, { at }: EntryOf<'tick'>): Room =>
  happened(room, { by: 'room', move: 'time', input: null, at })

/** A log that makes no match must not cost the group its room. */
function happened(room: Room, event: Event): Room {
  const playing = playingIn(room)
  if (!playing) return room
  try {
    const next = copyOf(room)
    next.playing = after(room, playing, event)
    return next
  } catch {
    const { number, game } = playing
    return { ...room, playing: null, closed: { number, game, why: 'broken' } }
  }
}

const feltOf = ({ match }: Playing, { by }: Event) =>
  touches(match).find(({ from }) => from === by)?.felt ?? []

/** With a new question, votes and timer begin anew. */
function after(room: Room, playing: Playing, event: Event): Playing {
  const { at, gesture } = event
  const next = copyOfPlaying(playing)
  next.match = apply(playing.match, event)
  if (gesture !== undefined)
    next.gestures = [...playing.gestures, { position: room.position, feltBy: feltOf(playing, event) }]
  next.playedFor = playedForAfter(playing, event)
  if (next.match.step === playing.match.step) return next
  next.votes = []
  next.askedAt = at
  next.stepAt = at
  next.chapters = chaptersUntil(playing)
  next.timerEndsAt = timerFrom(room, next.match, at)
  return next
}

/** Whoever plays again has seen what was done for them. */
function playedForAfter({ match: { phase }, standIns, playedFor }: Playing, { by: seat }: Event) {
  if (typeof seat !== 'number') return playedFor
  if (!standIns.includes(seat)) return withoutSeat(playedFor, seat)
  const isKnown = playedFor.some(one => one.seat === seat && one.phase === phase)
  return isKnown ? playedFor : [...playedFor, { seat, phase }]
}

/** For every move: most matches have no stand-ins, and keep their empty list. */
const withoutSeat = (playedFor: Playing['playedFor'], seat: number): Playing['playedFor'] =>
  playedFor.length === 0 ? playedFor : playedFor.filter(one => one.seat !== seat)

/** With the one that ends now, if it is one. */
function chaptersUntil({ game, match, chapters }: Playing): Playing['chapters'] {
  return match.phase === gameOf(game).chapter ? [...chapters, tableOf(match)] : chapters
}

/** What the clock has to say before anything else may happen. */
export const ticks = (room: Room, at: Millis): readonly { readonly at: Millis }[] => {
  const playing = playingIn(room)
  return playing ? settled(playing.match, at).events : []
}

// The end

/** The last move brings the result into the log, so that the score pad never replays anything. */
export function ending(room: Room): Happening | undefined {
  const playing = playingIn(room)
  return playing && isOver(playing.match) ? finishOf(room, playing, room.at) : undefined
}

export function endEarly(room: Room, { by, match, at }: RequestTo<'endEarly'>): Effects {
  const playing = playingIn(room)
  if (!isHost(room, by)) return no.notHost
  if (!playing) return notNow.noMatch
  return playing.number === match ? [finishOf(room, playing, at)] : no.alreadyOver
}

function finishOf(room: Room, { number, game, match, options }: Playing, at: Millis): Happening {
  const players = room.seating.slice(0, match.seats).map(holder => playerOf(room, holder!))
  const result = (resultOf(match) ?? null) as Plain
  return { did: 'finish', line: { number, game, at, players, options: forPad(game, options), result } }
}

/** ROOM-40: a pad goes to everybody who comes, whole, and words are long; the match itself has them. */
function forPad(game: GameId, options: Options): Options {
  const { own: _, ...others } = options
  return gameOf(game).ownWords ? others : options
}

const playerOf = (room: Room, holder: Holder): Player =>
  'bot' in holder ? holder : { person: holder.person, name: room.people[holder.person]!.name }

/** The table stays as it was, until the next match. An imported evening may lack matches that were counted. */
export function finished(room: Room, { line }: EntryOf<'finish'>): Room {
  const matches = Math.max(room.matches, line.number)
  const next = {
    ...room,
    matches,
    pad: [...room.pad, line],
    closed: null,
    playing: ended(room.playing, line),
  }
  return { ...next, seating: seatsFreed(next) }
}

const ended = (playing: Playing | null, { result }: PadLine): Playing | null =>
  playing && {
    ...playing,
    standIns: [],
    votes: [],
    timerEndsAt: null,
    end: result === null ? 'early' : 'finished',
  }
