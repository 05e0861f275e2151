import type { Seat } from '@veillee/kernel'
import type { Card } from './card.ts'
import { wordsIn } from './score.ts'
import type { Doubt, End, Ending, Hand, OpenDoubt, Phase, State, Table } from './state.ts'

/** TALE-6: the last card turned, until the next one covers it. */
export const inSight = ({ pile, turned }: State): Card | null => (turned === 0 ? null : pile[turned - 1]!)

/** TALE-22, 24: for five seconds, and at the end. */
const areTeamsShown = ({ options }: State, phase: Phase | 'over'): boolean =>
  options.teams && (phase === 'teams' || phase === 'over')

export function table(state: State, phase: Phase | 'over'): Table {
  return {
    options: state.options,
    seats: state.seats,
    handSizes: state.hands.map(cards => cards.length),
    deckSize: state.deck.length,
    here: state.here,
    teamCards: areTeamsShown(state, phase) ? state.teamCards : null,
    shownUntil: phase === 'teams' ? state.shownUntil : null,
    tied: state.tied,
    storyteller: state.storyteller,
    links: state.links,
    pileSize: state.pile.length,
    words: wordsIn(state.pile),
    turned: state.turned,
    inSight: inSight(state),
    added: state.justAdded === 0 ? null : added(state),
    said: state.said,
    attempt: state.attempt,
    attempts: state.attempts,
    doubt: state.doubt && openDoubt(state.doubt),
    count: state.count,
    passes: state.passes,
    ending: state.end && ending(state, state.end),
  }
}

/** TALE-9: a Word, after a Link if there are two cards. */
const added = ({ pile, authors, justAdded }: State): Table['added'] => ({
  link: justAdded === 2 ? pile.at(-2)! : null,
  word: pile.at(-1)!,
  by: authors.at(-1)!,
})

const openDoubt = ({ by, ballots }: Doubt): OpenDoubt => ({
  by,
  ballots: ballots.map(ballot => {
    if (ballot === null) return 'awaited'
    return ballot === 'excused' ? 'excused' : 'in'
  }),
})

const ending = ({ pile, authors, hands }: State, end: End): Ending => ({
  end,
  story: authors.map((by, place) => ({ card: pile[place + 1]!, by })),
  stuck: end.why === 'stuck' ? hands[end.by]! : null,
})

export function hand({ hands, doubt }: State, seat: Seat): Hand {
  const ballot = doubt?.ballots[seat] ?? null
  return { cards: hands[seat]!, ballot: ballot === 'excused' ? null : ballot }
}
