import type { Language } from '@veillee/kernel'

/** One file of the box, as `npm run print` lists it. */
export interface BoxFile {
  readonly id: string
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
