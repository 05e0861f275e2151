import { type Card, kindOf, linkOf } from './card.ts'
import { type Lexicon, lexicon } from './lexicon.ts'
import type { Wording } from './wording.ts'

/** What one card adds to the running text: its words, and what comes before them. */
export interface Piece {
  readonly card: Card
  readonly text: string
}

/**
 * TALE-26: the story as it would stand in a book, card by card. Nothing is added but punctuation, capitals and a
 * relative word; an adjective agrees with the noun that it describes.
 */
export const runningPieces = (story: readonly Card[], wording: Wording): readonly Piece[] =>
  story.map((card, i) => ({
    card,
    text: pieceOf(story, i, lexicon(wording)) + (i === story.length - 1 ? '.' : ''),
  }))

export const runningText = (story: readonly Card[], wording: Wording): string =>
  runningPieces(story, wording)
    .map(({ text }) => text)
    .join('')

function pieceOf(story: readonly Card[], i: number, words: Lexicon): string {
  const card = story[i]!
  const said = saidOf(story, i, words)
  switch (kindOf(card)) {
    case 'start':
      return said
    case 'link':
      return linked(card, said)
    case 'verb':
      return isAfterLink(story, i) ? ` ${said}` : ` ${words.relative(nounBefore(story, i))} ${said}`
    default:
      return ` ${said}`
  }
}

const isAfterLink = (story: readonly Card[], i: number): boolean => kindOf(story[i - 1]!) === 'link'

/** Somebody’s arrival begins a sentence of its own; what follows in time comes after a comma. */
function linked(card: Card, said: string): string {
  switch (linkOf(card)) {
    case 'then-arrives':
    case 'suddenly-appears':
      return `. ${said[0]!.toUpperCase()}${said.slice(1)}`
    case 'then':
      return `, ${said}`
    case 'with':
    case 'and':
      return ` ${said}`
  }
}

// Agreement

function saidOf(story: readonly Card[], i: number, { text, agreed }: Lexicon): string {
  const card = story[i]!
  return kindOf(card) === 'adjective' ? agreed(card, nounBefore(story, i)) : text(card)
}

/** An adjective and a verb belong to the last noun before them; there is always one. */
const nounBefore = (story: readonly Card[], i: number): Card =>
  story.slice(0, i).findLast(card => kindOf(card) === 'noun')!
