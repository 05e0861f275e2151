/** The warm-up's search for the skin at which somebody is right about seven times in ten (docs/touch.md). */
export interface Staircase {
  readonly level: number
  /** Right answers in a row since the level last changed. */
  readonly inARow: number
  readonly answered: number
  readonly right: number
}

export const TRIALS = 10
const STEP = 1.4
const LEAST = 0.1
const MOST = 1

export const newStaircase = (level: number): Staircase => ({ level, inARow: 0, answered: 0, right: 0 })

/** Two right in a row make it harder, one wrong makes it easier. */
export function stepped(from: Staircase, isRight: boolean): Staircase {
  const counted = { answered: from.answered + 1, right: from.right + (isRight ? 1 : 0) }
  if (!isRight) return { ...counted, level: Math.max(LEAST, from.level / STEP), inARow: 0 }
  if (from.inARow === 0) return { ...counted, level: from.level, inARow: 1 }
  return { ...counted, level: Math.min(MOST, from.level * STEP), inARow: 0 }
}

export const isDone = ({ answered }: Staircase): boolean => answered >= TRIALS
