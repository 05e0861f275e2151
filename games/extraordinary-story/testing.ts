import { chanceAt, type Seat } from '@veillee/kernel'
import { seedOf, TestMatch } from '../test-match.ts'
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

/** Where a test begins: a story so far, its last card just added, and the storyteller who is to take the pile. */
interface Position {
  readonly story: readonly Card[]
  readonly storyteller?: Seat
  /** Hands that matter; the others get what is left. */
  readonly hands?: Readonly<Record<Seat, readonly Card[]>>
}

/** A story as a test tells it. */
export class StoryTestMatch extends TestMatch<Table, Hand, Result, State> {
  constructor(seats: number, options: Partial<Options> = {}, seed = 1) {
    super(extraordinaryStory, seats, options, seed)
  }

  get storyteller(): Seat {
    return this.table.storyteller!
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
    return lexicon(options).text(pile[Math.max(turned, 1)]!)
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
    this.state = {
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
  }
}

/** A story that is under way: its last card lies open, and seat 1 is to take the pile. */
export function storyOf(
  story: readonly Card[],
  position: Omit<Position, 'story'> & { seats?: number } & Partial<Options> = {},
) {
  const { storyteller, hands, seats = 3, ...options } = position
  const game = new StoryTestMatch(seats, options)
  game.opens()
  game.arrange({
    story,
    ...(storyteller === undefined ? {} : { storyteller }),
    ...(hands ? { hands } : {}),
  })
  return game
}

/** The first match of three that starts in this phase. */
export function startingIn(phase: string, options: Partial<Options> = {}): StoryTestMatch {
  for (let seed = 1; seed < 100; seed++) {
    const game = new StoryTestMatch(3, options, seed)
    if (game.phase === phase) return game
  }
  throw new Error(`no match starts in ${phase}`)
}

export const chance = (number: number) => chanceAt(seedOf(number), 0)
