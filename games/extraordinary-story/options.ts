import type { Refusal } from '@veillee/kernel'
import { oneOf, onOrOff, readOptions } from '../options.ts'
import { SETTINGS, type Setting } from '../setting.ts'
import { COMPARISONS, type Comparison } from './recite.ts'
import { STORY_LANGUAGES, type StoryLanguage } from './story-language.ts'

export interface Options {
  readonly setting: Setting
  /** TALE-21: two secret teams instead of one table together. */
  readonly teams: boolean
  /** The words of the story are in one language for the whole room. */
  readonly language: StoryLanguage
  /** TALE-28: how typed attempts are judged. */
  readonly comparison: Comparison
}

export const options = (raw: unknown): Options | Refusal =>
  readOptions<Options>(raw, {
    setting: oneOf(SETTINGS, 'table'),
    teams: onOrOff(false),
    language: oneOf(STORY_LANGUAGES, 'fr'),
    comparison: oneOf(COMPARISONS, 'forgiving'),
  })
