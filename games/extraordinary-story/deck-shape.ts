import * as v from 'valibot'
import { WORDS } from './card.ts'
import { ownShapes } from './own-shapes.ts'
import type { OwnLanguage } from './own-word.ts'

const deckIn = <L extends OwnLanguage>(language: L) => {
  const { noun, adjective, verb } = ownShapes[language]
  return v.strictObject({
    veillee: v.literal('words'),
    version: v.literal(1),
    language: v.literal(language),
    words: v.pipe(v.array(v.union([noun, adjective, verb])), v.maxLength(WORDS.length)),
  })
}

/** TALE-36: a deck of words, field by field: what docs/decks.schema.json says. */
export const deckShape = v.variant('language', [deckIn('fr'), deckIn('en'), deckIn('de'), deckIn('es')])
