import { useRef, useState } from 'preact/hooks'
import { Primary } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Sheet } from '../components/sheet.tsx'
import { settings } from '../device/settings.ts'
import { drawer } from '../device/stored.ts'
import { useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import { afterLead, afterStart } from './before-cards.ts'
import { useDictation } from './dictation.ts'
import type { StorySeat, StoryTable } from './story-match.ts'

const WORDS = {
  first: { fr: 'La suivante, c’est…', en: 'The next card is…' },
  again: { fr: 'Dis autre chose…', en: 'Say something else…' },
  say: { fr: 'Dire', en: 'Say it' },
  dictate: { fr: 'Dicter', en: 'Dictate' },
  stop: { fr: 'Arrêter la dictée', en: 'Stop dictating' },
  where: {
    fr: 'Pour t’entendre, ton navigateur envoie peut-être ta voix à l’entreprise qui le fabrique. Veillée n’en reçoit que les mots, dans ce champ, et tu peux toujours les taper.',
    en: 'To hear you, your browser may send your voice to the company that makes it. Veillée gets nothing but the words, in this field, and you can always type them.',
  },
  fine: { fr: 'D’accord, je dicte', en: 'All right, I dictate' },
} as const

/** Said once on a device, before anything is heard. */
const TOLD = 'dictation.told'

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
  const [isAsking, setAsking] = useState(false)
  const dictate = () => {
    if (drawer.get(TOLD) === null) setAsking(true)
    else dictation?.toggle()
  }
  const agree = () => {
    drawer.set(TOLD, '1')
    setAsking(false)
    dictation?.toggle()
  }
  const say = async (event: Event) => {
    event.preventDefault()
    if (text.trim() === '') return
    dictation?.stop()
    const told = afterLead(text.trim(), table.options)
    const attempt = table.turned === 0 ? afterStart(told, table.options) : told
    const answer = attempt === '' ? null : await client.play(seat.seat, 'say', attempt)
    if (answer?.is !== 'refused') write('')
    // One switch would only write in it from then on.
    if (settings.value.oneSwitch === 'off') field.current?.focus({ preventScroll: true })
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
          onClick={dictate}
        >
          <Icon name="microphone" size={26} />
        </button>
      )}
      <button type="submit" class={isFull ? 'far-say lit' : 'far-say'} disabled={!isFull}>
        {said(WORDS.say)}
      </button>
      {isAsking && (
        <Sheet title={said(WORDS.dictate)} onClose={() => setAsking(false)} name="dictation">
          <div class="stack">
            <p>{said(WORDS.where)}</p>
            <Primary onPress={agree}>{said(WORDS.fine)}</Primary>
          </div>
        </Sheet>
      )}
    </form>
  )
}
