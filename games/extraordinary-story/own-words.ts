import { isRefusal, type Refusal, refuse } from '@veillee/kernel'
import { type Card, kindOf, LINKS, WORDS } from './card.ts'
import { lexicon } from './lexicon.ts'
import { isOwnWord, LONGEST_WORD, WRITTEN } from './own-shapes.ts'
import { isOwnLanguage, type OwnLanguage, type OwnWord, type OwnWords, textsOf } from './own-word.ts'
import { areTooAlike, coveredBy } from './recite.ts'
import { whyUnfit } from './unfit.ts'
import { newestIn, type Wording } from './wording.ts'

const TOLD: readonly Card[] = [...WORDS, ...LINKS]

const no = {
  unread: refuse({
    en: 'Veillée could not read these words.',
    fr: 'Veillée n’a pas pu lire ces mots.',
  }),
  language: refuse({
    en: 'There are no words of one’s own in this language yet.',
    fr: 'Il n’y a pas encore de mots à soi dans cette langue.',
  }),
  empty: refuse({ en: 'A card says something.', fr: 'Une carte dit quelque chose.' }),
  many: refuse({
    en: 'There are more words than cards: at most 55 nouns, 37 adjectives and 34 verbs.',
    fr: 'Il y a plus de mots que de cartes : au plus 55 noms, 37 adjectifs et 34 verbes.',
  }),
}

const about = {
  long: (text: string) =>
    refuse({
      en: `“${text.slice(0, LONGEST_WORD)}…” is too long for a card: at most ${LONGEST_WORD} characters.`,
      fr: `« ${text.slice(0, LONGEST_WORD)}… » est trop long pour une carte : ${LONGEST_WORD} caractères au plus.`,
    }),
  unwritten: (text: string) =>
    refuse({
      en: `“${text}”: a card has letters and digits, with a space, a hyphen or an apostrophe between them.`,
      fr: `« ${text} » : une carte a des lettres et des chiffres, avec une espace, un tiret ou une apostrophe entre eux.`,
    }),
  twice: (one: string, other: string) =>
    refuse({
      en: `“${one}” and “${other}” are on the same card.`,
      fr: `« ${one} » et « ${other} » sont sur la même carte.`,
    }),
  alike: (one: string, other: string) =>
    refuse({
      en: `“${one}” and “${other}” are too alike: a slip, and one is taken for the other.`,
      fr: `« ${one} » et « ${other} » se ressemblent trop : une faute de frappe, et l’un passe pour l’autre.`,
    }),
  unsaid: (text: string) =>
    refuse({
      en: `“${text}” begins like something that the story adds by itself. Say it otherwise.`,
      fr: `« ${text} » commence comme ce que l’histoire ajoute d’elle-même. Dis-le autrement.`,
    }),
}

/** TALE-33, 35: words of somebody’s own for cards of this language, or why not. */
export function readOwnWords(raw: unknown, language: string): OwnWords | Refusal {
  if (!isOwnLanguage(language)) return no.language
  if (!Array.isArray(raw)) return no.unread
  if (raw.length > WORDS.length) return no.many
  for (const one of raw) {
    const refusal = refuseWord(one, language)
    if (refusal) return refusal
  }
  return refuseTogether(raw, language) ?? raw
}

const sound = new WeakMap<OwnWords, unknown>()

/** What a match may be dealt with: the room has judged it before, and so this asks for no more than its shape. */
export function soundWords(raw: unknown, language: unknown): OwnWords | undefined {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > WORDS.length) return undefined
  if (language !== undefined && sound.get(raw) === language) return raw
  if (typeof language !== 'string' || !isOwnLanguage(language)) return undefined
  const cards = new Set(raw.map(one => (isOwnWord(one, language) ? one.card : undefined)))
  if (cards.has(undefined) || cards.size < raw.length) return undefined
  sound.set(raw, language)
  return raw
}

/** One word by itself. */
function refuseWord(raw: unknown, language: OwnLanguage): Refusal | undefined {
  const texts = writtenIn(raw)
  const bad = texts.map(refuseText).find(isRefusal)
  if (bad) return bad
  if (!isOwnWord(raw, language)) return no.unread
  return texts.map(text => whyUnfit(text, kindOf(raw.card), language)).find(isRefusal)
}

const FIELDS = ['text', 'm', 'f', 'oblique'] as const

/** Whatever is there to be read, before it is known to be a word. */
const writtenIn = (raw: unknown): readonly string[] =>
  typeof raw === 'object' && raw !== null
    ? FIELDS.flatMap(field => {
        const text = (raw as Readonly<Record<string, unknown>>)[field]
        return typeof text === 'string' ? [text] : []
      })
    : []

function refuseText(text: string): Refusal | undefined {
  if (text.trim() === '') return no.empty
  if (text.length > LONGEST_WORD) return about.long(text)
  return WRITTEN.test(text) && text === text.normalize('NFC') ? undefined : about.unwritten(text)
}

/** All of them, in the deck that comes of it. */
function refuseTogether(own: OwnWords, language: OwnLanguage): Refusal | undefined {
  const cards = new Map<Card, OwnWord>()
  for (const one of own) {
    const other = cards.get(one.card)
    if (other) return about.twice(textsOf(other)[0], textsOf(one)[0])
    cards.set(one.card, one)
  }
  const wording: Wording = { ...newestIn(language), own }
  const words = lexicon(wording)
  for (const { card } of own) {
    const other = TOLD.find(one => one !== card && areTooAlike({ card, wording }, { card: one, wording }))
    if (other !== undefined) return about.alike(words.text(card), words.text(other))
    const unsaid = words.forms(card).find(form => !isSaid(form, card, wording))
    if (unsaid !== undefined) return about.unsaid(unsaid)
  }
  return undefined
}

/** Whoever says just what is on the card has said the card. */
const isSaid = (form: string, card: Card, wording: Wording): boolean =>
  coveredBy(form, card, { ...wording, comparison: 'exact' })?.rest === null
