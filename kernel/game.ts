import type { Chance } from './chance.ts'
import type { Refusal } from './language.ts'
import type { Plain } from './plain.ts'

/** A place at the table, counted from 0. The next seat clockwise is "left". */
export type Seat = number
/** host: whoever may start and set options. room: the clock, and decisions about the absent. */
export type Actor = Seat | 'host' | 'room'
export type Millis = number

/** All that an actor knows. A move is legal if and only if this allows it. */
export interface View<Table, Hand> {
  readonly by: Actor
  readonly table: Table
  /** Host and room have none. */
  readonly hand: Hand | undefined
}

export interface Now {
  readonly by: Actor
  readonly at: Millis
  readonly chance: Chance
  /** The name that a gesture played now will have. */
  readonly gesture: GestureRef
}

/**
 * How a view names a gesture: by its number among the match's gestures. (Its position in the log would count
 * the secret proposals before it.) Whoever's current view names a gesture may fetch it.
 */
export type GestureRef = { readonly gesture: number }

/** Where play goes from here: a phase, even the same one, begins a new step; undefined stays in this one. */
export type Onward<Name extends string> = Name | 'over' | undefined

interface AnyMove<State, Name extends string, Input> {
  /** Repeatable, and answers nothing: a proposal, an attempt, a call. */
  readonly free?: true
  /** Played on a copy, after legality: it cannot fail. */
  play(state: State, input: Input, now: Now): Onward<Name>
}

/** A finite move: what screens offer, bots choose from and fuzzers play; just that is accepted. */
export interface Offer<State, Table, Hand, Name extends string, Input> extends AnyMove<State, Name, Input> {
  choices(view: View<Table, Hand>): readonly Input[]
}

/** An open move: typed, mimed or drawn. */
export interface Open<State, Table, Hand, Name extends string, Input> extends AnyMove<State, Name, Input> {
  /** The input is a gesture: the log keeps it, the State only its name. */
  readonly gesture?: true
  parse(raw: unknown): Input | undefined
  refuse(view: View<Table, Hand>, input: Input): Refusal | undefined
  /** Some legal input, for fuzzers; undefined where there is none. */
  example(view: View<Table, Hand>, chance: Chance): Input | undefined
}

export type Move<State, Table, Hand, Name extends string> =
  | Offer<State, Table, Hand, Name, unknown>
  | Open<State, Table, Hand, Name, unknown>

/** Keeps a move's choices and its play of one type, which a plain record of moves could not. */
export const movesOf = <State, Table, Hand, Name extends string>() => ({
  offer: <Input>(move: Offer<State, Table, Hand, Name, Input>): Offer<State, Table, Hand, Name, unknown> =>
    move,
  open: <Input>(move: Open<State, Table, Hand, Name, Input>): Open<State, Table, Hand, Name, unknown> => move,
})

const DONE: readonly true[] = [true]
const NOT_DONE: readonly true[] = []

/** The choices of a move that is only done or not done: for every seat after every move, and so always the same two. */
export const when = (holds: boolean): readonly true[] => (holds ? DONE : NOT_DONE)

/** What the absence of somebody who is awaited does in a phase (ROOM-10). */
export interface Away {
  /** A gesture under way stops, and goes on where it stopped. */
  readonly hold?: true
  readonly afterMs: Millis
  /** Who is asked before it happens. */
  readonly ask: 'nobody' | 'vote'
  /** What the room then plays. */
  readonly move?: { readonly name: string; readonly input: Plain }
  /** Then a bot plays for the absent, until they are back. */
  readonly standIn?: true
  /** It need not wait so long if all who are there ask for it: nothing is lost, and the seat is given back. */
  readonly soonerIfAll?: true
  /** Nobody does this for the absent: a seat that a stand-in plays counts as away at once, a bot's own does not. */
  readonly noStandIn?: true
  /** Only people can do this: a seat that a bot holds counts as away at once. */
  readonly peopleOnly?: true
}

