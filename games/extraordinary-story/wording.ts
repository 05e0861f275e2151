import type { OwnWords } from './own-word.ts'
import type { StoryLanguage } from './story-language.ts'

/** The editions after the first. */
export const EDITIONS = [2] as const
export type Edition = (typeof EDITIONS)[number]

/** What a match that begins now is played with. */
export const NEWEST_EDITION: Edition = 2

/** Which words a match is played with, by its log; where that says no edition, it is the first. */
export interface Wording {
  readonly language: StoryLanguage
  readonly edition?: Edition
  /** TALE-33: what some of the cards say instead. */
  readonly own?: OwnWords
}

export const newestIn = (language: StoryLanguage): Wording => ({ language, edition: NEWEST_EDITION })
