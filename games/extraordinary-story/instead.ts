import { type Card, kindOf, START, WORDS } from './card.ts'
import type { GuessedKind } from './guess.ts'
import { lexicon } from './lexicon.ts'
import type { OwnLanguage, OwnWord, OwnWords } from './own-word.ts'
import { areTooAlike } from './recite.ts'
import { newestIn, type Wording } from './wording.ts'

const ofKind = (kind: GuessedKind): readonly Card[] => WORDS.filter(card => kindOf(card) === kind)

/** What a card does to the words after it, such as their gender: in any language, as the running text has it. */
export function effectOf(card: Card, wording: Wording): string {
  if (kindOf(card) !== 'noun') return ''
  const { told } = lexicon(wording)
  const followers = [...ofKind('adjective'), ofKind('verb')[0]!]
  return followers
    .map(next => told(next, [START, card]))
    .map(({ before, word }) => before + word)
    .join()
}

/** A word that has no card yet. */
export type Unplaced = OwnWord extends infer Own ? Omit<Own, 'card'> : never

/**
 * TALE-33: the cards that could say a word instead of theirs, the most sensible first: one that would be too alike, then
 * such as are of the same gender, so that the deck stays as mixed as it was; the last of the list before the first.
 */
export function cardsFor(
  word: Unplaced,
  kind: GuessedKind,
  own: OwnWords,
  language: OwnLanguage,
): readonly Card[] {
  const free = ofKind(kind).filter(card => own.every(one => one.card !== card))
  const [any] = free
  if (any === undefined) return []
  const tried: Wording = { ...newestIn(language), own: [{ ...word, card: any } as OwnWord] }
  const shipped = newestIn(language)
  const effect = effectOf(any, tried)
  const rank = (card: Card): number =>
    areTooAlike({ card: any, wording: tried }, { card, wording: shipped })
      ? 2
      : effectOf(card, shipped) === effect
        ? 1
        : 0
  const ranks = new Map(free.map(card => [card, rank(card)]))
  return free.toSorted((one, other) => ranks.get(other)! - ranks.get(one)! || other - one)
}
