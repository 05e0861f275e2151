/** What French sentences need of a name: “de” and “que” elide before a vowel. */

/** A name that is heard to begin with a vowel. An h is mute more often than not in first names (Hugo, Hélène). */
const beginsWithVowel = (name: string): boolean =>
  /^[aeiouyh]/i.test(name.normalize('NFD').replaceAll(/\p{M}/gu, '')) && !/^y[aeiou]/i.test(name)

/** de Tom, d’Ana */
export const de = (name: string): string => (beginsWithVowel(name) ? `d’${name}` : `de ${name}`)

/** que Tom, qu’Ana */
export const que = (name: string): string => (beginsWithVowel(name) ? `qu’${name}` : `que ${name}`)
