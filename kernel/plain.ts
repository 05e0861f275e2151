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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, i) => sameAs(item, b[i]))

function sameObject(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && sameAs(a[key], b[key]))
  )
}

/** The same value, whatever the order of keys: what a phone sends has been through somebody else's JSON. */
export function sameAs(a: unknown, b: unknown): boolean {
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b)
  if (isObject(a)) return isObject(b) && sameObject(a, b)
  return Object.is(a, b)
}
