import type { Refusal } from '@veillee/kernel'
import { maybeOneOf, oneOf, onOrOff, readOptions } from '../options.ts'
import { SETTINGS, type Setting } from '../setting.ts'
import { soundWords } from './own-words.ts'
import { COMPARISONS, type Comparison } from './recite.ts'
import { STORY_LANGUAGES } from './story-language.ts'
import { EDITIONS, type Wording } from './wording.ts'

/** The words of the story are the same for the whole room. */
export interface Options extends Wording {
  readonly setting: Setting
  /** TALE-21: two secret teams instead of one table together. */
  readonly teams: boolean
  /** TALE-28: how typed attempts are judged. */
  readonly comparison: Comparison
}

export const options = (raw: unknown): Options | Refusal => {
  const language = languageIn(raw)
  return readOptions<Options>(raw, {
    setting: oneOf(SETTINGS, 'table'),
    teams: onOrOff(false),
    language: oneOf(STORY_LANGUAGES, 'fr'),
    edition: maybeOneOf(EDITIONS),
    comparison: oneOf(COMPARISONS, 'forgiving'),
    own: { byDefault: undefined, read: own => soundWords(own, language) },
  })
}

const languageIn = (raw: unknown): unknown =>
  (raw as { readonly language?: unknown } | null | undefined)?.language
