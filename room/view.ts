import type { GameId, Setting, StoryLanguage } from '@veillee/games'
import {
  awaits,
  awayOf,
  handView,
  looksTheSame,
  type Match,
  type Millis,
  mayFetch,
  namesGesture,
  type Offers,
  type OpenedSeal,
  offersTo,
  promiseOf,
  type Said,
  type Seat,
  seatsOf,
  type TableView,
  type Touch,
  tableView,
  touches,
} from '@veillee/kernel'
import { optionsNow, teamsNow } from './choice.ts'
import type { AwaitedActor, Options } from './entry.ts'
import { type Best, bestOf, type PadLine } from './pad.ts'
import type { Lent, Person, PersonId } from './person.ts'
import { type BroughtPhoto, ownCardsIn, photosBrought, photosShown } from './photos.ts'
import type { Closed, Playing, Vote } from './playing.ts'
import { gameOf, isHere, isHost, peopleOn, phoneOf, playedBy, playingIn, type Room } from './room.ts'
import { type Seating, sitterOn } from './seating.ts'
import { missingIn, notReady } from './start.ts'
import { type May, mayOf, SILENT } from './talk.ts'

/** What others see of somebody. Whether they are away is added by whoever keeps the connections. */
export interface PersonShown {
  readonly name: string
  readonly mark: number
  readonly status: Person['status']
  readonly isScreen: boolean
  readonly onPhoneOf: PersonId | null
}

/** The room without its match: what changes rarely. */
export interface LobbyView {
  readonly code: string
  readonly game: GameId
  readonly setting: Setting
  readonly language: StoryLanguage
  /** As the game reads them for those who are seated now. */
  readonly options: Options
  readonly timerMs: Millis | null
  /** By person. */
  readonly people: readonly PersonShown[]
  readonly host: PersonId | null
  readonly seating: Seating
  readonly teams: readonly (readonly Seat[])[]
  readonly isOpen: boolean
  readonly isChatOn: boolean
  /** The match that a start would begin. */
  readonly nextMatch: number
  /** How many seats are still to be filled, and what else the next match lacks. */
  readonly missing: number
  readonly notReady: Said | null
  /** How many of the room's own photographs are in the deck (ROOM-39). */
  readonly photos: number
  readonly seal: NextSeal | null
  readonly closed: Closed | null
}

/** The seal of the next match: what is promised, and who has added a number (ROOM-15). */
export interface NextSeal {
  readonly promise: string
  readonly by: readonly PersonId[]
}

/** The match on the table, for everybody. */
export interface MatchView {
  readonly number: number
  readonly game: GameId
  readonly view: TableView<unknown>
  readonly awaits: readonly AwaitedActor[]
  readonly standIns: readonly Seat[]
  readonly votes: readonly Vote[]
  /** ROOM-10: a stand-in for somebody who is awaited can be had at once, if all who are there ask for one. */
  readonly soonerIfAll: boolean
  /** Of those awaited, for whom a robot would play if the others went on without them. */
  readonly robotFor: readonly Seat[]
  readonly timerEndsAt: Millis | null
  readonly stepAt: Millis
  /** ROOM-33: whose touch goes through the phone. */
  readonly throughPhone: readonly Seat[]
  readonly seal: Playing['seal']
  /** Once it is over. */
  readonly opened: OpenedSeal | null
  readonly chapters: readonly unknown[]
  readonly end: Playing['end']
}

/** What everybody in the room may see. */
export interface RoomView {
  readonly lobby: LobbyView
  readonly match: MatchView | null
  readonly pad: PadView
}

/** The score pad of the group, and the best of it (READ-18). */
export interface PadView {
  readonly lines: readonly PadLine[]
  readonly best: readonly Best[]
}

/** The same for all who have none: then nobody has to look into it to see that nothing has changed. */
const NONE: readonly never[] = []

// For everybody

export const roomView = (room: Room): RoomView => ({
  lobby: lobbyView(room),
  match: matchView(room),
  pad: padView(room),
})

export const padView = ({ pad }: Room): PadView => ({ lines: pad, best: bestOf(pad) })

