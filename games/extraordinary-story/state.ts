import type { Millis, Seat } from '@veillee/kernel'
import type { Card } from './card.ts'
import type { Options } from './options.ts'

export type Phase = 'gather' | 'teams' | 'first' | 'open' | 'pass' | 'tell' | 'doubt' | 'add'

export type Verdict = 'wrong' | 'right'

/** What a storyteller adds to the story. */
export interface Addition {
  readonly link: Card | null
  readonly word: Card
}

/** Somebody has objected to the card in sight (TALE-27). */
export interface Doubt {
  readonly by: Seat
  /** One for each seat; null until it is in. */
  readonly ballots: (Verdict | 'excused' | null)[]
}

/** What came out of a doubt. */
type Count = Readonly<Record<Verdict, number>>

/** An unfinished story was ended by nobody (TALE-31). */
export type End =
  | { readonly why: 'wrong' | 'stuck'; readonly by: Seat }
  | { readonly why: 'unfinished'; readonly by: null }

export interface State {
  options: Options
  seats: number
  /** The last one is the top. */
  deck: Card[]
  /** One for each seat. */
  hands: Card[][]
  /** One for each seat, or none at all (TALE-21). */
  teamCards: Card[]
  /** Who is there to see the team cards. */
  here: boolean[]
  /** When the five seconds end (TALE-22). */
  shownUntil: Millis
  /** Who might all be the first storyteller (TALE-4). */
  tied: Seat[]
  /** Nobody before it is settled who begins. */
  storyteller: Seat | null
  /** The Links that no story card has used up. */
  links: Card[]
  /** The story, from the Start card on. */
  pile: Card[]
  /** Who added each card of the pile after the Start card. */
  authors: Seat[]
  /** How many cards on top were just added, and lie open side by side. */
  justAdded: number
  /** How many cards of the pile are face up, from the first on. */
  turned: number
  /** What was last said of the card in sight, before it was turned. */
  said: string | null
  /** What was last said of the next card, and how many attempts there were. */
  attempt: string | null
  attempts: number
  doubt: Doubt | null
  /** The vote on the card in sight, if there was one. */
  count: Count | null
  /** How often the pile was passed on since somebody told the whole story (TALE-31). */
  passes: number
  end: End | null
}

export interface Table {
  readonly options: Options
  readonly seats: number
  readonly handSizes: readonly number[]
  readonly deckSize: number
  readonly here: readonly boolean[]
  /** By seat, while they are face up. */
  readonly teamCards: readonly Card[] | null
  readonly shownUntil: Millis | null
  /** Those among whom the first storyteller is picked. */
  readonly tied: readonly Seat[]
  readonly storyteller: Seat | null
  readonly links: readonly Card[]
  readonly pileSize: number
  /** How many Word cards are in the story. */
  readonly words: number
  readonly turned: number
  /** The last card that is face up. */
  readonly inSight: Card | null
  /** What has just been added, until the next storyteller takes the pile. */
  readonly added: (Addition & { readonly by: Seat }) | null
  readonly said: string | null
  readonly attempt: string | null
  readonly attempts: number
  readonly doubt: OpenDoubt | null
  readonly count: Count | null
  readonly passes: number
  readonly ending: Ending | null
}

/** A vote under way: who has voted, never how. */
export interface OpenDoubt {
  readonly by: Seat
  readonly ballots: readonly ('awaited' | 'in' | 'excused')[]
}

/** The story once it is over. After a mistake, `inSight` is the card and `said` what was said for it. */
export interface Ending {
  readonly end: End
  readonly story: readonly { readonly card: Card; readonly by: Seat }[]
  /** The hand that had nothing to add (TALE-17). */
  readonly stuck: readonly Card[] | null
}

export interface Hand {
  readonly cards: readonly Card[]
  readonly ballot: Verdict | null
}
