import '../styles/moments.css'
import { Icon } from '../components/icon.tsx'
import type { ClimbBeat } from './climb.ts'

interface RungsProps {
  /** From the lowest to the highest. */
  readonly names: readonly string[]
  readonly beat: ClimbBeat
}

/** A ladder that is climbed while all look on; how far it goes is not said yet. */
export const Rungs = ({ names, beat: { step, rung } }: RungsProps) => (
  <ol
    class={`climb-rungs ${step}`}
    style={{ '--rungs': names.length, '--longest': Math.max(...names.map(({ length }) => length)) }}
  >
    {names
      .map((name, i) => (
        <li key={name} class={i + 1 < rung ? 'below' : i + 1 === rung ? 'at' : undefined}>
          {i + 1 < rung ? <Icon name="check" size={22} width={3} /> : <i aria-hidden="true">{i + 1}</i>}
          {name}
        </li>
      ))
      .reverse()}
  </ol>
)