export const lobbyView = (room: Room): LobbyView => ({
  code: room.code,
  game: room.game,
  setting: room.setting,
  language: room.language,
  options: optionsNow(room),
  timerMs: room.timerMs,
  people: room.people.map(shown),
  host: room.host,
  seating: room.seating,
  teams: teamsNow(room),
  isOpen: room.isOpen,
  isChatOn: room.isChatOn,
  nextMatch: room.matches + 1,
  missing: missingIn(room),
  notReady: notReady(room)?.refusal ?? null,
  photos: ownCardsIn(room).length,
  seal: room.promised && {
    promise: promiseOf(room.promised.server),
    by: room.promised.numbers.map(({ by }) => by),
  },
  closed: room.closed,
})

const shown = ({ name, mark, status, isScreen, onPhoneOf }: Person): PersonShown => ({
  name,
  mark,
  status,
  isScreen,
  onPhoneOf,
})

/** Of the match before, what lasts as long as its people stay in their seats is the very same. */
export function matchView(room: Room, before: MatchView | null = null): MatchView | null {
  const { playing } = room
  return playing && shownMatch(room, playing, before?.number === playing.number ? before : null)
}

const shownMatch = (room: Room, playing: Playing, before: MatchView | null): MatchView => {
  const { awaits, soonerIfAll, robotFor } = playing.end ? NOBODY_AWAITED : awaitedIn(playing.match)
  return {
    number: playing.number,
    game: playing.game,
    view: tableView(playing.match),
    awaits,
    standIns: playing.standIns,
    votes: playing.votes,
    soonerIfAll,
    robotFor,
    timerEndsAt: playing.timerEndsAt,
    stepAt: playing.stepAt,
    throughPhone: before?.throughPhone ?? throughPhone(room, playing),
    seal: playing.seal,
    opened: playing.end && playing.opened,
    chapters: playing.end ? playing.chapters : NONE,
    end: playing.end,
  }
}

type AwaitedShown = Pick<MatchView, 'awaits' | 'soonerIfAll' | 'robotFor'>

const NOBODY_AWAITED: AwaitedShown = { awaits: NONE, soonerIfAll: false, robotFor: NONE }

/** For every move, and so in one go. */
function awaitedIn(match: Match): AwaitedShown {
  const shown: AwaitedActor[] = []
  const robotFor: Seat[] = []
  let soonerIfAll = false
  for (const one of awaits(match)) {
    const away = awayOf(match, one)
    soonerIfAll ||= away.soonerIfAll === true
    if (one !== 'room') shown.push(one)
    if (typeof one === 'number' && away.standIn === true) robotFor.push(one)
  }
  return { awaits: shown, soonerIfAll, robotFor }
}

// Touch (ROOM-33)

const usesPalms = (game: GameId, setting: unknown): boolean =>
  gameOf(game).realPalms !== undefined && setting === 'table'

/** Who has not said yes has said no; nobody can tell the two apart. */
const throughPhone = ({ people, seating }: Room, { game, match, options }: Playing): readonly Seat[] =>
  (usesPalms(game, options.setting) ? seatsOf(match.seats) : []).filter(seat => {
    const sitter = sitterOn(seating, seat)
    return sitter !== undefined && !REAL.includes(people[sitter]!.lends)
  })

const REAL: readonly (Lent | null)[] = ['palm', 'back']

// For one phone

/** What one seat may see and do besides. */
export interface SeatView {
  readonly seat: Seat
  readonly hand: unknown
  readonly offers: Offers
}

/** What this phone may see and do besides what everybody sees. What it may read (`linesFor`) changes less often. */
export interface PhoneView {
  readonly person: PersonId
  readonly isHost: boolean
  /** One for each seat that it plays and shows. */
  readonly seats: readonly SeatView[]
  /** The others that it plays: a cover lies between (ROOM-22, 31), and nothing of their hands is here. */
  readonly covered: readonly CoveredSeat[]
  /** What the rules leave to the host. */
  readonly hostOffers: Offers | null
  /** What each on this phone has answered; for those who are still to be asked, null. */
  readonly lends: readonly { readonly person: PersonId; readonly lends: Lent | null }[]
  /** ROOM-36: for each of its seats that a stand-in has played, the phases; until they play again. */
  readonly playedFor: readonly { readonly seat: Seat; readonly phases: readonly string[] }[]
  /** The own photographs that it has before its eyes, and may fetch. */
  readonly photos: readonly number[]
  /** Those that were brought by it. */
  readonly brought: readonly BroughtPhoto[]
  readonly may: May
}

