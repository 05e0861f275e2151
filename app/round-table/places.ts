import type { Holder } from '../connection/server-messages.ts'

/**
 * Which seats are drawn round the table: all that are taken, and free ones until the game could begin, and always one
 * more, so that somebody can still come. Clockwise from `nearest`, whose seat is nearest to whoever looks.
 */
export function placesShown(
  seating: readonly (Holder | null)[],
  { least, nearest }: { readonly least: number; readonly nearest: number | null },
): readonly number[] {
  const taken = seating.flatMap((holder, seat) => (holder === null ? [] : [seat]))
  const free = seating.flatMap((holder, seat) => (holder === null ? [seat] : []))
  const wanted = Math.min(seating.length, Math.max(least, taken.length + 1))
  const shown = [...taken, ...free.slice(0, wanted - taken.length)].sort((a, b) => a - b)
  const from = Math.max(0, shown.indexOf(nearest ?? -1))
  return [...shown.slice(from), ...shown.slice(0, from)]
}

/** Of a place round the table: the nearest is below, and clockwise on the screen is left at the table. */
export const angleOf = (place: number, places: number): number => Math.PI / 2 + (place / places) * Math.PI * 2

export interface Point {
  readonly x: number
  readonly y: number
}

/** Within a square of 100. */
export const pointAt = (angle: number, radius: number): Point => ({
  x: 50 + Math.cos(angle) * radius,
  y: 50 + Math.sin(angle) * radius,
})

export interface Arc {
  readonly from: number
  readonly to: number
}

/** How far a runner reaches past its outer seats, so that neighbouring ones never touch. */
const reach = (places: number): number => Math.min(0.24, Math.PI / places - 0.17)

/** The runner that joins a team, clockwise from its first seat to its last. */
export function runnerOf(team: readonly number[], places: readonly number[]): Arc {
  const first = places.indexOf(team[0]!)
  const last = places.indexOf(team.at(-1)!)
  const steps = (last - first + places.length) % places.length
  const from = angleOf(first, places.length)
  const more = reach(places.length)
  return { from: from - more, to: from + (steps / places.length) * Math.PI * 2 + more }
}

/** The place where something was dropped, given in the same square of 100; undefined where there is none near. */
export function placeNear(
  { x, y }: Point,
  places: number,
  { radius = 40, within = 16 } = {},
): number | undefined {
  const far = Array.from({ length: places }, (_, place) => {
    const at = pointAt(angleOf(place, places), radius)
    return Math.hypot(at.x - x, at.y - y)
  })
  const nearest = far.indexOf(Math.min(...far))
  return far[nearest]! <= within ? nearest : undefined
}
