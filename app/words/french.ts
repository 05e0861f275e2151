/** French as it is set: narrow no-break spaces, curly apostrophes, and “de” that elides before a name. */

const NARROW = '\u202f'

export const typeset = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll(/[ \u00a0]([?!;:»])/g, `${NARROW}$1`)
    .replaceAll(/«[ \u00a0]/g, `«${NARROW}`)

/** A name that is heard to begin with a vowel. An h is mute more often than not in first names (Hugo, Hélène). */
const beginsWithVowel = (name: string): boolean =>
  /^[aeiouyh]/i.test(name.normalize('NFD').replaceAll(/\p{M}/gu, '')) && !/^y[aeiou]/i.test(name)

/** de Tom, d’Ana */
export const de = (name: string): string => (beginsWithVowel(name) ? `d’${name}` : `de ${name}`)

/** que Tom, qu’Ana */
export const que = (name: string): string => (beginsWithVowel(name) ? `qu’${name}` : `que ${name}`)
