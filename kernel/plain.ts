/** What a log, a frame and a State are made of: nothing that JSON would lose. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** A State is copied before a move is played on it; structuredClone costs ten times as much. */
export function copy<T>(value: T): T {
  if (!isCompound(value)) return value
  if (Array.isArray(value)) return copyOfList(value) as T
  const twin = { ...value }
  for (const key in twin) if (isCompound(twin[key])) twin[key] = copy(twin[key])
  return twin
}

/** Most lists are decks and hands, that is numbers: one piece of memory, copied at once. */
function copyOfList(list: readonly unknown[]): unknown[] {
  const twin = list.slice()
  for (let i = 0; i < twin.length; i++) if (isCompound(twin[i])) twin[i] = copy(twin[i])
  return twin
}

const isCompound = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Plain loops: whatever a move may have changed is compared, for every phone (docs/decisions/0012-cheap-moves.md). */
function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!sameAs(a[i], b[i])) return false
  return true
}

function sameObject(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  for (const key of keys) if (!Object.hasOwn(b, key) || !sameAs(a[key], b[key])) return false
  return true
}

/** The same value, whatever the order of keys: what a phone sends has been through somebody else's JSON. */
export function sameAs(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isCompound(a) || !isCompound(b) || Array.isArray(a) !== Array.isArray(b)) return false
  return Array.isArray(a)
    ? sameList(a, b as readonly unknown[])
    : sameObject(a as Record<string, unknown>, b as Record<string, unknown>)
}
