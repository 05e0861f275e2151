import {
  type Actor,
  apply,
  attempt,
  awaits,
  awayOf,
  chanceAt,
  type Event,
  handView,
  isRefusal,
  type Match,
  offersTo,
  resultOf,
  type Seat,
  settled,
  start,
  tableOf,
} from '@veillee/kernel'
import { rules, stateOf, withState } from '@veillee/kernel/inside'
import { type Card, LINKS, START, WORDS } from './card.ts'
import { HAND_SIZE } from './deal.ts'
import { extraordinaryStory } from './game.ts'
import { lexicon } from './lexicon.ts'
import type { Options } from './options.ts'
import type { Result } from './score.ts'
import type { Hand, State, Table, Verdict } from './state.ts'

export const [THEN_ARRIVES, SUDDENLY_APPEARS, WITH, AND, THEN] = LINKS as [Card, Card, Card, Card, Card]
export const noun = (index: number): Card => index
export const adjective = (index: number): Card => 55 + index
export const verb = (index: number): Card => 92 + index

const seedOf = (number: number): string => number.toString(16).padStart(64, '0')

/** Where a test begins: a story so far, its last card just added, and the storyteller who is to take the pile. */
interface Position {
  readonly story: readonly Card[]
  readonly storyteller?: Seat
  /** Hands that matter; the others get what is left. */
  readonly hands?: Readonly<Record<Seat, readonly Card[]>>
}

/** A match as a test plays it: who does what, in the words of the rulebook. */
export class Evening {
  match: Match<Table, Hand, Result>
  atMs = 0

  constructor(seats: number, options: Partial<Options> = {}, seed = 1) {
    const match = start(extraordinaryStory, { seats, options, seed: seedOf(seed), at: 0 })
    if (isRefusal(match)) throw new Error(match.refusal.en)
    this.match = match
  }

  get phase(): string {
    return this.match.phase
  }

  get table(): Table {
    return tableOf(this.match)
  }

  get result(): Result | undefined {
    return resultOf(this.match)
  }

  /** What only the referee knows. */
  get state(): State {
    return stateOf(this.match) as State
  }

  get storyteller(): Seat {
    return this.table.storyteller!
  }

  hand(seat: Seat): Hand {
    return handView(this.match, seat)
  }

  choices(by: Actor, move: string): readonly unknown[] {
    return offersTo(this.match, by).choices[move] ?? []
  }

  /** In words, why this is not allowed; undefined if it is. */
  refusal(by: Actor, move: string, input: unknown = true): string | undefined {
    const event = attempt(this.match, { by, move, input, at: this.atMs })
    return isRefusal(event) ? event.refusal.en : undefined
  }

  does(by: Actor, move: string, input: unknown = true): void {
    const event = attempt(this.match, { by, move, input, at: this.atMs })
    if (isRefusal(event)) throw new Error(`${by} may not ${move} in ${this.phase}: ${event.refusal.en}`)
    this.happens(event)
  }

  happens(event: Event): void {
    this.match = apply(this.match, event)
    rules(this.match).check(this.state)
  }

  waits(ms: number): void {
    this.atMs += ms
    this.match = settled(this.match, this.atMs).match
  }

  /** Somebody who is awaited has been away for long enough, and the room acts. */
  missing(absent: Actor): void {
    const { move } = awayOf(this.match, absent)
    if (!awaits(this.match).includes(absent) || !move) throw new Error(`nothing happens without ${absent}`)
    this.does('room', move.name, move.input)
  }

  // The storyteller

  takes(): void {
    this.does(this.storyteller, 'take')
  }

  says(text: string): void {
    this.does(this.storyteller, 'say', text)
  }

  turns(): void {
    this.does(this.storyteller, 'turn')
  }

  /** Says what the next card is, and turns it. */
  recites(): void {
    this.says(this.nextText)
    this.turns()
  }

  /** Takes the pile if it was just passed on, and tells all of the story. */
  tells(): void {
    if (this.phase === 'pass') this.takes()
    while (this.phase === 'tell') this.recites()
  }

  adds(word: Card, link: Card | null = null): void {
    this.does(this.storyteller, 'add', { link, word })
  }

  get nextText(): string {
    const { pile, turned, options } = this.state
    return lexicon(options.language).text(pile[Math.max(turned, 1)]!)
  }

  // The others

  votes(...ballots: readonly (readonly [Seat, Verdict])[]): void {
    for (const [seat, verdict] of ballots) this.does(seat, 'vote', verdict)
  }

  /** The first Noun has been laid, whoever laid it. */
  opens(): void {
    if (this.phase === 'gather') this.does('room', 'begin')
    if (this.phase === 'teams') this.waits(5_000)
    if (this.phase === 'first') this.does('room', 'byChance')
    if (this.phase === 'open') this.does(this.storyteller, 'add', this.choices(this.storyteller, 'add')[0])
  }

  /** The same moment with another story and other hands; every card is still in one place. */
  arrange({ story, storyteller = 1, hands = {} }: Position): void {
    const { teamCards, seats } = this.state
    const taken = [...story, ...teamCards, ...Object.values(hands).flat()]
    const deck = WORDS.filter(word => !taken.includes(word))
    const deal = (seat: Seat) => [...(hands[seat] ?? deck.splice(-HAND_SIZE))]
    const author = (storyteller + seats - 1) % seats
    const state: State = {
      ...this.state,
      hands: this.state.hands.map((_, seat) => deal(seat)),
      deck,
      pile: [START, ...story],
      authors: story.map(() => author),
      justAdded: LINKS.includes(story.at(-2)!) ? 2 : 1,
      turned: story.length + 1,
      links: LINKS.filter(link => !story.includes(link)),
      storyteller,
    }
    rules(this.match).check(state)
    this.match = withState(this.match, state)
  }
}

/** A story that is under way: its last card lies open, and seat 1 is to take the pile. */
export function storyOf(
  story: readonly Card[],
  position: Omit<Position, 'story'> & { seats?: number } & Partial<Options> = {},
) {
  const { storyteller, hands, seats = 3, ...options } = position
  const evening = new Evening(seats, options)
  evening.opens()
  evening.arrange({
    story,
    ...(storyteller === undefined ? {} : { storyteller }),
    ...(hands ? { hands } : {}),
  })
  return evening
}

/** The first match of three that starts in this phase. */
export function startingIn(phase: string, options: Partial<Options> = {}): Evening {
  for (let seed = 1; seed < 100; seed++) {
    const evening = new Evening(3, options, seed)
    if (evening.phase === phase) return evening
  }
  throw new Error(`no match starts in ${phase}`)
}

export const chance = (number: number) => chanceAt(seedOf(number), 0)
