import { makeOf } from './composed.ts'
import type { Said } from './language.ts'
import { FALLBACK, type LanguageTraits } from './languages.ts'

/** The sentences of a language that has a file of its own. */
export interface Catalogue {
  /** Null where nobody has put it into the language yet. */
  sentence(sentence: Said): string | null
  /** By number, where the language says it in forms of its own. */
  form(one: Said, category: Intl.LDMLPluralRule): string | null
}

type InCode = Readonly<Partial<Record<string, string>>>

/** How one language says what screens ask for. Every rule of it is its traits’, its file’s, or that of Intl by its tag. */
export function speechIn(tag: string, { quotes, typeset, locale }: LanguageTraits, catalogue?: Catalogue) {
  const lists = (type: 'conjunction' | 'disjunction') => {
    const format = new Intl.ListFormat(tag, { type })
    return (names: readonly string[]): string => format.format([...names])
  }
  const plurals = new Intl.PluralRules(tag)
  const english = new Intl.PluralRules(FALLBACK)

  function plain(sentence: Said): string {
    const own = (sentence as InCode)[tag]
    if (own !== undefined) return own
    return makeOf(sentence)?.(plain, locale) ?? catalogue?.sentence(sentence) ?? sentence.en
  }
  const said = (sentence: Said): string => typeset(plain(sentence))

  return {
    said,
    /** One of several forms by number, with the number at its #. */
    counted(count: number, one: Said, many: Said): string {
      const inCode = tag in one ? plurals : english
      const own = catalogue?.form(one, plurals.select(count))
      return typeset(own ?? plain(inCode.select(count) === 'one' ? one : many)).replace('#', String(count))
    },
    /** “Ana, Tom and Jo”. */
    listed: lists('conjunction'),
    /** “a verb or an adjective”. */
    oneOf: lists('disjunction'),
    quoted: (text: string): string => typeset(quotes.join(text)),
    /** What this language calls another. */
    tongueOf: (other: string): string => new Intl.DisplayNames(tag, { type: 'language' }).of(other) ?? other,
    /** The day of a moment, written out. */
    dayOf: (at: number): string => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at),
  }
}
