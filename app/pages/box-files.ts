import type { Language } from '@veillee/kernel'

/** One file of the box, as `npm run print` lists it. */
export interface BoxFile {
  readonly id: string
  /** None where all games need it. */
  readonly game?: string
  readonly paper: 'a4' | 'letter'
  readonly sides: number
  readonly bytes: number
}

const OF_A_LANGUAGE = /-(\w\w)$/

export const kindOf = ({ id }: BoxFile): string => id.replace(OF_A_LANGUAGE, '')

/** Some are the same in every language. */
export const languageOf = ({ id }: BoxFile): string | undefined => OF_A_LANGUAGE.exec(id)?.[1]

/** What is for whoever reads this language; of what nobody has printed in it, all there are. */
export function filesFor(language: Language, all: readonly BoxFile[]): readonly BoxFile[] {
  const isOwn = (one: BoxFile): boolean => languageOf(one) === language
  const own = new Set(all.filter(isOwn).map(kindOf))
  return all.filter(one => languageOf(one) === undefined || isOwn(one) || !own.has(kindOf(one)))
}

/** Where printers have Letter in them; A4 is everywhere else. */
const WITH_LETTER = 'BZ CA CL CO CR DO GT MX NI PA PH PR SV US VE'.split(' ')

/** The paper that is probably at hand comes first, by where the phone says it is at home. */
export function papersFor(locale: string): readonly BoxFile['paper'][] {
  const country = /-([A-Z]{2})\b/.exec(locale)?.[1]
  return country !== undefined && WITH_LETTER.includes(country) ? ['letter', 'a4'] : ['a4', 'letter']
}

/** As it is called once it lies among the downloads of somebody, who may have fetched it on both papers. */
export const downloadOf = ({ id, paper }: BoxFile): string => `veillee-${id}-${paper}.pdf`
