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
  let count = 0
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !sameAs(a[key], b[key])) return false
    count++
  }
  for (const _ in b) count--
  return count === 0
}

/** The same value, whatever the order of keys: what a phone sends has been through somebody else's JSON. */
export function sameAs(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isCompound(a) || !isCompound(b) || Array.isArray(a) !== Array.isArray(b)) return false
  return Array.isArray(a)
    ? sameList(a, b as readonly unknown[])
    : sameObject(a as Record<string, unknown>, b as Record<string, unknown>)
}

/**
 * What was just made, and is nobody else's yet; every part of it that is as it was before is the very same object as
 * then. So whoever compares them sees it at a glance, and what lasts from move to move is not made anew for each.
 */
export function sharing<T>(before: unknown, made: T): T {
  if (before === made || !isCompound(before) || !isCompound(made)) return made
  if (Array.isArray(made)) return (Array.isArray(before) ? sharingList(before, made) : made) as T
  return (Array.isArray(before) ? made : sharingObject(before as Fields, made as Fields)) as T
}

type Fields = Record<string, unknown>

function sharingList(before: readonly unknown[], made: unknown[]): readonly unknown[] {
  let isSame = before.length === made.length
  for (let i = 0; i < made.length; i++) {
    const is = made[i]
    const part = isCompound(is) ? sharing(before[i], is) : is
    if (part !== is) made[i] = part
    isSame &&= part === before[i]
  }
  return isSame ? before : made
}

function sharingObject(before: Fields, made: Fields): Fields {
  let isSame = true
  let count = 0
  for (const key in made) {
    const is = made[key]
    const part = isCompound(is) ? sharing(before[key], is) : is
    if (part !== is) made[key] = part
    isSame &&= part === before[key] && (part !== undefined || Object.hasOwn(before, key))
    count++
  }
  for (const _ in before) count--
  return isSame && count === 0 ? before : made
}
