import { sameAs } from '@veillee/kernel'

/**
 * What is no longer as it was, however deep, as JSON:
 * - of an object, the fields that differ, each as a difference: `{"cards":5}`;
 * - of a list, its items by their places: `{"1":{"cards":5}}`. What comes behind its end is told by how it differs from
 *   the item before it, and a list that would be shorter as a whole is told as a whole;
 * - all else, and whatever takes the place of something of another kind, is the new value itself. An object that would
 *   then be taken for a difference, or from which fields have gone, stands under an empty name: `{"":{"card":7}}`.
 *
 * Values are compared and not whether they were made anew: whoever sees the same is told the same, whatever has
 * happened behind it.
 */
export function differenceOf(before: unknown, after: unknown): string | undefined {
  if (Object.is(before, after)) return undefined
  if (!isCompound(after)) return plainText(after)
  return Array.isArray(after) ? listText(before, after) : objectText(before, after as Fields)
}

/** The same of an object whose fields are always there, without one of them that is told apart. */
export function differenceApart<T extends object>(before: T, after: T, apart: keyof T): string | undefined {
  if (before === after) return undefined
  let fields = ''
  for (const name in after) {
    const field = name === apart ? undefined : differenceOf(before[name], after[name])
    if (field !== undefined) fields += `,"${name}":${field}`
  }
  return fields === '' ? undefined : `{${fields.slice(1)}}`
}

/** What somebody has who had this before, and was told how it differs now. */
export function withDifference(before: unknown, difference: unknown): unknown {
  if (!isObject(difference)) return difference
  if (WHOLE in difference) return difference[WHOLE]
  if (Array.isArray(before)) return listWith(before, difference)
  return isObject(before) ? objectWith(before, difference) : difference
}

type Fields = Readonly<Record<string, unknown>>

const WHOLE = ''

const isObject = (value: unknown): value is Fields => isCompound(value) && !Array.isArray(value)

const isCompound = (value: unknown): value is object => typeof value === 'object' && value !== null

// Writing

/** Most of what differs after a move is a number or true, and JSON takes as long to begin as to write them. */
function plainText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`
  if (typeof value === 'boolean' || value === null) return `${value}`
  return JSON.stringify(value)
}

/** Of what is there in any case, such as an item behind the end of a list. */
function written(before: unknown, after: unknown): string {
  return differenceOf(before, after) ?? (isCompound(after) ? '{}' : JSON.stringify(after))
}

function listText(before: unknown, after: readonly unknown[]): string | undefined {
  if (!Array.isArray(before) || after.length < before.length) return JSON.stringify(after)
  let whole: string | undefined
  let items = ''
  for (let i = 0; i < after.length; i++) {
    const item = i < before.length ? differenceOf(before[i], after[i]) : written(after[i - 1], after[i])
    if (item === undefined) continue
    whole ??= JSON.stringify(after)
    items += `,"${i}":${item}`
    if (items.length > whole.length) return whole
  }
  return items === '' ? undefined : `{${items.slice(1)}}`
}

function objectText(before: unknown, after: Fields): string | undefined {
  const fields = isObject(before) ? fieldsText(before, after) : undefined
  if (fields !== undefined) return fields === '' ? undefined : `{${fields}}`
  if (sameAs(before, after)) return undefined // the same in another order
  const whole = JSON.stringify(after)
  return isCompound(before) || WHOLE in after ? `{"${WHOLE}":${whole}}` : whole
}

/** Undefined where what was there is not all there any more, or not in the same order. */
function fieldsText(before: Fields, after: Fields): string | undefined {
  const names = Object.keys(before)
  let [fields, at] = ['', 0]
  for (const name in after) {
    const isNew = at >= names.length
    if (name === WHOLE || (!isNew && name !== names[at])) return undefined
    const field = isNew ? written(undefined, after[name]) : differenceOf(before[name], after[name])
    if (field !== undefined) fields += `,${JSON.stringify(name)}:${field}`
    at++
  }
  return at < names.length ? undefined : fields.slice(1)
}

// Reading

function listWith(before: readonly unknown[], difference: Fields): readonly unknown[] {
  const list = [...before]
  for (const [place, item] of Object.entries(difference)) {
    const at = Number(place)
    list[at] = withDifference(at < before.length ? before[at] : list[at - 1], item)
  }
  return list
}

function objectWith(before: Fields, difference: Fields): Fields {
  const was = (name: string): unknown => (Object.hasOwn(before, name) ? before[name] : undefined)
  const fields = Object.entries(difference).map(([name, field]) => [name, withDifference(was(name), field)])
  return { ...before, ...Object.fromEntries(fields) }
}