interface CoveredSeat {
  readonly seat: Seat
  /** The game waits for it, and it has something to do. */
  readonly isAble: boolean
}

/** What a phone shows for as long as people, seats and what is chosen stay as they are: not made anew for every move. */
export interface PhonePlace extends Pick<PhoneView, 'person' | 'isHost' | 'lends' | 'brought'> {
  readonly looksOn: boolean
  /** All that it plays. */
  readonly seats: readonly Seat[]
}

export function phonePlace(room: Room, phone: PersonId): PhonePlace {
  const looksOn = room.people[phone]!.isScreen || !isHere(room, phone)
  return {
    person: phone,
    isHost: isHost(room, phone),
    lends: looksOn || !usesPalms(room.game, room.setting) ? NONE : lentOn(room, phone),
    brought: photosBrought(room, phone),
    looksOn,
    seats: looksOn ? NONE : playedBy(room, phone),
  }
}

export const phoneView = (room: Room, phone: PersonId, heldBy?: Seat | null): PhoneView =>
  phoneViewAt(room, phonePlace(room, phone), heldBy)

/**
 * Of whom several share a phone, it shows the hand of whoever holds it and no other (ROOM-14); all, where nobody has said.
 * Of what it showed before, whatever is still so is the very same object.
 */
export function phoneViewAt(
  room: Room,
  place: PhonePlace,
  heldBy?: Seat | null,
  before?: PhoneView,
): PhoneView {
  const { person, isHost, lends, brought, looksOn, seats } = place
  const { playing } = room
  const isCovering = heldBy !== undefined && seats.length > 1
  const shown = isCovering ? seats.filter(seat => seat === heldBy) : seats
  return {
    person,
    isHost,
    seats: playing ? seatViews(playing, shown, before?.seats ?? NONE) : NONE,
    covered: isCovering ? coveredSeats(room, seats, heldBy) : NONE,
    hostOffers: isHost ? hostOffers(room) : null,
    lends,
    playedFor: playing && seats.length > 0 ? playedFor(playing, seats) : NOTHING_DONE,
    photos: photosShown(playing, shown),
    brought,
    may: looksOn ? SILENT : mayOf(room, person, seats, before?.may),
  }
}

const NOTHING: Offers = { choices: {}, open: [] }
function seatViews(
  playing: Playing,
  seats: readonly Seat[],
  before: readonly SeatView[],
): readonly SeatView[] {
  let isSame = seats.length === before.length
  // Not pushed one by one: that would keep space for sixteen more, for every phone.
  const views = seats.map((seat, i) => {
    const view = seatViewAfter(playing, seat, before[i])
    isSame &&= view === before[i]
    return view
  })
  return isSame ? before : views
}

function seatViewAfter({ match, end }: Playing, seat: Seat, was: SeatView | undefined): SeatView {
  const hand = handView(match, seat)
  const offers = end ? NOTHING : offersTo(match, seat)
  return was?.seat === seat && was.hand === hand && was.offers === offers ? was : { seat, hand, offers }
}

const coveredSeats = (room: Room, seats: readonly Seat[], heldBy: Seat | null): readonly CoveredSeat[] =>
  seats.filter(seat => seat !== heldBy).map(seat => coveredSeat(room, seat))

/** Whoever plays it, a person or a bot (ROOM-16). */
export const seatView = (playing: Playing, seat: Seat): SeatView => seatViewAfter(playing, seat, undefined)

function coveredSeat(room: Room, seat: Seat): CoveredSeat {
  const playing = playingIn(room)
  const { choices, open } = playing ? offersTo(playing.match, seat) : NOTHING
  const isAwaited = playing !== undefined && awaits(playing.match).includes(seat)
  return { seat, isAble: isAwaited && Object.keys(choices).length + open.length > 0 }
}

