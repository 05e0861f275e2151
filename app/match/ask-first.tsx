import { useEffect, useRef } from 'preact/hooks'
import { announce, sayAgain } from '../components/announcer.tsx'
import { openSheet } from '../game-kit/open-sheet.ts'
import type { Spoken } from '../game-kit/spoken.ts'
import { useSpoken } from '../game-kit/use-spoken.ts'
import { said } from '../words/language.ts'
import { questionOf } from './question-keys.ts'

const WORDS = {
  ask: {
    fr: 'Questions : où en est-on, à qui le tour, que puis-je faire, qu’ai-je en main ?',
    en: 'Questions: where are we, whose turn, what can I do, what do I hold?',
  },
  nothing: { fr: 'Tu n’as rien en main.', en: 'You hold nothing.' },
  secret: {
    fr: 'C’est pour tes oreilles seulement. La même touche encore une fois, et je le dis.',
    en: 'This is for your ears only. The same key once more, and I say it.',
  },
} as const

/** What was asked twice within this is meant. */
const TWICE_MS = 6_000

/** First on the page, for those who do not look: one button for all questions, and a key for each. */
export function AskFirst() {
  useQuestionKeys(useSpoken())
  return (
    <button type="button" class="for-ears" onClick={() => openSheet('help')}>
      {said(WORDS.ask)}
    </button>
  )
}

/** A secret takes two presses, as it takes eyes a hold or two taps. */
function useQuestionKeys(spoken: Spoken): void {
  const latest = useRef(spoken)
  latest.current = spoken
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  const held = (at: number): string => {
    const { holds } = latest.current
    if (holds.length === 0) return said(WORDS.nothing)
    const isMeant = at - askedAt.current < TWICE_MS
    askedAt.current = isMeant ? Number.NEGATIVE_INFINITY : at
    return isMeant ? holds.join(' ') : said(WORDS.secret)
  }
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const question = questionOf(event)
      if (question === null) return
      event.preventDefault()
      if (question === 'again') sayAgain(latest.current.happening)
      else if (question === 'holds') announce(held(event.timeStamp), { isSecret: true })
      else announce(latest.current[question])
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
