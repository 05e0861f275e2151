/** Something that follows a moving place: it never shoots past, and what moves evenly it follows at the same distance. */
export interface Damped {
  readonly at: number
  /** Per second. */
  readonly speed: number
}

export const resting = (at: number): Damped => ({ at, speed: 0 })

/** Critically damped, exactly, however long ago the last step was: it comes `lagMs` behind an even movement. */
export function followed({ at, speed }: Damped, to: number, lagMs: number, stepMs: number): Damped {
  const stiffness = 2_000 / lagMs
  const seconds = stepMs / 1_000
  const off = at - to
  const pull = (speed + stiffness * off) * seconds
  const left = Math.exp(-stiffness * seconds)
  return { at: to + (off + pull) * left, speed: (speed - stiffness * pull) * left }
}
