import type { TargetedMouseEvent } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { go } from '../router.ts'
import { said } from '../words/language.ts'
import { boxesFor, inviteIn, readTyped } from './code.ts'

const WORDS = {
  label: { fr: 'On t’a donné un code ?', en: 'Were you given a code?' },
  how: { fr: 'Quatre lettres ou chiffres, ou plus', en: 'Four letters or digits, or more' },
} as const

interface CodeFieldProps {
  readonly code: string
  readonly onChange: (code: string) => void
  /** When somebody presses Enter. */
  readonly onEnter: () => void
}

/** One box a letter for the eyes, and under them one real field for hands, ears and keyboards. */
export function CodeField({ code, onChange, onEnter }: CodeFieldProps) {
  const id = useId()
  const [isFocused, setFocused] = useState(false)
  const paste = (event: ClipboardEvent) => {
    const invite = inviteIn(event.clipboardData?.getData('text') ?? '')
    if (invite === undefined) return
    event.preventDefault()
    go(`/join/${invite}`)
  }
  return (
    <div class="ent-code">
      <label for={id}>{said(WORDS.label)}</label>
      <div class="ent-code-boxes">
        <CodeInput {...{ id, code, onChange, onEnter, paste, setFocused }} />
        <Boxes code={code} isFocused={isFocused} />
        <span id={`${id}-how`} class="unseen">
          {said(WORDS.how)}
        </span>
      </div>
    </div>
  )
}

interface CodeInputProps extends CodeFieldProps {
  readonly id: string
  readonly paste: (event: ClipboardEvent) => void
  readonly setFocused: (isFocused: boolean) => void
}

function CodeInput({ id, code, onChange, onEnter, paste, setFocused }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  // Some browsers know this as an attribute alone.
  useEffect(() => input.current?.setAttribute('autocorrect', 'off'), [])
  // The caret is not seen, so a tap puts it where the next letter goes. Whoever has selected all may replace all.
  const toEnd = ({ currentTarget: field }: TargetedMouseEvent<HTMLInputElement>) => {
    if (field.selectionStart === field.selectionEnd) field.setSelectionRange(code.length, code.length)
  }
  return (
    <input
      ref={input}
      id={id}
      aria-describedby={`${id}-how`}
      value={code}
      autocapitalize="characters"
      autocomplete="off"
      spellcheck={false}
      enterkeyhint="go"
      onInput={event => onChange(readTyped(event.currentTarget.value))}
      onPaste={paste}
      onKeyDown={event => event.key === 'Enter' && onEnter()}
      onClick={toEnd}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    />
  )
}

function Boxes({ code, isFocused }: { code: string; isFocused: boolean }) {
  const count = boxesFor(code)
  const current = Math.min(code.length, count - 1)
  return (
    <div class={`ent-boxes${count > 4 ? ' many' : ''}`} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class={isFocused && i === current ? 'current' : undefined}>
          {code[i]}
        </span>
      ))}
    </div>
  )
}
