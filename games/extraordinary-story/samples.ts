import { type Card, kindOf, LINKS, START, WORDS } from './card.ts'
import type { GuessedKind } from './guess.ts'
import { effectOf } from './instead.ts'
import { lexicon } from './lexicon.ts'
import { type Piece, runningPieces } from './running-text.ts'
import type { Wording } from './wording.ts'

const [ARRIVES, , , AND] = LINKS as readonly [Card, Card, Card, Card, Card]

/** Words of the deck to put round a card: such as somebody made themselves first, then others at every turn. */
class Neighbours {
  readonly #used: Card[]
  readonly #wording: Wording
  #step: number

  constructor(card: Card, wording: Wording, turn: number) {
    this.#used = [card]
    this.#wording = wording
    this.#step = card * 7 + turn * 31
  }

  next(kind: GuessedKind, isFit: (card: Card) => boolean = () => true): Card {
    const { isOwn } = lexicon(this.#wording)
    const left = WORDS.filter(card => kindOf(card) === kind && !this.#used.includes(card))
    const fit = left.filter(isFit)
    const among = fit.length > 0 ? fit : left
    const ours = among.filter(isOwn)
    this.#step += 17
    const from = ours.length > 0 && this.#step % 3 === 0 ? ours : among
    const card = from[this.#step % from.length]!
    this.#used.push(card)
    return card
  }
}

/** TALE-34: three sentences that could come of a card, as the running text would have them; others at another turn. */
export function samplesOf(card: Card, wording: Wording, turn = 0): readonly (readonly Piece[])[] {
  const neighbours = new Neighbours(card, wording, turn)
  const noun = () => neighbours.next('noun')
  const verb = () => neighbours.next('verb')
  const { forms } = lexicon(wording)
  /** One that shows by its form what it is said of. */
  const adjective = () => neighbours.next('adjective', one => forms(one).length > 1)
  const stories: Readonly<Record<GuessedKind, () => readonly (readonly Card[])[]>> = {
    noun: () => [
      [card, adjective()],
      [noun(), verb(), card],
      [noun(), ARRIVES, card, verb(), noun()],
    ],
    adjective: () => {
      const first = noun()
      const effect = effectOf(first, wording)
      const other = neighbours.next('noun', one => effectOf(one, wording) !== effect)
      return [
        [first, card],
        [other, card, verb(), noun()],
        [noun(), adjective(), AND, card],
      ]
    },
    verb: () => [
      [noun(), card, noun()],
      [noun(), adjective(), card, noun()],
      [noun(), card, AND, verb(), noun()],
    ],
  }
  return stories[kindOf(card) as GuessedKind]().map(story => runningPieces([START, ...story], wording))
}
