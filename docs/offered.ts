import { GAME_IDS, OFFERED } from '@veillee/games'
import { prefixOf } from '@veillee/room/server-messages'

/** A document without the games that are for developers: whoever reads it is not offered them. */

const HIDDEN = GAME_IDS.filter(id => !OFFERED.includes(id))

interface Part {
  readonly $ref?: string
  readonly properties?: { readonly game?: { readonly const?: unknown } }
}

const isHiddenName = (name: string): boolean => HIDDEN.some(id => name.startsWith(prefixOf(id)))

/** A game's id, a reference to a part of it, or a form that is for it alone. */
function isHidden(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return HIDDEN.some(id => id === part)
  const { $ref, properties } = part as Part
  return isHiddenName($ref?.split('/').at(-1) ?? '') || HIDDEN.some(id => id === properties?.game?.const)
}

export function offeredOnly<T>(value: T): T
export function offeredOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(part => !isHidden(part)).map(part => offeredOnly(part))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([name]) => !isHiddenName(name))
  return Object.fromEntries(parts.map(([name, part]) => [name, offeredOnly(part)]))
}
