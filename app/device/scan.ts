/**
 * Scan and select: one thing after the other is lit, and one press takes the one that is. Where there are many, first
 * groups of them, then one by one within the group that was taken.
 */
export interface Scan {
  /** How many things each group has. */
  readonly groups: readonly number[]
  readonly group: number
  /** Which one of the group; none while whole groups are lit. */
  readonly item: number | null
  /** How often nothing was taken, all the way round. */
  readonly rounds: number
  /** Something was taken in this group. */
  readonly hasTaken: boolean
}

/** After so many rounds nobody seems to want anything: it rests, and a press begins again. */
const MOST_ROUNDS = 4

export const newScan = (groups: readonly number[]): Scan => ({
  groups,
  group: 0,
  item: groups.length === 1 ? 0 : null,
  rounds: 0,
  hasTaken: false,
})

export const isResting = ({ rounds, groups }: Scan): boolean => rounds >= MOST_ROUNDS || groups.length === 0

/**
 * The next one; after the last of a group, the groups again. Where a group is made to be pressed again and again, it
 * is gone through once more after each press: to wait is less work than to press.
 */
export function onward(scan: Scan, isAgainAndAgain = false): Scan {
  const { groups, group, item, rounds } = scan
  if (item === null) {
    const next = (group + 1) % groups.length
    return { ...scan, group: next, rounds: rounds + (next === 0 ? 1 : 0) }
  }
  if (item + 1 < groups[group]!) return { ...scan, item: item + 1 }
  const isRepeated = groups.length === 1 || (isAgainAndAgain && scan.hasTaken)
  return { ...scan, item: isRepeated ? 0 : null, rounds: rounds + 1, hasTaken: false }
}

/** What a press does: it takes one thing, or goes into a group. */
export function pressed(scan: Scan): { readonly scan: Scan; readonly isTaken: boolean } {
  if (isResting(scan)) return { scan: newScan(scan.groups), isTaken: false }
  const isTaken = scan.item !== null || scan.groups[scan.group] === 1
  return { scan: { ...scan, item: scan.item ?? 0, rounds: 0, hasTaken: isTaken }, isTaken }
}
