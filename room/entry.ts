import type { GameId, OwnWords, Setting, StoryLanguage } from '@veillee/games'
import type { Millis, Plain, Seat } from '@veillee/kernel'
import type { Logged } from './log.ts'
import type { PadLine } from './pad.ts'
import type { Hash, Lent, PersonId } from './person.ts'
import type { Seating } from './seating.ts'
import type { Audience, Kind } from './talk.ts'

/** What a host may set of one game; checked by that game. */
export type Options = { readonly [name: string]: Plain }

/** Somebody who may be awaited, and absent. */
export type AwaitedActor = Seat | 'host'

/** What is played in a room, and how. */
export interface Choice {
  readonly game: GameId
  readonly setting: Setting
  readonly language: StoryLanguage
  readonly options: Options
}

/** What can happen in a room. It says all that the fold needs: nothing is looked up that could change its mind. */
export type Happening =
  // Coming together
  /** How its log is written (`FORMAT`); the oldest do not say. */
  | ({ readonly did: 'open'; readonly code: string; readonly format?: number } & Choice)
  | { readonly did: 'join'; readonly name: string; readonly token: Hash | null; readonly isScreen: boolean }
  | { readonly did: 'share'; readonly name: string }
  | { readonly did: 'rename'; readonly person: PersonId; readonly name: string }
  | { readonly did: 'leave'; readonly person: PersonId }
  | { readonly did: 'remove'; readonly person: PersonId }
  | { readonly did: 'passHost'; readonly to: PersonId }
  | { readonly did: 'setDoor'; readonly isOpen: boolean }
  | { readonly did: 'setChat'; readonly isOn: boolean }
  | { readonly did: 'setTimer'; readonly timerMs: Millis | null }
  | { readonly did: 'arrange'; readonly seating: Seating }
  | ({ readonly did: 'choose' } & Choice)
  | { readonly did: 'answerPalm'; readonly person: PersonId; readonly lends: Lent }
  | { readonly did: 'feelAt'; readonly person: PersonId; readonly level: number }
  // The seal
  | { readonly did: 'promise'; readonly number: string }
  | { readonly did: 'addNumber'; readonly number: string }
  // A match
  | {
      readonly did: 'start'
      readonly game: GameId
      readonly rules: number
      readonly options: Options
      /** How thick the skin at each seat is; without, the usual. */
      readonly levels?: readonly number[]
    }
  | {
      readonly did: 'play'
      /** The room plays about the absent. */
      readonly seat: AwaitedActor | 'room'
      readonly move: string
      readonly input: Plain
      readonly gesture?: number
    }
  | { readonly did: 'tick' }
  | { readonly did: 'askWithout'; readonly absent: AwaitedActor }
  | { readonly did: 'standIn'; readonly seat: Seat }
  | { readonly did: 'comeBack'; readonly seat: Seat }
  | { readonly did: 'takeSeat'; readonly seat: Seat }
  | { readonly did: 'lengthenTimer' }
  | { readonly did: 'stopTimer' }
  | { readonly did: 'finish'; readonly line: PadLine }
  // Talk
  | { readonly did: 'say'; readonly kind: Kind; readonly text: string; readonly heard: Audience }
  // Own photographs
  /** The picture in base64, as `isPicture` has it; none where nobody wanted it any more when the evening was taken home. */
  | { readonly did: 'addPhoto'; readonly title: string; readonly picture: string }
  | { readonly did: 'titlePhoto'; readonly card: number; readonly title: string }
  | { readonly did: 'dropPhoto'; readonly card: number }
  // Own words
  /** All of them, for the cards of a story in this language; none takes them back. */
  | { readonly did: 'layWords'; readonly language: StoryLanguage; readonly words: OwnWords }
  // Devices
  | { readonly did: 'offerSeat'; readonly person: PersonId; readonly link: Hash }
  | {
      readonly did: 'moveIn'
      readonly person: PersonId
      /** Of a device that is new here; null for one that is somebody's already. */
      readonly token: Hash | null
      /** Whose phone they share from now on, if it is not their own. */
      readonly phone: PersonId | null
      /** The former device stays, and watches. */
      readonly leavesWatcher: boolean
    }

export type Did = Happening['did']

/** One line of a room's log. */
export type Entry = Happening & {
  readonly at: Millis
  readonly by: PersonId | 'room'
  /** Of the person's own making, so that what is sent twice counts once (ROOM-11). */
  readonly id?: string
}

export type EntryOf<D extends Did> = Extract<Entry, { readonly did: D }>

/** What stands at a place of a room's log, once it is known to be readable (`readOn`). */
export const entryOf = ({ entry }: Logged): Entry => entry as unknown as Entry
