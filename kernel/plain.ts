/** What a log, a frame and a State are made of: nothing that JSON would lose. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** A State is copied before a move is played on it; structuredClone costs ten times as much. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copy) as T
  const twin: Record<string, unknown> = {}
  for (const key in value) twin[key] = copy(value[key])
  return twin as T
}

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
