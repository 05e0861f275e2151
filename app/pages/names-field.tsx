import type { GameId } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import { useRef } from 'preact/hooks'
import { Quiet } from '../components/controls.tsx'
import { NameInput, readName } from '../components/name-field.tsx'
import { manifests } from '../games/manifests.ts'
import { said } from '../words/language.ts'

const WORDS = {
  who: { fr: 'Qui joue ?', en: 'Who is playing?' },
  order: { fr: 'Dans l’ordre où vous êtes à table', en: 'In the order in which you sit' },
  add: { fr: 'Encore quelqu’un', en: 'Somebody else' },
  one: { fr: 'Il manque encore un prénom.', en: 'One more name is missing.' },
} as const

/** Those who were named; a line that was left empty is nobody. */
export const namesIn = (typed: readonly string[]): readonly string[] =>
  typed.map(readName).filter(name => name !== '')

/** What is missing until the game could begin; null if nothing is. */
export function missingNames(names: readonly string[], game: GameId): Said | null {
  const count = manifests[game].seats.min - names.length
  if (count <= 0) return null
  if (count === 1) return WORDS.one
  return { fr: `Il manque encore ${count} prénoms.`, en: `${count} more names are missing.` }
}

interface NamesFieldProps {
  readonly game: GameId
  readonly names: readonly string[]
  readonly onChange: (names: readonly string[]) => void
  readonly onEnter: () => void
}

/** ROOM-22: everybody who shares the one phone, a line each, as many as the game needs and one more on request. */
export function NamesField({ game, names, onChange, onEnter }: NamesFieldProps) {
  const { min, max } = manifests[game].seats
  const lines = Array.from({ length: Math.max(min, Math.min(max, names.length)) }, (_, i) => names[i] ?? '')
  const list = useRef<HTMLOListElement>(null)
  const change = (line: number, name: string) => onChange(lines.map((one, i) => (i === line ? name : one)))
  const next = (line: number) => {
    const field = list.current?.querySelectorAll('input')[line + 1]
    if (field) field.focus()
    else onEnter()
  }
  return (
    <fieldset class="choice ent-names">
      <legend>{said(WORDS.who)}</legend>
      <small>{said(WORDS.order)}</small>
      <ol ref={list}>
        {lines.map((name, line) => (
          <li key={line}>
            <NameInput
              name={name}
              onName={typed => change(line, typed)}
              aria-label={said({ fr: `Prénom ${line + 1}`, en: `Name ${line + 1}` })}
              placeholder={said({ fr: `Prénom ${line + 1}`, en: `Name ${line + 1}` })}
              enterkeyhint={line + 1 < lines.length ? 'next' : 'go'}
              onKeyDown={event => event.key === 'Enter' && next(line)}
            />
          </li>
        ))}
      </ol>
      {lines.length < max && (
        <Quiet icon="plus" onPress={() => onChange([...lines, ''])}>
          {said(WORDS.add)}
        </Quiet>
      )}
    </fieldset>
  )
}
