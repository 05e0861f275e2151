import { useEffect, useRef, useState } from 'preact/hooks'
import { Primary } from '../components/controls.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  name: { fr: 'Prénom', en: 'Name' },
  done: { fr: 'C’est bon', en: 'That is it' },
} as const

const LONGEST = 20

/** ROOM-2: 1 to 20 letters. */
export function NameField({ start = '', onName }: { start?: string; onName: (name: string) => unknown }) {
  const [name, setName] = useState(start)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const isThere = name.trim() !== ''
  return (
    <form
      class="stack"
      onSubmit={event => {
        event.preventDefault()
        if (isThere) onName(name.trim())
      }}
    >
      <label class="field">
        <span>{said(WORDS.name)}</span>
        <input
          ref={input}
          value={name}
          maxLength={LONGEST}
          autocomplete="off"
          autocapitalize="words"
          spellcheck={false}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <Primary disabled={!isThere} onPress={() => onName(name.trim())}>
        {said(WORDS.done)}
      </Primary>
    </form>
  )
}
