import type { InputHTMLAttributes, Ref } from 'preact'
import { useId } from 'preact/hooks'

const MOST_LETTERS = 20

/** ROOM-2: 1 to 20 characters, whatever they are; spaces around them are none. */
export const readName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ')

type Chosen = 'aria-label' | 'placeholder' | 'autocomplete' | 'enterkeyhint' | 'autofocus' | 'onKeyDown'

interface NameInputProps extends Pick<InputHTMLAttributes<HTMLInputElement>, Chosen | 'id'> {
  readonly name: string
  readonly onName: (typed: string) => void
  readonly input?: Ref<HTMLInputElement>
}

export const NameInput = ({ name, onName, input, ...more }: NameInputProps) => (
  <input
    {...(input && { ref: input })}
    value={name}
    maxLength={MOST_LETTERS}
    autocomplete="off"
    autocapitalize="words"
    spellcheck={false}
    onInput={({ currentTarget }) => onName(currentTarget.value)}
    {...more}
  />
)

/** Where one name is typed, under what is asked. */
export function NameField({ label, ...input }: NameInputProps & { readonly label: string }) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <NameInput id={id} {...input} />
    </div>
  )
}
