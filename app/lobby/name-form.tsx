import { useEffect, useRef, useState } from 'preact/hooks'
import { Primary } from '../components/controls.tsx'
import { NameField, readName } from '../components/name-field.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  name: { fr: 'Prénom', en: 'Name' },
  done: { fr: 'C’est bon', en: 'That is it' },
} as const

/** Somebody else’s name, or a new one. */
export function NameForm({ start = '', onName }: { start?: string; onName: (name: string) => unknown }) {
  const [name, setName] = useState(start)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const read = readName(name)
  return (
    <form
      class="stack"
      onSubmit={event => {
        event.preventDefault()
        if (read !== '') onName(read)
      }}
    >
      <NameField label={said(WORDS.name)} name={name} onName={setName} input={input} />
      <Primary disabled={read === ''} onPress={() => onName(read)}>
        {said(WORDS.done)}
      </Primary>
    </form>
  )
}
