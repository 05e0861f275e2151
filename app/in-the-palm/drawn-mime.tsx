import { hand, momentDrawing, STAGE, svgOf, TONES } from '@veillee/art'
import type { PracticeMime } from '@veillee/games'
import { useEffect, useRef, useState } from 'preact/hooks'
import { isMotionReduced, settings } from '../device/settings.ts'
import { SvgPicture } from './svg-picture.tsx'

const POSE = { side: 'left', face: 'palm' } as const

/** The moments at which something changes: a mime is as many pictures, and no more are drawn. */
const momentsOf = ({ mime }: PracticeMime): readonly number[] => [
  ...new Set(mime.samples.map(({ tMs }) => tMs)),
]

/** Four moments tell a mime where nothing may move. */
function stillsOf(practice: PracticeMime): readonly number[] {
  const moments = momentsOf(practice)
  const last = moments.at(-1)!
  return [0.12, 0.3, 0.6].map(share => nearest(moments, share * last)).concat(practice.shownMs)
}

const nearest = (moments: readonly number[], tMs: number): number =>
  moments.reduce((best, moment) => (Math.abs(moment - tMs) < Math.abs(best - tMs) ? moment : best))

/** What lies on the hand at a moment, as an SVG of its own over the drawn hand. */
function objectsAt({ mime, string }: PracticeMime, tMs: number): string {
  const drawing = momentDrawing(mime, tMs, POSE, string ? { string } : {})
  return svgOf(drawing, STAGE.width, STAGE.height, 'moment')
}

/** A mime on a drawn hand: it runs once, or is seen in stills where motion is reduced. */
export function DrawnMime({
  practice,
  run,
  onEnd,
}: {
  practice: PracticeMime
  run: number
  onEnd: () => void
}) {
  const tone = TONES[settings.value.tone]!
  const open = svgOf(hand({ ...POSE, tone }), STAGE.width, STAGE.height, 'hand')
  return (
    <div class="palm-hand palm-drawn">
      <SvgPicture svg={open} />
      {isMotionReduced() ? (
        <Stills key={practice.id} practice={practice} onEnd={onEnd} />
      ) : (
        <Running key={`${practice.id} ${run}`} practice={practice} onEnd={onEnd} />
      )}
    </div>
  )
}

/** Drawn straight into the page whenever something changes: an image for each moment would flicker. */
function Running({ practice, onEnd }: { practice: PracticeMime; onEnd: () => void }) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const moments = momentsOf(practice)
    const begun = performance.now()
    let shown = -1
    let frame = 0
    const step = () => {
      const now = performance.now() - begun
      const moment = moments.findLast(tMs => tMs <= now) ?? -1
      if (moment !== shown) {
        shown = moment
        stage.current?.replaceChildren(parsed(objectsAt(practice, moment)))
      }
      if (moment === moments.at(-1)) onEnd()
      else frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [practice])
  return <div ref={stage} class="moment" />
}

const parsed = (svg: string): Element =>
  document.adoptNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement)

/** Step by step, by tapping. */
function Stills({ practice, onEnd }: { practice: PracticeMime; onEnd: () => void }) {
  const stills = stillsOf(practice)
  const [at, setAt] = useState(0)
  const next = () => {
    setAt((at + 1) % stills.length)
    if (at + 2 >= stills.length) onEnd()
  }
  return (
    <button type="button" class="still" onClick={next}>
      <SvgPicture svg={objectsAt(practice, stills[at]!)} class="moment" />
      <span class="chip">{`${at + 1} / ${stills.length}`}</span>
    </button>
  )
}
