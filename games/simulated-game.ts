import type { Chance, Game, Match, Seat } from '@veillee/kernel'
import type { Setting } from './setting.ts'

/** What random players remember of the table, where they would not get far without. */
export interface Memory {
  watch(match: Match): void
  /** What a player means to do, with what they remember put in. */
  recall<Meant extends { readonly move: string; readonly input: unknown }>(
    match: Match,
    meant: Meant,
    chance: Chance,
  ): Meant
}

/** Bots alone at a table: they only play where touch, words and mimes go through devices. */
interface BotTable {
  readonly called: string
  readonly options: object
  /** Whether puppets help (TALE-20). */
  readonly withHints: boolean
}

/** Who came out of a match in some way: won it, or ended it. */
export interface Marked {
  readonly how: 'wins' | 'ends'
  /** Seats, or teams. */
  readonly sides: number
  readonly who: readonly number[]
  /** The side that began. */
  readonly first: number
}

/** What came of a match of bots. */
export interface Outcome {
  /** What a match is about. */
  readonly score: number
  /** Where somebody can win it; where all play together, who ended it. */
  readonly marked?: Marked
  readonly end?: string
}

/** Looks on while bots play, from the deal on. */
export interface Scoring {
  /** After each move; none has been made at the deal. */
  watch(match: Match, move?: string): void
  outcome(match: Match): Outcome
}

/** Who sits at a table whose phones fail. */
interface FaultTable {
  readonly setting: Setting
  readonly phones: number
  /** How many of those phones two people share (ROOM-31). */
  readonly shared: number
  readonly bots: number
}

/** A gesture far apart, whose cost is measured. */
interface MeasuredGesture {
  readonly kind: 'mime' | 'drawing'
  readonly phase: string
  readonly move: string
  /** Whose hand moves in that phase, and who feels it. */
  cast(table: unknown): { readonly from: Seat; readonly felt: Seat }
  /** The phase in which all of them can be fetched, and what they are there. */
  readonly shown?: {
    readonly phase: string
    gestures(table: unknown): readonly { readonly gesture: number; readonly feltBy: Seat }[]
  }
}

/** What those who play without people have to know of a game besides its rules. Nothing of it goes to phones. */
export interface SimulatedGame {
  readonly game: Game
  /** Some options that a table of so many could have chosen. */
  options(seats: number, chance: Chance): object
  memory?(): Memory
  /** Moves that end a match for no reason: made, but rarely. */
  readonly rash?: readonly string[]
  /** Moves that could be made without end: left alone where a match is to get on. */
  readonly idle?: readonly string[]
  /** Bots that choose by dice alone would never finish it. */
  readonly needsWit?: true
  /** The options under which everybody leaves, each once; without, only as it is by default. */
  absences?(setting: Setting, seats: number): readonly object[]
  readonly bots: { tables(seats: number): readonly BotTable[]; scoring(): Scoring }
  /** A match that is kept for ever: of so many, with so many events at least, and an evening with these options. */
  readonly golden: {
    readonly seats: number
    readonly options: object
    readonly leastEvents: number
    readonly evening?: object
  }
  readonly faults: readonly [FaultTable, FaultTable]
  /** Tables for whole evenings over real sockets: few and many, so that all its ways to be played come up. */
  readonly wireSeats: readonly number[]
  readonly gesture?: MeasuredGesture
  /** An answer that can be changed as often as somebody likes, and bots wait for. */
  readonly undecided?: { readonly phase: string; readonly move: string }
  /** The exchange of two that the page about the wire tells: how they play, and what the first does. */
  readonly exchange?: { readonly options: object; readonly move: string; readonly input: unknown }
}
