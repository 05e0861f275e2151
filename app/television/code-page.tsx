import type { Said } from '@veillee/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../components/icon.tsx'
import { useGround } from '../components/screen.tsx'
import { said } from '../words/language.ts'
import { nextKey } from './keys.ts'
import { LONGEST_CODE } from './known-screen.ts'

const WORDS = {
  ask: { fr: 'Quelle veillée montrer ici ?', en: 'Which evening shall be shown here?' },
  more: {
    fr: 'Son code est au milieu de la table, sur chaque téléphone.',
    en: 'Its code is in the middle of the table, on every phone.',
  },
  code: { fr: 'Code', en: 'Code' },
  erase: { fr: 'Effacer', en: 'Erase' },
  show: { fr: 'Montrer', en: 'Show it' },
} as const

/** No 0 and O, no 1, I and L: as codes are made. */
const KEYS = [...'ABCDEFGHJKMNPQRSTUVWXYZ23456789']
const COLUMNS = 8
const SHORTEST = 4
const ARROWS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS } as const

interface CodePageProps {
  readonly start?: string | undefined
  /** Why the last one did not open. */
  readonly why?: Said | null
  readonly onCode: (code: string) => void
}

/** A television has a remote control at best: letters to walk over with its arrows. A keyboard just types. */
export function CodePage({ start = '', why = null, onCode }: CodePageProps) {
  useGround('dusk')
  const [code, setCode] = useState(start)
  const keys = useRef<HTMLDivElement>(null)
  const isWhole = code.length >= SHORTEST
  const type = (letter: string) => setCode(now => (now + letter).slice(0, LONGEST_CODE))
  const erase = () => setCode(now => now.slice(0, -1))
  const show = () => isWhole && onCode(code)

  useEffect(() => {
    keys.current?.querySelector('button')?.focus()
  }, [])
  // Enter or OK is for showing it then, not for one letter more; and it may come before the letter is painted.
  useLayoutEffect(() => {
    if (code.length === SHORTEST) keys.current?.querySelector<HTMLButtonElement>('.primary')?.focus()
  }, [code])
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const letter = event.key.toUpperCase()
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (KEYS.includes(letter)) type(letter)
      else if (event.key === 'Backspace') erase()
      else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) show()
      else if (event.key in ARROWS) walk(ARROWS[event.key as keyof typeof ARROWS])
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  const walk = (by: number) => {
    const buttons = [...(keys.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[nextKey(at, by, buttons.length)]?.focus()
  }

  return (
    <main class="television tv-code" data-screen="screen-code">
      <header>
        <h1>{said(WORDS.ask)}</h1>
        <p data-aloud>{said(why ?? WORDS.more)}</p>
      </header>
      <output class="tv-letters" aria-label={said(WORDS.code)}>
        {Array.from({ length: Math.max(SHORTEST, code.length) }, (_, i) => (
          <b key={i} class={i === code.length ? 'next' : undefined}>
            {code[i] ?? ''}
          </b>
        ))}
      </output>
      <div class="tv-keys" ref={keys}>
        {KEYS.map(letter => (
          <button key={letter} type="button" onClick={() => type(letter)}>
            {letter}
          </button>
        ))}
        <button type="button" aria-label={said(WORDS.erase)} onClick={erase}>
          <Icon name="back" size={30} />
        </button>
        <button type="button" class="primary" disabled={!isWhole} onClick={show}>
          {said(WORDS.show)}
        </button>
      </div>
    </main>
  )
}
