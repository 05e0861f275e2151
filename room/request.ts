import type { Millis, Refusal, Seat } from '@veillee/kernel'
import type { AwaitedActor, Happening } from './entry.ts'
import type { Hash, PersonId } from './person.ts'
import type { Presence } from './presence.ts'
import type { WireRequest } from './wire.ts'

/** The question that a move answers. Steps begin anew with each match, so the match is named too (ROOM-11). */
export interface Question {
  readonly match: number
  readonly step: number
}

/** What a person may ask for: as the wire has it (`requestSchema`), and what only the server can add. */
export type PersonRequest =
  | Exclude<WireRequest, { do: 'start' | 'offerSeat' }>
  /** The server's number for the match after this one. */
  | (Extract<WireRequest, { do: 'start' }> & { readonly number: string })
  | (Extract<WireRequest, { do: 'offerSeat' }> & { readonly link: Hash })

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

/** What somebody asks for. A person asks by the phone that they hold. */
export type UnstampedRequest = { readonly id?: string } & (
  | (PersonRequest & { readonly by: PersonId })
  | (RoomRequest & { readonly by: 'room' })
  | {
      readonly do: 'join'
      readonly by: 'newcomer'
      readonly name: string
      readonly token: Hash
      readonly isScreen: boolean
    }
  | {
      readonly do: 'moveIn'
      /** A device that is somebody's already takes the place besides its own. */
      readonly by: PersonId | 'newcomer'
      readonly link: Hash
      readonly token: Hash
    }
)

/** … and when, and who was there. */
export type Request = UnstampedRequest & { readonly at: Millis; readonly presence: Presence }

export type RequestTo<D extends Request['do']> = Extract<Request, { readonly do: D }>

/** What happens in answer to a request, all of it or nothing; by whoever asked, where it is not said. */
export type Effects = readonly (Happening & { readonly by?: PersonId | 'room' })[] | Refusal
