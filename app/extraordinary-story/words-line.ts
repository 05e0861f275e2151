import type { OwnWords } from '@veillee/games'
import { counted, said } from '../words/language.ts'

export const ourWords = (count: number): string =>
  counted(count, { fr: '# mot à nous', en: '# word of ours' }, { fr: '# mots à nous', en: '# words of ours' })

const SHOWN = 3

/** The first ones, in a line. */
export function wordsInLine(own: OwnWords): string {
  const shown = own.slice(0, SHOWN).map(one => ('m' in one ? one.m : one.text))
  return own.length > SHOWN ? `${shown.join(', ')}…` : shown.join(', ')
}

/** What the lobby says of them (ROOM-40). */
export const wordsLine = (own: OwnWords): string =>
  own.length === 0
    ? said({ fr: 'Jouer avec nos propres mots', en: 'Play with words of our own' })
    : said({
        fr: `Nos mots : ${wordsInLine(own)}`,
        en: `Our words: ${wordsInLine(own)}`,
      })
