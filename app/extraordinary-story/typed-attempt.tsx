import { useRef, useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import { useDictation } from './dictation.ts'
import type { StorySeat, StoryTable } from './story-match.ts'

const WORDS = {
  first: { fr: 'La carte suivante, c’est…', en: 'The next card is…' },
  again: { fr: 'Dis autre chose…', en: 'Say something else…' },
  say: { fr: 'Dire', en: 'Say it' },
  dictate: { fr: 'Dicter', en: 'Dictate' },
  stop: { fr: 'Arrêter la dictée', en: 'Stop dictating' },
} as const

const MOST_LETTERS = 160

/** TALE-28: typed, or dictated where the browser can; as often as one likes until the card is turned. */
export function TypedAttempt({
  seat,
  table,
  onDraft,
}: {
  seat: StorySeat
  table: StoryTable
  /** Something is typed that has not been said. */
  onDraft: (isThere: boolean) => void
}) {
  const client = useRoomClient()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const write = (next: string) => {
    setText(next)
    onDraft(next.trim() !== '')
  }
  const dictation = useDictation(table.options.language, write)
  const say = async (event: Event) => {
    event.preventDefault()
    if (text.trim() === '') return
    dictation?.stop()
    const answer = await client.play(seat.seat, 'say', text.trim())
    if (answer.is !== 'refused') write('')
    field.current?.focus({ preventScroll: true })
  }
  const label = said(table.attempt === null ? WORDS.first : WORDS.again)
  const isFull = text.trim() !== ''
  return (
    <form class="far-field" onSubmit={say}>
      <input
        ref={field}
        value={text}
        maxLength={MOST_LETTERS}
        lang={table.options.language}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellcheck={false}
        enterkeyhint="send"
        onInput={event => write(event.currentTarget.value)}
      />
      {dictation && (
        <button
          type="button"
          class="round"
          aria-label={said(dictation.isListening ? WORDS.stop : WORDS.dictate)}
          aria-pressed={dictation.isListening}
          onClick={dictation.toggle}
        >
          <Icon name="microphone" size={26} />
        </button>
      )}
      <button type="submit" class={isFull ? 'far-say lit' : 'far-say'} disabled={!isFull}>
        {said(WORDS.say)}
      </button>
    </form>
  )
}
