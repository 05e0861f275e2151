import { linesOf, type Side } from '@veillee/games'
import { useEffect, useState } from 'preact/hooks'
import { isMotionReduced } from '../device/settings.ts'
import { PALM_BOX } from './palm-box.ts'
import type { SymbolNumber } from './round.ts'
import { type Mark, marksAt, wayOf } from './way.ts'

const SCALE = 2.1
const CENTRE = { x: PALM_BOX.x + PALM_BOX.size * 0.47, y: PALM_BOX.y + PALM_BOX.size * 0.5 }

/** As long as one's own line is seen on a palm. */
const FADE_MS = 600
/** Where nothing may move, the finger is shown in stills. */
const STILL_MS = 500

interface FingerWayProps {
  readonly side: Side
  readonly number: SymbolNumber
  /** What the finger leaves behind and the skin forgets; whoever feels sees none. */
  readonly hasTrail: boolean
  readonly onEnd: () => void
}

/** A finger that draws a symbol into a palm, once, to be put on a palm's picture. */
export function FingerWay({ side, number, hasTrail, onEnd }: FingerWayProps) {
  const way = wayOf(linesOf(side, number))
  const atMs = useClock(way.at(-1)!.atMs + FADE_MS, onEnd)
  const { finger, trail } = marksAt(way, atMs, hasTrail ? FADE_MS : 0)
  return (
    <g transform={`translate(${CENTRE.x - 50 * SCALE} ${CENTRE.y - 50 * SCALE}) scale(${SCALE})`}>
      {trail.map(({ from, to, age }) => (
        <path
          key={`${from.x} ${from.y} ${to.x} ${to.y}`}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          stroke="#7A2B26"
          stroke-width="6"
          stroke-linecap="round"
          opacity={1 - age}
        />
      ))}
      {finger && <Fingertip {...finger} />}
    </g>
  )
}

const Fingertip = ({ x, y }: Mark) => (
  <circle
    cx={x}
    cy={y}
    r="9"
    fill="#FFFAF0"
    fill-opacity=".6"
    stroke="#2B2A3A"
    stroke-opacity=".7"
    stroke-width="2"
  />
)

/** Runs from nought to `untilMs`, then says so. */
function useClock(untilMs: number, onEnd: () => void): number {
  const [atMs, setAt] = useState(0)
  useEffect(() => {
    const stepMs = isMotionReduced() ? STILL_MS : 0
    let began: number | undefined
    let frame = requestAnimationFrame(function tick(now) {
      began ??= now
      const ms = now - began
      setAt(stepMs === 0 ? ms : Math.floor(ms / stepMs) * stepMs)
      if (ms < untilMs) frame = requestAnimationFrame(tick)
      else onEnd()
    })
    return () => cancelAnimationFrame(frame)
  }, [untilMs])
  return atMs
}