/** ROOM-10: where a phase says nothing else. */
export const standInByVote: Away = { afterMs: 30_000, ask: 'vote', standIn: true, soonerIfAll: true }

/** words: the chat. faces: the fixed reactions. */
export type Sound = 'words' | 'faces'

/** A gesture that may be under way: who makes it, who feels it, and who sees it as it is. */
export interface Touch {
  readonly from: Seat
  readonly kind: 'mime' | 'drawing' | 'puppet'
  readonly felt: readonly Seat[]
  readonly seen: readonly Seat[]
}

export interface Phase<State, Table, Hand, Name extends string> {
  /** No turn is under way: somebody else may take a bot's seat, or that of somebody who has left (ROOM-5). */
  readonly between?: true
  /** What happens by itself: draw, deal, lay out. */
  begin?(state: State, now: Now): Onward<Name>
  /** The lit seats. */
  awaits(table: Table): readonly Actor[]
  readonly moves: Readonly<Record<string, Move<State, Table, Hand, Name>>>
  readonly time?: { due(table: Table): Millis; play(state: State, now: Now): Onward<Name> }
  away(table: Table, absent: Actor): Away
  /** Who hears what this seat says (ROOM-17). Left out: everybody. */
  hears?(table: Table, from: Seat, sound: Sound): readonly Seat[]
  /** The set phrases that this seat may say although its chat is shut; everybody hears them. */
  phrases?(table: Table, from: Seat): readonly string[]
  /** The gestures that may be under way. Left out: none. */
  touches?(table: Table): readonly Touch[]
}

/** A cell of the State that not everybody may know. */
export interface Secret {
  readonly of: object
  readonly key: string | number
  /** Cells of one pool can be dealt anew among each other. */
  readonly pool: string
  readonly knownTo: readonly Seat[]
}

/** How a pool's hidden cells are dealt anew: permuted among each other, or drawn from these values. */
export type Pool = 'permute' | readonly Plain[]

/** What makes results of a game comparable, and how good this one is. */
export interface Mark {
  /** Besides the number of players. */
  readonly under: Readonly<Record<string, Plain>>
  readonly score: number
}

/** How many cards of a room's own a game takes, and which of them somebody with these views has before their eyes. */
interface OwnCards<Table, Hand> {
  readonly least: number
  readonly most: number
  shown(table: Table, hand: Hand | undefined): readonly number[]
}

/** What the room around a match has to know of a game. What does not hold of it is left out. */
export interface Traits<Table = unknown, Options = unknown, Result = unknown, Hand = unknown> {
  /** Only where a server is set to offer it. */
  readonly isForDevelopers?: true
  /** Its cards are words in the room's language, which is one of its options (ROOM-18). */
  readonly speaks?: true
  /**
   * Of its cards, the newest one. A match that begins is played with it, and its option `edition` says so: whatever
   * began with an older one, or before there were any, goes on with that.
   */
  readonly edition?: number
  /** Whose palms are touched at a real table (ROOM-33); every one's: then each seat needs a person. */
  readonly realPalms?: 'some' | 'every'
  /** The seats that play together, where everybody knows it before the match (ROOM-3). */
  teams?(options: Options, seats: number): readonly (readonly Seat[])[]
  /** Whether all are on one side. Left out: they are. */
  isTogether?(options: Options): boolean
  /** The team, or without teams the seat, that began: its option `first` says who does, in a rematch the next. */
  beganWith?(table: Table): number
  /** Every set phrase that can ever be said in it. */
  readonly phrases?: readonly string[]
  /** Words of a room's own can be on its cards (ROOM-40); its option `own` lists them. */
  readonly ownWords?: true
  /** Cards of a room's own can be played with (ROOM-39); its option `own` lists them. */
  readonly own?: OwnCards<Table, Hand>
  /** The phase in which everybody sees what a turn has come to: at the end all of them can be leafed through. */
  readonly chapter?: string
  /** What the score pad compares. Options and result can be those of earlier rules, of which only `isResult` is sure. */
  best?(options: Readonly<Record<string, Plain>>, result: Result): Mark | undefined
  /** Whether a result that comes from a file has what `best` needs. */
  isResult?(result: Readonly<Record<string, unknown>>): boolean
}

