import type { Line } from './drawing.ts'
import type { Direction } from './led-finger.ts'

/** What a finger that is led by buttons or keys is told to do. */
export type Press = Direction | 'touch' | 'lift' | 'corner'

/** A symbol's box, in steps: as large as the palm has room for. */
const BOX_STEPS = 10
/** A sharper bend than this is meant as a corner. */
const CORNER_DEG = 40

type Node = readonly [right: number, up: number]

/** These lines by whoever has buttons alone: on a grid as fine as a step, from the middle of the palm on. */
export function pressesFor(lines: readonly Line[]): readonly Press[] {
  const presses: Press[] = []
  let at: Node = [0, 0]
  for (const { points } of lines) {
    const nodes = points.map(nodeOf).filter((node, i, all) => i === 0 || !isSame(node, all[i - 1]!))
    for (const [i, node] of nodes.entries()) {
      if (i > 1 && bendDeg(nodes[i - 2]!, nodes[i - 1]!, node) > CORNER_DEG) presses.push('corner')
      presses.push(...stepsBetween(at, node))
      if (i === 0) presses.push('touch')
      at = node
    }
    presses.push('lift')
  }
  return presses
}

/** A symbol's box has its y downwards. */
const nodeOf = ([x, y]: Line['points'][number]): Node => [inSteps(x - 50), inSteps(50 - y)]

const inSteps = (hundredths: number): number => Math.round((hundredths / 100) * BOX_STEPS)

const isSame = (a: Node, b: Node): boolean => a[0] === b[0] && a[1] === b[1]

/** As straight as a grid allows. */
function stepsBetween(from: Node, to: Node): readonly Direction[] {
  const count = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]))
  const along = (axis: 0 | 1, i: number): number => Math.round(((to[axis] - from[axis]) * i) / count)
  const step = (axis: 0 | 1, i: number) => Math.sign(along(axis, i + 1) - along(axis, i)) as -1 | 0 | 1
  return Array.from({ length: count }, (_, i): Direction => [step(0, i), step(1, i)])
}

function bendDeg(before: Node, here: Node, after: Node): number {
  const [ax, ay] = [here[0] - before[0], here[1] - before[1]]
  const [bx, by] = [after[0] - here[0], after[1] - here[1]]
  return (Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) * 180) / Math.PI
}
