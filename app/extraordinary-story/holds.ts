import { said } from '../words/language.ts'
import type { StoryMatch, StorySeat } from './story-match.ts'
import { kindWords, wordOf } from './word-card.tsx'

const VOTED = {
  right: { fr: 'Tu as voté : bien dit.', en: 'You voted: told right.' },
  wrong: { fr: 'Tu as voté : mal dit.', en: 'You voted: told wrong.' },
} as const

/** The hand of cards, kind by kind as they lie there, and the own vote. */
export function holds({ view: { table } }: StoryMatch, { hand }: StorySeat): readonly string[] {
  const cards = hand.cards.map(card => `${kindWords(card)}, ${wordOf(card, table.options)}.`)
  return hand.ballot === null ? cards : [...cards, said(VOTED[hand.ballot])]
}
