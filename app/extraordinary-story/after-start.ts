import { lexicon, START, type Wording } from '@veillee/games'

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
