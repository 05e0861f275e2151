import type { GameId, Setting, StoryLanguage } from '@veillee/games'
import type { Millis, Refusal, Seat } from '@veillee/kernel'
import type { AwaitedActor, Happening } from './entry.ts'
import type { Hash, Lent, PersonId } from './person.ts'
import type { Presence } from './presence.ts'
import type { BotLevel } from './seating.ts'
import type { Kind } from './talk.ts'

/** The question that a move answers. Steps begin anew with each match, so the match is named too (ROOM-11). */
export interface Question {
  readonly match: number
  readonly step: number
}

/** Where nothing is said, the person who asks is meant; of others, only the host may say so. */
interface About {
  readonly person?: PersonId | undefined
}

/** What a person may ask for. */
export type PersonRequest =
  // Coming together
  | { readonly do: 'share'; readonly name: string }
  | ({ readonly do: 'rename'; readonly name: string } & About)
  | ({ readonly do: 'leave' } & About)
  | { readonly do: 'remove'; readonly person: PersonId }
  | { readonly do: 'passHost'; readonly to: PersonId }
  | { readonly do: 'setDoor'; readonly isOpen: boolean }
  | { readonly do: 'setChat'; readonly isOn: boolean }
  | { readonly do: 'setTimer'; readonly timerMs: Millis | null }
  | ({ readonly do: 'sit'; readonly seat: Seat } & About)
  | ({ readonly do: 'stand' } & About)
  | { readonly do: 'seatBot'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly do: 'unseatBot'; readonly seat: Seat }
  | {
      readonly do: 'choose'
      readonly game?: GameId | undefined
      readonly setting?: Setting | undefined
      readonly language?: StoryLanguage | undefined
      readonly options?: unknown
    }
  | ({ readonly do: 'answerPalm'; readonly lends: Lent } & About)
  | ({ readonly do: 'feelAt'; readonly level: number } & About)
  | { readonly do: 'addNumber'; readonly number: string }
  // A match
  | {
      readonly do: 'start'
      readonly match: number
      /** The server's number for the match after this one. */
      readonly number: string
    }
  | ({
      readonly do: 'play'
      readonly seat: AwaitedActor
      readonly move: string
      readonly input: unknown
    } & Question)
  | ({ readonly do: 'askWithout'; readonly absent: AwaitedActor } & Question)
  | { readonly do: 'takeSeat'; readonly match: number; readonly seat: Seat }
  | ({ readonly do: 'lengthenTimer' } & Question)
  | ({ readonly do: 'stopTimer' } & Question)
  | { readonly do: 'endEarly'; readonly match: number }
  // Talk
  | { readonly do: 'say'; readonly kind: Kind; readonly text: string }

/** What the room asks for by itself: decisions about the absent, and what its bots play. */
export type RoomRequest =
  | { readonly do: 'promise'; readonly number: string }
  | { readonly do: 'replaceHost' }
  | ({ readonly do: 'goOnWithout'; readonly absent: AwaitedActor } & Question)
  | { readonly do: 'comeBack'; readonly seat: Seat }
  | ({
      readonly do: 'playFor'
      readonly seat: Seat
      readonly move: string
      readonly input: unknown
    } & Question)

interface Circumstances {
  readonly at: Millis
  readonly presence: Presence
  readonly id?: string
}

/** What somebody asks for, and when. A person asks by the phone that they hold. */
export type Request = Circumstances &
  (
    | (PersonRequest & { readonly by: PersonId })
    | (RoomRequest & { readonly by: 'room' })
    | {
        readonly do: 'join'
        readonly by: 'newcomer'
        readonly name: string
        readonly token: Hash
        readonly isScreen: boolean
      }
    | ({ readonly do: 'offerSeat'; readonly by: PersonId; readonly link: Hash } & About)
    | {
        readonly do: 'moveIn'
        /** A device that is somebody's already takes the place besides its own. */
        readonly by: PersonId | 'newcomer'
        readonly link: Hash
        readonly token: Hash
      }
  )

export type RequestTo<D extends Request['do']> = Extract<Request, { readonly do: D }>

/** What happens in answer to a request, all of it or nothing; by whoever asked, where it is not said. */
export type Effects = readonly (Happening & { readonly by?: PersonId | 'room' })[] | Refusal
