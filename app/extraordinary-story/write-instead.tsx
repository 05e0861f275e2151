import { useEffect, useRef, useState } from 'preact/hooks'
import { Plain, Primary } from '../components/controls.tsx'
import { Sheet } from '../components/sheet.tsx'
import { useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import type { StorySeat } from './story-match.ts'

const WORDS = {
  write: { fr: 'L’écrire', en: 'Write it' },
  title: { fr: 'Écrire au lieu de parler', en: 'Write instead of speaking' },
  field: { fr: 'Quelle carte vient ensuite ?', en: 'Which card comes next?' },
  show: { fr: 'Montrer à la table', en: 'Show it to the table' },
} as const

const MOST_LETTERS = 80

/** For somebody who cannot speak, or not now: the table reads it aloud and judges it like what is spoken (TALE-28). */
export function WriteInstead({ seat }: { seat: StorySeat }) {
  const client = useRoomClient()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // Once the sheet has opened: a dialog begins at its first button.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  const show = async () => {
    const answer = await client.play(seat.seat, 'say', text.trim())
    if (answer.is === 'refused') return
    setOpen(false)
    setText('')
  }
  return (
    <>
      <Plain icon="pen" onPress={() => setOpen(true)}>
        {said(WORDS.write)}
      </Plain>
      {isOpen && (
        <Sheet title={said(WORDS.title)} onClose={() => setOpen(false)} name="write">
          <div class="stack">
            <label class="field">
              <span>{said(WORDS.field)}</span>
              <input
                ref={field}
                value={text}
                maxLength={MOST_LETTERS}
                autoComplete="off"
                autoCapitalize="off"
                onInput={event => setText(event.currentTarget.value)}
              />
            </label>
            <Primary onPress={show} disabled={text.trim() === ''}>
              {said(WORDS.show)}
            </Primary>
          </div>
        </Sheet>
      )}
    </>
  )
}
