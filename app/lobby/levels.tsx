import type { Level } from '../game-kit/game-manifest.ts'
import { said } from '../words/language.ts'

interface LevelsProps {
  readonly legend: string
  /** From the easiest: as many pips as it is hard. */
  readonly levels: readonly Level[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => unknown
}

/** One or more: the last one stays. */
export function Levels({ legend, levels, chosen, onChange }: LevelsProps) {
  const toggled = (one: string) =>
    levels.map(({ value }) => value).filter(other => chosen.includes(other) !== (other === one))
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="lobby-levels">
        {levels.map(({ value, label, more, paint }, i) => (
          <label key={value} style={{ '--paint': paint }}>
            <input
              type="checkbox"
              class="over-label"
              value={value}
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) => {
                const next = toggled(value)
                if (next.length > 0) onChange(next)
                else currentTarget.checked = true
              }}
            />
            <span>
              <b>{said(label)}</b>
              <Pips count={i + 1} />
              <span class="unseen">{said(more)}</span>
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
