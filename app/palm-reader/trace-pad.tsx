import type { ComponentChildren, TargetedPointerEvent } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { PALM_BOX } from './palm-box.ts'
import { Palm } from './palm-picture.tsx'

interface Stroke {
  readonly id: number
  readonly points: string
  readonly isOver: boolean
}

/** Shorter than this, in the measures of the stage, is a tap and no line. */
const LINE = 40

/** ROOM-20: a palm on which one's own finger leaves a line that goes as skin forgets it; nothing of it is kept. */
export function TracePad({ onDrawn, children }: { onDrawn: () => void; children?: ComponentChildren }) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const length = useRef(0)
  const last = useRef<readonly [number, number] | null>(null)
  // A finger moves several times before the page is drawn anew.
  const changeLast = (change: (stroke: Stroke) => Stroke) =>
    setStrokes(before => before.with(-1, change(before.at(-1)!)))
  const placeOf = ({ currentTarget, clientX, clientY }: TargetedPointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    return [
      PALM_BOX.x + ((clientX - box.left) / box.width) * PALM_BOX.size,
      PALM_BOX.y + ((clientY - box.top) / box.height) * PALM_BOX.size,
    ] as const
  }
  const begin = (event: TargetedPointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const place = placeOf(event)
    last.current = place
    length.current = 0
    setStrokes([
      ...strokes.slice(-3),
      { id: (strokes.at(-1)?.id ?? 0) + 1, points: place.join(), isOver: false },
    ])
  }
  const draw = (event: TargetedPointerEvent<HTMLElement>) => {
    if (!last.current) return
    const place = placeOf(event)
    length.current += Math.hypot(place[0] - last.current[0], place[1] - last.current[1])
    last.current = place
    changeLast(stroke => ({ ...stroke, points: `${stroke.points} ${place.join()}` }))
  }
  const end = () => {
    if (!last.current) return
    last.current = null
    changeLast(stroke => ({ ...stroke, isOver: true }))
    if (length.current >= LINE) onDrawn()
  }
  return (
    <div
      class="reader-trace"
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <Palm>
        {children}
        {strokes.map(({ id, points, isOver }) => (
          <polyline key={id} class={isOver ? 'over' : undefined} points={points} />
        ))}
      </Palm>
    </div>
  )
}
