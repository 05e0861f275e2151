import type { Millis, Seat } from '@veillee/kernel'
import type { Told } from '../message-atoms.ts'
import type { Card } from './card.ts'
import type { messages } from './messages.ts'
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

/** What everybody is told, and what each seat: messages.ts says it field by field. */
export type Table = Told<typeof messages.table>
export type Hand = Told<typeof messages.hand>
/** A vote under way: who has voted, never how. */
export type OpenDoubt = NonNullable<Table['doubt']>
/** The story once it is over. After a mistake, `inSight` is the card and `said` what was said for it. */
export type Ending = NonNullable<Table['ending']>
