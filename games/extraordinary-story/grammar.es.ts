import type { Link } from './card.ts'
import {
  type Before,
  type DrawnWord,
  type Grammar,
  isAfterLink,
  linked,
  nounIn,
  part,
  type Told,
  type Word,
} from './grammar.ts'

export interface SpanishNoun extends DrawnWord {
  /** With its article. */
  readonly text: string
  readonly gender: 'm' | 'f'
  /** Somebody, or an animal, or whatever acts like one: what is done to it is done “a”. */
  readonly alive?: true
}

export interface SpanishAdjective extends Word {
  readonly m: string
  readonly f: string
}

export interface SpanishVerb extends Word {
  readonly text: string
  /** It is done to somebody, so that “a” comes after it even before a thing: “saca la lengua a una tetera”. */
  readonly personal?: true
}

type Telling = Before<SpanishNoun, SpanishAdjective, SpanishVerb>
type Teller = Told<SpanishNoun, SpanishAdjective, SpanishVerb>

/** The verb whose object the next noun is. What “y” or “luego” puts beside an object is one too. */
function doneBy(before: Telling): SpanishVerb | undefined {
  const last = before.at(-1)
  if (last?.kind === 'verb') return last.word
  const isBeside = last?.kind === 'link' && (last.link === 'and' || last.link === 'then')
  return isBeside
    ? doneBy(
        before.slice(
          0,
          before.findLastIndex(({ kind }) => kind === 'noun'),
        ),
      )
    : undefined
}

/** A name and the like, after a verb: “a Mamá”, “al perro”. What has “un” or “una” needs no form of its own. */
const object = ({ text }: SpanishNoun): string =>
  text.startsWith('el ') ? `al ${text.slice('el '.length)}` : `a ${text}`

/** “Y” before the same sound is “e”; before “hie” the sound is another. */
const SOUNDS_LIKE_Y = /^h?[ií](?!e)/i

const firstForm = (told: Teller): string => {
  if ('text' in told) return told.text
  return told.kind === 'adjective' ? told.word.m : told.word.text
}

const linkedBefore = (link: Link, text: string, next: Teller | undefined): string =>
  link === 'and' && next && SOUNDS_LIKE_Y.test(firstForm(next)) ? 'e' : text

/** An adjective stands after its noun and agrees with it; a verb is joined by “que”, and its living object by “a”. */
export const spanishGrammar: Grammar<SpanishNoun, SpanishAdjective, SpanishVerb> = {
  forms: {
    noun: ({ text }) => [text],
    adjective: ({ m, f }) => (m === f ? [m] : [m, f]),
    verb: ({ text }) => [text],
  },
  cases: noun => (!/^una? /.test(noun.text) ? [object(noun)] : []),
  sounds: link => (link === 'and' ? ['e'] : []),
  told: {
    noun: (noun, before) => {
      const verb = doneBy(before)
      if (!verb || !(noun.alive || verb.personal)) return part(noun.text)
      return noun.text.startsWith('el ') ? part(object(noun)) : part(noun.text, ' a ')
    },
    adjective: (word, before) => part(word[nounIn(before)?.gender ?? 'm']),
    verb: ({ text }, before) => part(text, isAfterLink(before) ? ' ' : ' que '),
    link: (link, text, _, next) => linked(link, linkedBefore(link, text, next)),
  },
  articles: /^(?:un|una|unos|unas|el|la|los|las)\s+/,
  added: { before: /^(?:que\s+|a\s+(?=una?\s))/i },
}
