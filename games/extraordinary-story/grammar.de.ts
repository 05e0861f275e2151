import {
  type Before,
  type DrawnWord,
  type Grammar,
  linked,
  nounIn,
  part,
  type Told,
  type Word,
} from './grammar.ts'

export interface GermanNoun extends DrawnWord {
  /** With its article, as the subject: „ein Drache“; a name without. */
  readonly text: string
  readonly gender: 'm' | 'f' | 'n'
  /** Without its article where it has another ending: of m as an object, „kleinen Drachen“, of f and n behind „mit“. */
  readonly oblique?: string
}

export interface GermanAdjective extends Word {
  /** It stands behind the noun and never changes: „im Schlafanzug“. */
  readonly text: string
  /** It stands between commas: „ein Drache, klitschnass, der …“ */
  readonly apart?: true
}

export interface GermanVerb extends Word {
  readonly text: string
}

type Case = 'nominative' | 'accusative' | 'dative'
type Gender = GermanNoun['gender']
type Cards = Before<GermanNoun, GermanAdjective, GermanVerb>

type Endings = Readonly<Record<Case, Readonly<Record<Gender, string>>>>

/** What is put behind „ein“, „mein“ and the like. */
const ENDINGS: Endings = {
  nominative: { m: '', f: 'e', n: '' },
  accusative: { m: 'en', f: 'e', n: '' },
  dative: { m: 'em', f: 'er', n: 'em' },
}
const DEFINITE: Endings = {
  nominative: { m: 'der', f: 'die', n: 'das' },
  accusative: { m: 'den', f: 'die', n: 'das' },
  dative: { m: 'dem', f: 'der', n: 'dem' },
}
const ARTICLE = /^(?:(der|die|das)|([mds]?ein|unser)e?) (?=.)/

const RELATIVE: Readonly<Record<Gender, string>> = { m: 'der', f: 'die', n: 'das' }
const PRONOUN: Readonly<Record<Gender, string>> = { m: 'er', f: 'sie', n: 'es' }

const inCase = ({ text, gender, oblique }: GermanNoun, which: Case): string => {
  if (which === 'nominative') return text
  const [article = '', definite, stem] = ARTICLE.exec(text) ?? []
  const isOblique = gender === 'm' || which === 'dative'
  const noun = (isOblique ? oblique : undefined) ?? text.slice(article.length)
  if (article === '') return noun
  return `${definite ? DEFINITE[which][gender] : stem + ENDINGS[which][gender]} ${noun}`
}

/** The object of a verb, what somebody comes with, or whoever appears; what is joined to a noun stands as that does. */
function caseAfter(before: Cards): Case {
  const last = before.at(-1)
  if (last?.kind === 'verb') return 'accusative'
  if (last?.kind !== 'link') return 'nominative'
  if (last.link === 'with') return 'dative'
  if (last.link !== 'and' && last.link !== 'then') return 'nominative'
  const noun = before.findLastIndex(({ kind }) => kind === 'noun')
  return noun < 0 ? 'nominative' : caseAfter(before.slice(0, noun))
}

const lastLink = (before: Cards) => {
  const last = before.at(-1)
  return last?.kind === 'link' ? last.link : undefined
}

/** What stands between commas has to be shut by one: an adjective that does, and what comes „dann“. */
function isOpen(before: Cards): boolean {
  const said = before.slice(before.findLastIndex(({ kind }) => kind === 'noun') + 1)
  const [first] = said
  if (said.at(-1)?.kind !== 'adjective') return false
  return (
    (first?.kind === 'adjective' && first.word.apart === true) ||
    said.some(one => one.kind === 'link' && one.link === 'then')
  )
}

const isShutBefore = (next: Told<GermanNoun, GermanAdjective, GermanVerb> | undefined): boolean =>
  next?.kind !== 'adjective'

/**
 * Told as fairy tales are: „ein Drache, der kitzelt einen Ritter, der …“ The verb is second, not last, so that the
 * text keeps the order of the cards (docs/decisions/0023).
 */
export const germanGrammar: Grammar<GermanNoun, GermanAdjective, GermanVerb> = {
  forms: {
    noun: ({ text }) => [text],
    adjective: ({ text }) => [text],
    verb: ({ text }) => [text],
  },
  cases: noun => [inCase(noun, 'accusative'), inCase(noun, 'dative')],
  told: {
    noun: (word, before) => part(inCase(word, caseAfter(before))),
    adjective: ({ text, apart }, before) => part(text, apart && !lastLink(before) ? ', ' : ' '),
    verb({ text }, before) {
      const gender = nounIn(before)?.gender ?? 'm'
      const link = lastLink(before)
      if (link === 'then') return part(text, ' ', ` ${PRONOUN[gender]}`)
      return part(text, link ? ' ' : `, ${RELATIVE[gender]} `)
    },
    link(link, text, before, next) {
      const isShut = isOpen(before) && isShutBefore(next)
      return isShut && (link === 'with' || link === 'and') ? part(text, ', ') : linked(link, text)
    },
  },
  articles: /^(?:eine?[nmrs]?|d(?:er|ie|as|en|em|es))\s+/,
  added: { before: /^(?:der|die|das|er|sie|es)\s+/i, last: /\s+(?:er|sie|es)$/i },
  respelt: text => text.replaceAll(/[äöü]/gi, vowel => `${vowel.normalize('NFD')[0]}e`),
}
