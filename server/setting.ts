/** One thing that can be set: by a variable, or by the option of the same name. */
export interface Setting<Value = unknown> {
  /** The variable: KEEP_DAYS. The option is --keep-days. */
  readonly name: string
  /** What stands after the option, for whoever reads about it. */
  readonly takes: string
  readonly means: string
  /** What holds if nothing is said. */
  readonly usually: string
  /** What is wrong with this text, as a sentence goes on that begins with the name. */
  readonly wrong: (text: string) => string | undefined
  readonly value: (text: string) => Value
}

/** By the names of the variables. */
export type Texts = Readonly<Record<string, string | undefined>>

export const optionOf = ({ name }: Pick<Setting, 'name'>): string =>
  `--${name.toLowerCase().replaceAll('_', '-')}`

/** Most can be judged by one question. */
export const unless =
  (isRight: (text: string) => boolean, sentence: string): Setting['wrong'] =>
  text =>
    isRight(text) ? undefined : `is “${text}”, but ${sentence}.`

/** What is written with commas between. */
export const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '')
