import { HUSH, PhraseButtons, phraseWords } from '../game-kit/phrases.tsx'
import { usePhone } from '../room-client/context.tsx'
import { useFreshTalk } from './fresh-talk.ts'

const MAY = { fr: 'Tu peux dire seulement :', en: 'All that you may say:' } as const

/** PALM-18: all that the Child may say; it is read out on Grandfather's phone. */
export const Phrases = () => (
  <PhraseButtons legend={MAY} phrases={usePhone().may.phrases.filter(phrase => phrase !== HUSH)} />
)

/** What the Child has just said, in the language of whoever reads. */
export function usePhrase(): string | null {
  const line = useFreshTalk('phrases').findLast(({ text }) => text !== HUSH)
  return line ? phraseWords(line.text) : null
}
