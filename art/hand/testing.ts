import type { Spot } from '../curve.ts'

const STEPS = 8

const numbersIn = (text: string): readonly number[] => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)

function curved(from: Spot, [ax, ay, bx, by, x, y]: readonly number[]): readonly Spot[] {
  return Array.from({ length: STEPS }, (_, i): Spot => {
    const t = (i + 1) / STEPS
    const along = (p: number, q: number, r: number, s: number) =>
      (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s
    return [along(from[0], ax!, bx!, x!), along(from[1], ay!, by!, y!)]
  })
}

/** The corners of a closed path of lines and cubic curves. */
export function cornersOf(d: string): readonly Spot[] {
  const corners: Spot[] = []
  for (const [, command, text] of d.matchAll(/([MLC])([^MLCZ]+)/g)) {
    const numbers = numbersIn(text!)
    if (command === 'C') corners.push(...curved(corners.at(-1)!, numbers))
    else corners.push([numbers[0]!, numbers[1]!])
  }
  return corners
}

export function isWithin([x, y]: Spot, corners: readonly Spot[]): boolean {
  let crossings = 0
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) crossings++
  })
  return crossings % 2 === 1
}

function awayFromSide([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay]
  const share = dx === 0 && dy === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
  const nearest = Math.min(1, Math.max(0, share))
  return Math.hypot(x - ax - dx * nearest, y - ay - dy * nearest)
}

/** 0 inside, else how far it is to the outline. */
export const awayFrom = (spot: Spot, corners: readonly Spot[]): number =>
  isWithin(spot, corners)
    ? 0
    : Math.min(...corners.map((corner, i) => awayFromSide(spot, corner, corners[(i + 1) % corners.length]!)))
