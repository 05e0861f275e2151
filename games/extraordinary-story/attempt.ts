import { type Refusal, refuse } from '@veillee/kernel'

/** A few cards at once; a story is told one after the other. */
const MOST_CHARACTERS = 160

/** Half a character, or one that no keyboard types. */
const UNTYPABLE = /[\p{Cs}\p{Cc}]/u

const nothingSaid = refuse({ en: 'There was no word in that.', fr: 'Il n’y avait pas un mot là-dedans.' })
const tooMuchSaid = refuse({
  en: `A few cards at a time: at most ${MOST_CHARACTERS} characters.`,
  fr: `Quelques cartes à la fois\u202f: ${MOST_CHARACTERS} caractères au plus.`,
})

/** What a storyteller types, for one card or a few, in one line (TALE-28). */
export function parseAttempt(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  const text = raw.trim().replace(/\s+/g, ' ')
  return UNTYPABLE.test(text) ? undefined : text
}

export function refuseAttempt(text: string): Refusal | undefined {
  if (text === '') return nothingSaid
  return [...text].length > MOST_CHARACTERS ? tooMuchSaid : undefined
}
