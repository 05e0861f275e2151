import { isRefusal, type Refusal, refuse, sameAs } from '@veillee/kernel'

/** One option of a game: what it is when nobody says anything, and what may be said. */
export interface Option<T> {
  /** Nothing: then it is left out. */
  readonly byDefault: T | undefined
  /** The value, put in order; undefined if it is none. */
  read(raw: unknown): T | undefined
}

type OptionsOf<T> = { readonly [Name in keyof T]: Option<T[Name]> }

/** One of these values. */
export const oneOf = <const T>(values: readonly T[], byDefault: T): Option<T> => ({
  byDefault,
  read: raw => values.find(value => sameAs(value, raw)),
})

/** One of these values, or nothing at all. */
export const maybeOneOf = <const T>(values: readonly T[]): Option<T> => ({
  byDefault: undefined,
  read: raw => values.find(value => sameAs(value, raw)),
})

export const onOrOff = (byDefault: boolean): Option<boolean> => oneOf([true, false], byDefault)

/** At least one of these values, in their own order. */
export const someOf = <const T>(values: readonly T[], byDefault: readonly T[]): Option<readonly T[]> => ({
  byDefault,
  read(raw) {
    if (!Array.isArray(raw) || raw.length === 0) return undefined
    return raw.every(value => values.includes(value))
      ? values.filter(value => raw.includes(value))
      : undefined
  },
})

/** All options of a game, checked; nothing said means every default. */
export function readOptions<T extends object>(raw: unknown, options: OptionsOf<T>): T | Refusal {
  if (raw === undefined || raw === null) return readOptions({}, options)
  if (typeof raw !== 'object' || Array.isArray(raw))
    return refuse({
      en: 'Options are a list of names and values.',
      fr: 'Les options sont une liste de noms et de valeurs.',
    })
  const unknown = Object.keys(raw).find(name => !Object.hasOwn(options, name))
  if (unknown !== undefined) return noSuchOption(unknown)
  const read: Partial<T> = {}
  for (const name in options) {
    const value = readOption(name, raw, options[name])
    if (isRefusal(value)) return value
    if (value !== undefined) read[name] = value
  }
  return read as T
}

function readOption<T>(name: string, raw: object, option: Option<T>): T | undefined | Refusal {
  if (!Object.hasOwn(raw, name)) return option.byDefault
  return option.read(raw[name as keyof typeof raw]) ?? notAValue(name)
}

const noSuchOption = (name: string): Refusal =>
  refuse({ en: `This game has no option “${name}” here.`, fr: `Ce jeu n’a pas ici d’option « ${name} ».` })

const notAValue = (name: string): Refusal =>
  refuse({
    en: `The option “${name}” cannot have that value.`,
    fr: `L’option « ${name} » ne peut pas avoir cette valeur.`,
  })