function hostOffers(room: Room): Offers | null {
  const playing = playingIn(room)
  if (!playing || !awaits(playing.match).includes('host')) return null
  return offersTo(playing.match, 'host')
}

/** For every phone after every move: as a rule there is nothing to tell. */
const NOTHING_DONE: PhoneView['playedFor'] = []

function playedFor({ playedFor }: Playing, seats: readonly Seat[]): PhoneView['playedFor'] {
  if (playedFor.length === 0) return NOTHING_DONE
  return seats
    .map(seat => ({ seat, phases: playedFor.flatMap(one => (one.seat === seat ? [one.phase] : [])) }))
    .filter(({ phases }) => phases.length > 0)
}

const lentOn = (room: Room, phone: PersonId): PhoneView['lends'] =>
  peopleOn(room, phone).map(person => ({ person, lends: room.people[person]!.lends }))

/**
 * Whether a phone shows the very same after what has happened. Whoever sees the same table and hand in the same phase
 * may do and say the same (`Game`), as long as people and seats stay as they are, which is for whoever asks to know.
 */
export function showsTheSame(before: Room, after: Room, seats: readonly Seat[]): boolean {
  const [was, is] = [before.playing, after.playing]
  if (was === is) return true
  if (was?.number !== is?.number || was?.end !== is?.end || was?.playedFor !== is?.playedFor) return false
  return looksTheSame(was!.match, is!.match, seats)
}

// Gestures

/** A gesture that may be under way, and whose phones it goes to; bots have none. */
export interface TouchNow extends Touch {
  readonly fromPhone: PersonId | null
  readonly feltBy: readonly { readonly seat: Seat; readonly phone: PersonId }[]
  readonly seenBy: readonly PersonId[]
}

export function touchesNow(room: Room): readonly TouchNow[] {
  const playing = playingIn(room)
  if (!playing) return []
  const phones = (seats: readonly Seat[]) => seats.flatMap(seat => phoneAt(room, playing, seat) ?? [])
  return touches(playing.match).map(touch => ({
    ...touch,
    fromPhone: phoneAt(room, playing, touch.from) ?? null,
    feltBy: touch.felt.flatMap(seat => {
      const phone = phoneAt(room, playing, seat)
      return phone === undefined ? [] : [{ seat, phone }]
    }),
    seenBy: phones(touch.seen),
  }))
}

/** Nobody's, where a bot plays. */
function phoneAt(room: Room, { standIns }: Playing, seat: Seat): PersonId | undefined {
  const sitter = standIns.includes(seat) ? undefined : sitterOn(room.seating, seat)
  return sitter === undefined ? undefined : phoneOf(room, sitter)
}

/**
 * Where in the log a gesture is that this phone's views name, and may therefore be fetched; or that the turn or round
 * before named to all, which a phone may still look at (PALM-50, READ-21), and at the end any of them.
 */
export function gestureFor(room: Room, phone: PersonId, gesture: number): number | undefined {
  const { playing } = room
  if (!playing) return undefined
  const eyes = [...playedBy(room, phone), 'nobody'] as const
  const shown = playing.end === null ? playing.chapters.slice(-1) : playing.chapters
  const isShown = namesGesture(shown, gesture)
  return isShown || eyes.some(eye => mayFetch(playing.match, eye, gesture))
    ? playing.gestures[gesture]?.position
    : undefined
}

// What has changed

const LOBBY_PARTS = [
  'game',
  'setting',
  'language',
  'options',
  'timerMs',
  'people',
  'host',
  'seating',
  'isOpen',
  'isChatOn',
  'promised',
  'matches',
  'photos',
  'words',
  'closed',
] as const

/** Which parts of the views may have changed: what has not need neither be made nor sent again. */
export const changesFrom = (before: Room, after: Room) => ({
  lobby: LOBBY_PARTS.some(part => before[part] !== after[part]),
  match:
    before.playing !== after.playing || before.people !== after.people || before.seating !== after.seating,
  pad: before.pad !== after.pad,
  talk: before.talk !== after.talk,
})
