import { Plain } from '../components/controls.tsx'
import type { SeatOf } from '../connection/server-messages.ts'
import { HUSH, PhraseButtons, phraseWords } from '../game-kit/phrases.tsx'
import { usePhone } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import { useFreshTalk } from './fresh-talk.ts'
import { choicesOf, usePlay } from './moves.ts'

const MAY = { fr: 'Tu peux dire seulement :', en: 'All that you may say:' } as const
const BEGIN = { fr: 'Le mime commence', en: 'The mime begins' } as const

/** PALM-18: all that the Child may say; it is read out on Grandfather's phone. How to hold the hand, before the mime begins. */
export function Phrases({ seat }: { seat: SeatOf<'in-the-palm'> | null }) {
  const play = usePlay(seat)
  return (
    <>
      <PhraseButtons legend={MAY} phrases={usePhone().may.phrases.filter(phrase => phrase !== HUSH)} />
      {choicesOf(seat).begin && <Plain onPress={() => play('begin')}>{said(BEGIN)}</Plain>}
    </>
  )
}

/** What the Child has just said, in the language of whoever reads. */
export function usePhrase(): string | null {
  const line = useFreshTalk('phrases').findLast(({ text }) => text !== HUSH)
  return line ? phraseWords(line.text) : null
}