export interface Rules<State, Table, Hand, Name extends string, Options, Result> {
  readonly id: string
  /** Rises when an old log would replay differently; words and decks count. */
  readonly rules: number
  /** The oldest rules number whose logs these rules replay just as they were. Left out: their own. */
  readonly replaysFrom?: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly traits?: Traits<Table, Options, Result, Hand>
  options(raw: unknown, seats: number): Options | Refusal
  setup(seats: number, options: Options, chance: Chance): State
  readonly first: Name
  /** In order of play. */
  readonly phases: { readonly [P in Name]: Phase<State, Table, Hand, Name> }
  /** What everybody may see in this phase: the shared screen gets just this. */
  table(state: State, phase: Name | 'over'): Table
  /** What this seat may see besides. */
  hand(state: State, seat: Seat, phase: Name | 'over'): Hand
  /** Who may know what: the oracle of the secrecy tests, never used by table or hand. */
  secrets(state: State, phase: Name | 'over'): readonly Secret[]
  readonly pools: Readonly<Record<string, Pool>>
  /** Leaves of the State that nobody sees and nobody may miss, by path (`turn.passes`, `hands.*.*`). */
  readonly internal: readonly string[]
  /** Once the match is over. */
  result(state: State): Result
  /** Throws if something does not hold that must always hold. */
  check(state: State): void
}

/** Rules whose State nobody outside the kernel can name. */
export type AnyRules = Rules<object, unknown, unknown, string, unknown, unknown>

declare const views: unique symbol

/** The handle of a game: what the rest of the house may know of it. Its State is not among it. */
export interface Game<Table = unknown, Hand = unknown, Options = unknown, Result = unknown>
  extends Traits<Table, Options, Result, Hand> {
  readonly id: string
  readonly rules: number
  readonly replaysFrom: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly phases: readonly string[]
  options(raw: unknown, seats: number): Options | Refusal
  readonly [views]?: { readonly table: Table; readonly hand: Hand; readonly result: Result }
}

const rulebook = new WeakMap<object, AnyRules>()

/** For the kernel and its proofs; the package does not export it to the house. */
export const rulesOf = (game: Game): AnyRules => rulebook.get(game)!

const RESERVED = 'time'

export function defineGame<State extends object, Table, Hand, Name extends string, Options, Result>(
  rules: Rules<State, Table, Hand, Name, Options, Result>,
): Game<Table, Hand, Options, Result> {
  const phases: [string, Phase<State, Table, Hand, Name>][] = Object.entries(rules.phases)
  for (const [name, phase] of phases)
    if (Object.hasOwn(phase.moves, RESERVED))
      throw new Error(`${rules.id}, ${name}: “${RESERVED}” is the clock's`)
  const game: Game<Table, Hand, Options, Result> = {
    ...rules.traits,
    id: rules.id,
    rules: rules.rules,
    replaysFrom: rules.replaysFrom ?? rules.rules,
    seats: rules.seats,
    phases: phases.map(([name]) => name),
    options: (raw, seats) => rules.options(raw, seats),
  }
  rulebook.set(game, rules as unknown as AnyRules)
  return game
}

const countedTo = (count: number): readonly Seat[] =>
  Object.freeze(Array.from({ length: count }, (_, seat) => seat))

const LARGEST_TABLE = 10
const tables = Array.from({ length: LARGEST_TABLE + 1 }, (_, count) => countedTo(count))

/** Every seat of a table of this many. Asked for several times a move, so it is not made each time. */
export const seatsOf = (count: number): readonly Seat[] => tables[count] ?? countedTo(count)
