import { type Drawing, type Point, strokesOf } from '@veillee/touch'
import { onPalm } from './palm-box.ts'
import { Palm } from './palm-picture.tsx'
import './far.css'

/** As long as it takes to unroll a drawing, whatever it took to make it. */
export const UNROLL_MS = 1_200

interface StrokeShown {
  readonly d: string
  readonly fromMs: number
  readonly lastsMs: number
}

const lengthOf = (stroke: readonly Point[]): number =>
  stroke
    .slice(1)
    .reduce((sum, point, i) => sum + Math.hypot(point.x - stroke[i]!.x, point.y - stroke[i]!.y), 0)

/** One after the other, each as long as it is. */
function strokesShown(drawing: Drawing): readonly StrokeShown[] {
  const strokes = strokesOf(drawing)
  const lengths = strokes.map(stroke => Math.max(0.03, lengthOf(stroke)))
  const all = lengths.reduce((sum, length) => sum + length, 0)
  let fromMs = 0
  return strokes.map((stroke, i) => {
    const lastsMs = (lengths[i]! / all) * UNROLL_MS
    const shown = { d: pathOf(stroke), fromMs, lastsMs }
    fromMs += lastsMs
    return shown
  })
}

function pathOf(stroke: readonly Point[]): string {
  const spots = stroke.map(point =>
    onPalm(point)
      .map(value => value.toFixed(1))
      .join(' '),
  )
  return stroke.length === 1 || lengthOf(stroke) < 0.002 ? `M${spots[0]}h.1` : `M${spots.join('L')}`
}

interface UnrolledProps {
  readonly drawing: Drawing | undefined
  /** When its turn comes. */
  readonly delayMs: number
  /** Another number plays it again. */
  readonly time: number
}

/** What nobody could see while it was drawn: ink on the palm, with a pale halo, as the finger went. */
export function Unrolled({ drawing, delayMs, time }: UnrolledProps) {
  const strokes = drawing ? strokesShown(drawing) : []
  return (
    <Palm>
      <g key={time} class="reader-unrolled" fill="none" stroke-linecap="round" stroke-linejoin="round">
        {(['halo', 'ink'] as const).map(layer =>
          strokes.map(({ d, fromMs, lastsMs }, i) => (
            <path
              key={`${layer}${i}`}
              class={layer}
              d={d}
              pathLength={1}
              style={{ animationDelay: `${delayMs + fromMs}ms`, animationDuration: `${lastsMs}ms` }}
            />
          )),
        )}
      </g>
    </Palm>
  )
}
