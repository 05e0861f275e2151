import type { GameId } from '@veillee/games'
import type { Match, Millis, OpenedSeal, Seal, Seat } from '@veillee/kernel'
import type { AwaitedActor, Options } from './entry.ts'
import type { PersonId } from './person.ts'
import type { Changing } from './room.ts'

/** Somebody would go on without an absent one. */
export interface Vote {
  readonly by: PersonId
  readonly absent: AwaitedActor
}

/** A gesture that is done. */
interface Gesture {
  /** Where in the room's log it is. */
  readonly position: number
  /** The seats on whose skin it was made. */
  readonly feltBy: readonly Seat[]
}

/** A phase in which a stand-in has played for somebody. */
interface PlayedFor {
  readonly seat: Seat
  readonly phase: string
}

/** The match on the table, until the next one begins. Its seats are the first of the room's. */
export interface Playing {
  /** How many began before it in this room, and it. */
  readonly number: number
  readonly game: GameId
  readonly match: Match
  /** As the game read them. */
  readonly options: Options
  /** And who added a number to it, in the order in which they were counted. */
  readonly seal: Seal & { readonly by: readonly PersonId[] }
  /** Shown to nobody before the end. */
  readonly opened: OpenedSeal
  /** How thick the skin at each seat is. */
  readonly levels: readonly number[]
  /** Seats for whose person a bot plays until they are back. */
  readonly standIns: readonly Seat[]
  /** What stand-ins have done, until its person plays again (ROOM-36). */
  readonly playedFor: readonly PlayedFor[]
  /** About this step. */
  readonly votes: readonly Vote[]
  /** Since when this question has been put, or put to this host. */
  readonly askedAt: Millis
  /** When this step began, or with it the end: what is staged on all devices at once is staged from here. */
  readonly stepAt: Millis
  /** What everybody saw at the end of each turn, in order (`chapter` of the game's traits). */
  readonly chapters: readonly unknown[]
  /** When the timer of this step runs out (ROOM-13). */
  readonly timerEndsAt: Millis | null
  readonly gestures: readonly Gesture[]
  readonly end: 'finished' | 'early' | null
}

/** To be changed; part by part, as a room is (`copyOf`). */
export const copyOfPlaying = (playing: Playing): Changing<Playing> => ({
  number: playing.number,
  game: playing.game,
  match: playing.match,
  options: playing.options,
  seal: playing.seal,
  opened: playing.opened,
  levels: playing.levels,
  standIns: playing.standIns,
  playedFor: playing.playedFor,
  votes: playing.votes,
  askedAt: playing.askedAt,
  stepAt: playing.stepAt,
  chapters: playing.chapters,
  timerEndsAt: playing.timerEndsAt,
  gestures: playing.gestures,
  end: playing.end,
})

/** A match that this version of the rules cannot go on with. */
export interface Closed {
  readonly number: number
  readonly game: GameId
  /** rules: it was begun by other rules. broken: its log makes no match. */
  readonly why: 'rules' | 'broken'
}

/** The seal of the next match, as far as it has come. */
export interface Promised {
  /** The server's, shown to nobody before that match is over. */
  readonly server: string
  readonly numbers: readonly { readonly by: PersonId; readonly number: string }[]
}
