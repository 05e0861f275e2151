import type { GameId } from '@veillee/games'
import type { readServerMessage, SeatShown } from '@veillee/room/server-messages'

/** What a server says, as the schemas of the wire have it; the schemas themselves are not part of the app. */
export type ServerMessage = ReturnType<typeof readServerMessage>
type ServerMessageOf<S extends ServerMessage['say']> = Extract<ServerMessage, { say: S }>

export type Welcome = ServerMessageOf<'welcome'>
export type ViewUpdate = ServerMessageOf<'see'>
export type ViewDifferences = ServerMessageOf<'now'>
export type Bye = ServerMessageOf<'bye'>
export type Gesture = ServerMessageOf<'gesture'>
export type Felt = ServerMessageOf<'felt'>
export type Photo = ServerMessageOf<'photo'>
export type Thought = ServerMessageOf<'thought'>

export type Lobby = NonNullable<ViewUpdate['lobby']>
export type LobbyOf<G extends GameId> = Extract<Lobby, { game: G }>
export type Match = NonNullable<ViewUpdate['match']>
export type MatchOf<G extends GameId> = Extract<Match, { game: G }>
export type Pad = NonNullable<ViewUpdate['pad']>
export type PadLine = Pad['lines'][number]
export type Phone = NonNullable<ViewUpdate['phone']>
export type Talk = NonNullable<ViewUpdate['talk']>
export type TalkLine = Talk[number]
export type PersonShown = Lobby['people'][number]
export type Holder = Lobby['seating'][number]
export type TableOf<G extends GameId> = MatchOf<G>['view']['table']
export type PhaseOf<G extends GameId> = MatchOf<G>['view']['phase']

/** One seat of this phone: what it holds, and what it may do. */
export type SeatOf<G extends GameId> = SeatShown<G>

type Merged<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

type ChoicesIn<Offers> = Offers extends { readonly choices: infer Choices } ? Choices : never

/** All choices that a seat may have in any phase; those that it does not have now are not there. */
export type ChoicesOf<G extends GameId> = Partial<Merged<ChoicesIn<SeatOf<G>['offers']>>>
