/** The forms of a word, and what all of them end with: plein, pleine | de puces. */
export interface HeadsAndTail {
  readonly heads: readonly string[]
  readonly tail: string
}

/** What every form ends with has to be written only once; something of each is left before it. */
export function headsAndTail(forms: readonly string[]): HeadsAndTail {
  const split = forms.map(form => form.split(' '))
  const [first = []] = split
  const isShared = (fromEnd: number): boolean =>
    split.every(words => words.length > fromEnd && words.at(-fromEnd) === first.at(-fromEnd))
  let count = 0
  while (forms.length > 1 && isShared(count + 1)) count++
  return {
    heads: split.map(words => words.slice(0, words.length - count).join(' ')),
    tail: first.slice(first.length - count).join(' '),
  }
}
