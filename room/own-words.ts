import { type OwnWords, readOwnWords } from '@veillee/games'
import { isRefusal, refuse } from '@veillee/kernel'
import type { Entry, EntryOf } from './entry.ts'
import type { Effects, RequestTo } from './request.ts'
import { isHost, type Room } from './room.ts'

/** ROOM-40: with every change the whole list is laid anew, and an evening keeps all that was. */
export const MOST_LAID = 300

const no = {
  notHost: refuse({ en: 'The host lays the words.', fr: 'C’est l’hôte qui pose les mots.' }),
  ever: refuse({
    en: 'The words of this evening have been changed 300 times. Open a new one for more.',
    fr: 'Les mots de cette veillée ont changé 300 fois. Ouvres-en une autre pour continuer.',
  }),
}

/** What the next match in this language has on its cards; none at all is nothing. */
export const ownWordsIn = ({ words, language }: Pick<Room, 'words' | 'language'>): OwnWords | undefined =>
  words[language]

export function layWords(room: Room, { by, language, words: raw }: RequestTo<'layWords'>): Effects {
  if (!isHost(room, by)) return no.notHost
  if (room.laid >= MOST_LAID) return no.ever
  const words = readOwnWords(raw, language)
  return isRefusal(words) ? words : [{ did: 'layWords', language, words }]
}

export function wordsLaid(room: Room, { language, words }: EntryOf<'layWords'>): Room {
  const { [language]: _, ...others } = room.words
  return {
    ...room,
    words: words.length === 0 ? others : { ...others, [language]: words },
    laid: room.laid + 1,
  }
}

/** Whether a file may say this. */
export const areSoundWords = (raw: unknown, language: string): boolean =>
  !isRefusal(readOwnWords(raw, language))

/** The last of each language: a match says itself which words it was played with, and so the others can stay behind. */
export function supersededWords(entries: readonly Entry[]): ReadonlySet<Entry> {
  const laid = entries.filter(entry => entry.did === 'layWords')
  const last = new Map(laid.map(entry => [entry.language, entry]))
  return new Set(laid.filter(entry => last.get(entry.language) !== entry))
}
