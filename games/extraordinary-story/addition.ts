import { type Card, mayFollow } from './card.ts'
import type { Addition } from './state.ts'

/** TALE-9, 12: every Word that may follow, by itself and after every Link that lets it. */
export const additionsTo = (
  last: Card,
  cards: readonly Card[],
  links: readonly Card[],
): readonly Addition[] =>
  cards.flatMap(word =>
    [null, ...links].filter(link => mayFollow(last, word, link)).map(link => ({ link, word })),
  )
