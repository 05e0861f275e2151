import { seatsOf } from '@veillee/kernel'

/** Who came out of a match in some way: won it, or ended it. */
export interface Marked {
  /** Seats, or teams. */
  readonly sides: number
  readonly who: readonly number[]
  /** The side that began. */
  readonly first: number
}

/** How often each side was it, and how likely chance alone would be at least as uneven. */
export interface Balance {
  readonly shares: readonly number[]
  readonly p: number
}

const WORLDS = 4_000

/**
 * Whether it matters where one sits. In as many other worlds, whoever it was in a match sits somewhere else at random;
 * p is the share of them that are at least as uneven. So several who win together, and teams, need no formula.
 */
export function balanceOf(matches: readonly Marked[]): Balance {
  const sides = Math.max(0, ...matches.map(one => one.sides))
  const shares = sharesOf(matches, sides)
  const uneven = unevennessOf(shares)
  const below = dice()
  let asUneven = 0
  for (let world = 0; world < WORLDS; world++) {
    const moved = matches.map(one => elsewhere(one, below(one.sides)))
    if (unevennessOf(sharesOf(moved, sides)) >= uneven - 1e-9) asUneven++
  }
  return { shares, p: (asUneven + 1) / (WORLDS + 1) }
}

/** Counted from whoever began: does it help to be first? */
export const fromTheFirst = (matches: readonly Marked[]): readonly Marked[] =>
  matches.map(({ sides, who, first }) => ({
    sides,
    first: 0,
    who: who.map(side => (side - first + sides) % sides),
  }))

function sharesOf(matches: readonly Marked[], sides: number): readonly number[] {
  const shares = seatsOf(sides).map(() => 0)
  for (const { who } of matches) for (const side of who) shares[side]! += 1 / who.length
  return shares
}

/** Sum of squares: the more uneven, the larger. */
const unevennessOf = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share * share, 0)

/** Everybody moves on by as many seats, so that whoever belongs together still does. */
function elsewhere({ sides, who, first }: Marked, on: number): Marked {
  return { sides, first, who: who.map(side => (side + on) % sides) }
}

/** A million throws a table: hashes, as a match has them, would take minutes. (Mulberry32, always from the same seed.) */
function dice(): (sides: number) => number {
  let state = 1
  return sides => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides)
  }
}
