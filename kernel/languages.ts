/** What has to be known of a language besides its words. Its tag is BCP 47: plurals, lists and order come of it by Intl. */
export interface LanguageTraits {
  /** As whoever speaks it calls it. */
  readonly name: string
  /** For dates and dictation, which go by country. */
  readonly locale: string
  readonly quotes: readonly [opening: string, closing: string]
  /** Sentences are written with plain spaces and apostrophes, and get those of the language here. */
  readonly typeset: (text: string) => string
}

const NARROW = '\u202f'

/** A verb and its pronoun are one word to whoever reads: no line ends between them. */
const INVERTED =
  /-(?=(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|lui|leur|la|le|les|en|y)(?![\p{L}-]))/gu
const JOINED = '-\u2060'

const inFrench = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll(/[ \u00a0]([?!;:»%])/g, `${NARROW}$1`)
    .replaceAll(/«[ \u00a0]/g, `«${NARROW}`)
    .replaceAll(INVERTED, JOINED)

/** No line begins with dots or a sign of per cent. */
const together = (text: string): string => text.replaceAll(/ (?=[…%])/g, '\u00a0')

const inGerman = (text: string): string => together(text.replaceAll("'", '’'))

/** Every language in which Veillée can be read, in the order in which it offers them. */
export const LANGUAGES = {
  fr: { name: 'Français', locale: 'fr-FR', quotes: ['« ', ' »'], typeset: inFrench },
  en: { name: 'English', locale: 'en-GB', quotes: ['“', '”'], typeset: text => text },
  es: { name: 'Español', locale: 'es-ES', quotes: ['«', '»'], typeset: together },
  de: { name: 'Deutsch', locale: 'de-DE', quotes: ['„', '“'], typeset: inGerman },
} as const satisfies Readonly<Record<string, LanguageTraits>>

/** ROOM-18: that of whoever reads. The language of a story’s words is the game’s own. */
export type Language = keyof typeof LANGUAGES

export const READ_IN = Object.keys(LANGUAGES) as readonly Language[]

/** What nobody has put into a language is said in this one; more strangers read it than any other. */
export const FALLBACK = 'en'

/** The first that is wanted of those there are, whatever the country. */
export function languageAmong<Tag extends Language>(
  wanted: readonly string[],
  there: readonly Tag[],
): Tag | typeof FALLBACK {
  const tags = wanted.map(tag => tag.split('-')[0]!.toLowerCase())
  return tags.flatMap(tag => there.filter(one => one === tag))[0] ?? FALLBACK
}
