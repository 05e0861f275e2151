import { lexicon, START, type StoryLanguage, type Wording } from '@veillee/games'

/** Marks, capitals and accents are no words. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** TALE-28: what is told from the very start, without the line of the Start card, or the end of that line. */
export function afterStart(typed: string, wording: Wording): string {
  const words = typed.split(/\s+/)
  const line = lexicon(wording).text(START).split(' ')
  const begins = (end: readonly string[]) => end.every((word, i) => plain(word) === plain(words[i] ?? ''))
  const from = line.findIndex((_, i) => begins(line.slice(i)))
  return from === -1 ? typed : words.slice(line.length - from).join(' ')
}

/** The field begins so: “The next card is…”. */
const LEADS: Readonly<Record<StoryLanguage, RegExp>> = {
  fr: /^(?:(?:la suivante,?|ensuite,?)\s+)?c['’]est\s+/i,
  en: /^(?:(?:(?:the )?next (?:card |one )?is|it is)\s+|it['’]s\s+)/i,
  de: /^(?:(?:die )?nächste (?:karte )?ist|(?:das|es) ist)\s+/i,
  es: /^(?:(?:la )?siguiente )?es\s+/i,
}

/** TALE-28: what is said for a card, without “it is”, if no card begins so. */
export function afterLead(typed: string, wording: Wording): string {
  const [lead = ''] = LEADS[wording.language].exec(typed) ?? []
  const { forms } = lexicon(wording)
  const wordsOf = (text: string) => text.split(/\s+/).map(plain).join(' ')
  const isOfACard = Array.from({ length: START }, (_, card) => card).some(card =>
    forms(card).some(form => wordsOf(form).startsWith(wordsOf(lead))),
  )
  return isOfACard ? typed : typed.slice(lead.length)
}
