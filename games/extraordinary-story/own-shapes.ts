import * as v from 'valibot'
import { kindOf, WORDS } from './card.ts'
import type { GuessedKind } from './guess.ts'
import { type OwnIn, type OwnLanguage, type OwnWord, textsOf } from './own-word.ts'

/** TALE-33: no more letters than a card has room for. */
export const LONGEST_WORD = 30

/** Letters and digits, with single spaces, hyphens and apostrophes between them. */
export const WRITTEN = /^[\p{L}\p{N}]+(?:[ ’-][\p{L}\p{N}]+)*$/u

const text = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LONGEST_WORD),
  v.description('Letters and digits, with single spaces, hyphens and apostrophes (’) between them.'),
)

function cardOf(kind: GuessedKind) {
  const cards = WORDS.filter(card => kindOf(card) === kind)
  const number = v.pipe(v.number(), v.integer(), v.minValue(cards[0]!), v.maxValue(cards.at(-1)!))
  return v.pipe(number, v.description('The card that says it, in place of what the deck has there.'))
}

const cards = { noun: cardOf('noun'), adjective: cardOf('adjective'), verb: cardOf('verb') }
const withArticle = v.pipe(text, v.description('With its article, or without where it is a name.'))

type Shapes = {
  readonly [L in OwnLanguage]: { readonly [K in GuessedKind]: v.GenericSchema<unknown, OwnIn[L][K]> }
}

/** By language and kind, field by field. */
export const ownShapes = {
  fr: {
    noun: v.strictObject({ card: cards.noun, text: withArticle, gender: v.picklist(['m', 'f']) }),
    adjective: v.strictObject({ card: cards.adjective, m: text, f: text }),
    verb: v.strictObject({ card: cards.verb, text }),
  },
  en: {
    noun: v.strictObject({
      card: cards.noun,
      text: withArticle,
      who: v.exactOptional(v.pipe(v.literal(true), v.description('Somebody, of whom one tells with “who”.'))),
    }),
    adjective: v.strictObject({ card: cards.adjective, text }),
    verb: v.strictObject({ card: cards.verb, text }),
  },
  de: {
    noun: v.strictObject({
      card: cards.noun,
      text: withArticle,
      gender: v.picklist(['m', 'f', 'n']),
      oblique: v.exactOptional(
        v.pipe(text, v.description('Without its article, where it is no subject and has an ending there.')),
      ),
    }),
    adjective: v.strictObject({
      card: cards.adjective,
      text,
      apart: v.exactOptional(v.pipe(v.literal(true), v.description('It stands between commas.'))),
    }),
    verb: v.strictObject({ card: cards.verb, text }),
  },
  es: {
    noun: v.strictObject({
      card: cards.noun,
      text: withArticle,
      gender: v.picklist(['m', 'f']),
      alive: v.exactOptional(
        v.pipe(v.literal(true), v.description('Somebody, to whom things are done with “a”.')),
      ),
    }),
    adjective: v.strictObject({ card: cards.adjective, m: text, f: text }),
    verb: v.strictObject({
      card: cards.verb,
      text,
      personal: v.exactOptional(
        v.pipe(v.literal(true), v.description('“a” comes after it even before a thing.')),
      ),
    }),
  },
} as const satisfies Shapes

/** Whether it is one, of the kind that its card has. */
export const isOwnWord = (raw: unknown, language: OwnLanguage): raw is OwnWord =>
  Object.values(ownShapes[language]).some(
    shape => v.is(shape, raw) && textsOf(raw).every(one => WRITTEN.test(one)),
  )

/** What a server says of them, in any language. */
export const ownWord = v.union([
  ownShapes.fr.noun,
  ownShapes.fr.adjective,
  ownShapes.fr.verb,
  ownShapes.en.noun,
  ownShapes.en.adjective,
  ownShapes.de.noun,
  ownShapes.de.adjective,
  ownShapes.es.noun,
  ownShapes.es.verb,
])
