import type { GameId } from '@veillee/games'
import type { readTold, SeatTold } from '@veillee/room/told'

/** What a server says, as the schemas of the wire have it; the schemas themselves are not part of the app. */
export type Told = ReturnType<typeof readTold>
type ToldOf<S extends Told['say']> = Extract<Told, { say: S }>

export type Welcome = ToldOf<'welcome'>
export type Seen = ToldOf<'see'>
export type Bye = ToldOf<'bye'>
export type Gesture = ToldOf<'gesture'>
export type Felt = ToldOf<'felt'>

export type Lobby = NonNullable<Seen['lobby']>
export type LobbyOf<G extends GameId> = Extract<Lobby, { game: G }>
export type Match = NonNullable<Seen['match']>
export type MatchOf<G extends GameId> = Extract<Match, { game: G }>
export type Pad = NonNullable<Seen['pad']>
export type PadLine = Pad['lines'][number]
export type Phone = NonNullable<Seen['phone']>
export type Talk = NonNullable<Seen['talk']>
export type TalkLine = Talk[number]
export type PersonShown = Lobby['people'][number]
export type Holder = Lobby['seating'][number]
export type TableOf<G extends GameId> = MatchOf<G>['view']['table']
export type PhaseOf<G extends GameId> = MatchOf<G>['view']['phase']

/** One seat of this phone: what it holds, and what it may do. */
export type SeatOf<G extends GameId> = SeatTold<G>

type Merged<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

/** All choices that a seat may have in any phase; those that it does not have now are not there. */
export type ChoicesOf<G extends GameId> = Partial<Merged<SeatOf<G>['offers']['choices']>>
