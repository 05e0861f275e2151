import { type Language, languageAmong, READ_IN } from '@veillee/kernel'

interface Preference {
  readonly tag: string
  readonly weight: number
}

const preference = (part: string): Preference => {
  const [range = '', ...parameters] = part.split(';').map(piece => piece.trim().toLowerCase())
  const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2) ?? '1'
  return { tag: range, weight: Number(weight) || 0 }
}

const preferences = (acceptLanguage: string): readonly Preference[] =>
  acceptLanguage
    .split(',')
    .map(preference)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)

/** What the link asks for, else what the browser prefers, else English: more strangers read it than any other. */
export const languageFor = (asked: string | null, acceptLanguage: string | undefined): Language =>
  READ_IN.find(language => language === asked) ??
  languageAmong(
    preferences(acceptLanguage ?? '').map(({ tag }) => tag),
    READ_IN,
  )
