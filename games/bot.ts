import { type Chance, chanceAt, type Millis, type Offers, type Seat, type Seed } from '@veillee/kernel'
import type { FeltFrame, MINDS, Mime } from '@veillee/touch'
import type { Action } from './puppetry.ts'

export type BotLevel = keyof typeof MINDS

/** Who a bot is. */
export interface Self {
  readonly seat: Seat
  readonly level: BotLevel
  /** All its chance follows from this: the same bot at the same table plays the same way. */
  readonly seed: Seed
}

/** ROOM-16: what a phone in its seat would be sent at one moment, and nothing else. */
export interface BotView<Table, Hand> {
  readonly phase: string
  readonly step: number
  readonly table: Table
  readonly hand: Hand
  readonly offers: Offers
  /** The seats where a person plays, as everybody sees them. */
  readonly people: readonly Seat[]
  /** It plays for somebody who is away. */
  readonly isStandIn: boolean
}

/** Everything that can reach a seat. */
export type Noticed<Table, Hand> =
  | { readonly what: 'view'; readonly view: BotView<Table, Hand> }
  /** A gesture on its palm or hand, as skin tells it, and how much that skin blurs. */
  | { readonly what: 'felt'; readonly frames: readonly FeltFrame[]; readonly level: number }
  /** A mime that it watched as it was. */
  | { readonly what: 'watched'; readonly mime: Mime }
  /** A puppet's actions. */
  | { readonly what: 'puppet'; readonly from: Seat; readonly actions: readonly Action[] }

/** What a bot does next, unless something happens before. */
export interface Act {
  readonly move: string
  readonly input: unknown
  /** After it has seen what it answers. */
  readonly afterMs: Millis
}

/** What a puppet shows, which is no move: nothing follows from it but what somebody makes of it. */
export interface Show {
  readonly actions: readonly Action[]
  readonly afterMs: Millis
  /** After how many attempts of the storyteller: after another one it is shown again. */
  readonly answers: number
}

/** Something that a bot says aloud while it makes up its mind, which is no move: nothing follows from it. */
export interface Thought {
  /** Which of its game's phrases; whoever hears it has the words, in a language of their own. */
  readonly phrase: string
  /** What it speaks of, by number: a card of the table, a detail on it. */
  readonly about: readonly number[]
  readonly afterMs: Millis
}

/**
 * A player of one game. Its memory is a fold of what its seat has noticed, in that order, so that it can be made again
 * at any time; what it does follows from its memory alone.
 */
export interface Bot<Table, Hand, Memory> {
  begin(self: Self): Memory
  notice(memory: Memory, noticed: Noticed<Table, Hand>): Memory
  act(memory: Memory): Act | undefined
  /** What its puppet mimes meanwhile; only storytellers have listeners with puppets. */
  show?(memory: Memory): Show | undefined
  /** What it says meanwhile, where the rules let its seat speak. */
  think?(memory: Memory): readonly Thought[]
}

/** A bot whose memory nobody else needs to understand. */
export type AnyBot = Bot<unknown, unknown, unknown>

/** Within a step: what is decided about it, in this order, has a chance of its own. */
const CHANCES_PER_STEP = 64

/** Steps are public: counted by what it noticed, chance would tell how often others did something in secret. */
export const chanceIn = (self: Self, step: number, about: number): Chance =>
  chanceAt(self.seed, step * CHANCES_PER_STEP + about)

/** Any time between these two. */
export const someTimeMs = (
  { leastMs, mostMs }: { readonly leastMs: Millis; readonly mostMs: Millis },
  chance: Chance,
): Millis => leastMs + chance.below(mostMs - leastMs + 1)

const FINE = 10_000

/** One of these, as often as its share says; the shares sum up to 1. */
export function drawnBy(shares: readonly number[], chance: Chance): number {
  let left = chance.below(FINE) / FINE
  const at = shares.findIndex(share => {
    left -= share
    return left < 0
  })
  return at === -1 ? 0 : at
}

/** As often as that, of times that are all alike. */
export const happens = (share: number, chance: Chance): boolean => chance.below(FINE) < share * FINE
