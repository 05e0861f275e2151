import type { MimeSample, Point } from '@veillee/touch'
import { OPEN_HU2 } from './piece.ts'

const NODES = 9
const LINK_HU = 0.3
/** A string that lies straight is longer than the hand: it is drawn a little slack. */
const SLACK = 0.82
const ROWS = 4
/** The far side of a cloth follows more slowly than the fingers that draw it. */
const LAG = 0.35
const WOUND_HU = 0.13

/**
 * How string and cloth lie, told from the samples alone: whoever moves them and whoever looks on see the same. The string
 * is a chain that follows its first link; the cloth a sheet of four by four that is pulled by its middle.
 */
export class SoftShapes {
  #string: Point[] = []
  #cloth: Point[] = []

  get string(): readonly Point[] {
    return this.#string
  }

  get cloth(): readonly Point[] {
    return this.#cloth
  }

  take(sample: MimeSample): void {
    if (sample.object === 'string') this.#string = pulled(this.#string, sample)
    if (sample.object === 'cloth') this.#cloth = spread(this.#cloth, sample)
  }
}

/** At first it hangs from the fingers in a loose wave. */
const loose = ({ x, y }: Point): Point[] =>
  Array.from({ length: NODES }, (_, i) => ({
    x: x + Math.sin(i * 1.1) * 0.07 * Math.min(i, 3),
    y: y - i * LINK_HU * 0.42,
  }))

function pulled(nodes: readonly Point[], sample: MimeSample): Point[] {
  if (nodes.length === 0 || !sample.touching) return loose(sample)
  const wound = Math.min(6, Math.round(Math.abs(sample.aroundDeg ?? 0) / 180))
  const links: Point[] = []
  for (let i = 0; i < NODES; i++) {
    if (i === 0) links.push({ x: sample.x, y: sample.y })
    else if (i <= wound) links.push(roundFinger(sample, i))
    else links.push(drawnAfter(links[i - 1]!, nodes[i]!))
  }
  return links
}

/** Turn upon turn, from side to side. */
const roundFinger = ({ x, y }: Point, turn: number): Point => ({
  x: x + (turn % 2 === 0 ? -WOUND_HU : WOUND_HU),
  y: y - 0.045 * turn,
})

/** A link never is farther from the one before than it is long. */
function drawnAfter(before: Point, node: Point): Point {
  const [dx, dy] = [node.x - before.x, node.y - before.y]
  const awayHu = Math.hypot(dx, dy) || 1
  const mostHu = LINK_HU * SLACK
  const share = awayHu > mostHu ? mostHu / awayHu : 1
  return { x: before.x + dx * share, y: before.y + dy * share }
}

function spread(sheet: readonly Point[], { x, y, areaHu2 = OPEN_HU2, angle }: MimeSample): Point[] {
  const side = Math.sqrt(areaHu2)
  const turn = (angle / 64) * 2 * Math.PI
  return Array.from({ length: ROWS * ROWS }, (_, i) => {
    const [across, along] = [
      ((i % ROWS) / (ROWS - 1) - 0.5) * side,
      (0.5 - Math.floor(i / ROWS) / (ROWS - 1)) * side,
    ]
    const due = {
      x: x + across * Math.cos(turn) + along * Math.sin(turn) + ripple(i) * (1 - side / 0.9),
      y: y - across * Math.sin(turn) + along * Math.cos(turn) + ripple(i + 5) * (1 - side / 0.9),
    }
    const last = sheet[i]
    const lag = last ? LAG * Math.min(1, Math.abs(across) + Math.abs(along)) : 0
    return last ? { x: due.x + (last.x - due.x) * lag, y: due.y + (last.y - due.y) * lag } : due
  })
}

/** A gathered cloth has folds. */
const ripple = (i: number): number => 0.035 * Math.sin(i * 2.4)
