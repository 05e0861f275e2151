import type { Pool, Seat, Secret } from '@veillee/kernel'
import { checkPlaces } from '../places.ts'
import { type Card, kindOf, LINKS, START, WORDS } from './card.ts'
import { HAND_SIZE } from './deal.ts'
import type { Phase, State } from './state.ts'

/**
 * Deck and hands are dealt anew within each kind: who begins, and who is stuck, tells everybody something of a
 * hand's kinds. The face-down cards of the pile are mixed among each other, Links and all, so that neither a
 * card nor its kind nor the place of a Link can be seen. Which cards are in the story is nobody's secret:
 * everybody saw them added. Team cards are mixed among each other, since their kind is the team.
 */
export const pools: Readonly<Record<string, Pool>> = {
  noun: 'permute',
  adjective: 'permute',
  verb: 'permute',
  pile: 'permute',
  team: 'permute',
  ballot: ['wrong', 'right'],
}

export const internal: readonly string[] = []

export function secrets(state: State, phase: Phase | 'over'): readonly Secret[] {
  const held = [...words(state.deck, []), ...hands(state)]
  if (phase === 'over') return held
  return [...held, ...pile(state, phase), ...teamCards(state, phase), ...ballots(state)]
}

const words = (cards: Card[], knownTo: readonly Seat[]): readonly Secret[] =>
  cards.map((card, key) => ({ of: cards, key, pool: kindOf(card), knownTo }))

/** TALE-17: a hand that is stuck is shown to all. */
const hands = ({ hands, end }: State): readonly Secret[] =>
  hands.flatMap((cards, seat) => (end?.why === 'stuck' && end.by === seat ? [] : words(cards, [seat])))

/** TALE-29: whatever is face down or covered. The Start card is always the first, and no secret. */
function pile({ pile, turned, justAdded }: State, phase: Phase): readonly Secret[] {
  const isOpen = (place: number) =>
    phase === 'pass' ? place >= pile.length - justAdded : place === turned - 1
  return pile.flatMap((_, key) =>
    key === 0 || isOpen(key) ? [] : [{ of: pile, key, pool: 'pile', knownTo: [] }],
  )
}

/** TALE-22: but for the five seconds, nobody's, not even one's own. */
const teamCards = ({ teamCards }: State, phase: Phase): readonly Secret[] =>
  phase === 'teams' ? [] : teamCards.map((_, key) => ({ of: teamCards, key, pool: 'team', knownTo: [] }))

/** TALE-27: whether somebody has voted is seen, how is not. */
const ballots = ({ doubt }: State): readonly Secret[] =>
  (doubt?.ballots ?? []).flatMap((ballot, seat) =>
    ballot === 'wrong' || ballot === 'right'
      ? [{ of: doubt!.ballots, key: seat, pool: 'ballot', knownTo: [seat] }]
      : [],
  )

const BOX: readonly Card[] = [...WORDS, ...LINKS, START]

export function check(state: State): void {
  const { deck, hands, pile, teamCards, links, authors, turned } = state
  checkPlaces(BOX, [deck, ...hands, pile, teamCards, links])
  if (pile[0] !== START) throw new Error(`the story begins with ${pile[0]}`)
  if (authors.length !== pile.length - 1) throw new Error(`${authors.length} authors of ${pile.length} cards`)
  if (turned < 0 || turned > pile.length) throw new Error(`${turned} of ${pile.length} cards are turned`)
  if (hands.some(cards => cards.length > HAND_SIZE)) throw new Error('somebody holds too many cards')
}
