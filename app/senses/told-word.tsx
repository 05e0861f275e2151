import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { settings } from '../device/settings.ts'
import { said } from '../words/language.ts'
import { wordQueue } from './word-queue.ts'

const NEXT = { fr: 'La suite', en: 'Next words' } as const

/** How many hands show the words themselves. */
const shownBy = signal(0)

/** The words of now, and a button for whoever asks for the next. */
export function ToldWord() {
  useEffect(() => {
    shownBy.value++
    return () => {
      shownBy.value--
    }
  }, [])
  return <Now />
}

function Now() {
  const word = wordQueue.word.value
  return (
    <div class="sns-told-word">
      <p class="sns-word" data-aloud="secret">
        {word && said(word)}
      </p>
      {settings.value.wordsWait && (
        <button type="button" class="quiet" onClick={() => wordQueue.next()}>
          {said(NEXT)}
          {wordQueue.left.value > 0 && ` (${wordQueue.left.value})`}
        </button>
      )}
    </div>
  )
}

/** READ-20: whoever is told in words hears them to their end, wherever the match has got to meanwhile. */
export function WordsLeft() {
  if (wordQueue.isEmpty.value || shownBy.value > 0) return null
  return (
    <div class="sns-words-left">
      <Now />
    </div>
  )
}
