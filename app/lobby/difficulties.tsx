import type { Said } from '@veillee/kernel'
import { said } from '../words/language.ts'
import type { Difficulty } from './options.ts'

/** From the easiest: as many pips as it is hard (READ-4). */
export const DIFFICULTIES: readonly Difficulty[] = ['blue', 'green', 'red', 'purple']

const NAMES: Readonly<Record<Difficulty, Said>> = {
  blue: { fr: 'bleu', en: 'blue' },
  green: { fr: 'vert', en: 'green' },
  red: { fr: 'rouge', en: 'red' },
  purple: { fr: 'violet', en: 'purple' },
}

const HARD: readonly Said[] = [
  { fr: 'facile', en: 'easy' },
  { fr: 'moyen', en: 'medium' },
  { fr: 'difficile', en: 'hard' },
  { fr: 'redoutable', en: 'very hard' },
]

export const difficultyName = (difficulty: Difficulty): string => said(NAMES[difficulty])

interface DifficultiesProps {
  readonly legend: string
  readonly chosen: readonly Difficulty[]
  readonly onChange: (chosen: readonly Difficulty[]) => unknown
}

/** One or more: the last one stays, since cards are needed. */
export function Difficulties({ legend, chosen, onChange }: DifficultiesProps) {
  const toggled = (one: Difficulty) =>
    DIFFICULTIES.filter(other => chosen.includes(other) !== (other === one))
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="lobby-difficulties">
        {DIFFICULTIES.map((one, i) => (
          <label key={one} class={one}>
            <input
              type="checkbox"
              class="over-label"
              checked={chosen.includes(one)}
              onChange={({ currentTarget }) => {
                const next = toggled(one)
                if (next.length > 0) onChange(next)
                else currentTarget.checked = true
              }}
            />
            <span>
              <b>{difficultyName(one)}</b>
              <Pips count={i + 1} />
              <span class="unseen">{said(HARD[i]!)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const Pips = ({ count }: { count: number }) => (
  <svg width="44" height="10" viewBox="0 0 44 10" aria-hidden="true" fill="currentColor">
    {Array.from({ length: count }, (_, i) => (
      <circle key={i} cx={22 + (i - (count - 1) / 2) * 11} cy="5" r="4" />
    ))}
  </svg>
)
