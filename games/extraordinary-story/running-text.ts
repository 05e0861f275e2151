import type { Card } from './card.ts'
import type { Part } from './grammar.ts'
import { lexicon } from './lexicon.ts'
import type { Wording } from './wording.ts'

/** What one card adds to the running text: its words, and what is put round them. */
export interface Piece extends Part {
  readonly card: Card
}

/**
 * TALE-26: the story as it would stand in a book, card by card. Nothing is added but punctuation, capitals and a
 * relative word; every word has the form that its place asks for.
 */
export function runningPieces(story: readonly Card[], wording: Wording): readonly Piece[] {
  const { told } = lexicon(wording)
  return story.map((card, i) => {
    const said = told(card, story.slice(0, i), story[i + 1])
    return { card, ...said, after: said.after + (i === story.length - 1 ? '.' : '') }
  })
}

/** A piece in one. */
export const textOf = ({ before, word, after }: Part): string => before + word + after

export const runningText = (story: readonly Card[], wording: Wording): string =>
  runningPieces(story, wording).map(textOf).join('')
