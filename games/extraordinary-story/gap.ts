import { type Card, kindOf, LINKS, mayFollow, START } from './card.ts'
import { namedFirst } from './recite.ts'
import type { Table } from './state.ts'

/** Links of this story that were left out before what was said: surely, or only perhaps. */
export interface Gap {
  readonly links: readonly Card[]
  readonly isSure: boolean
}

/**
 * TALE-28: whether a Link was left out. It is told by what everybody knows, the card in sight, the Links that have been
 * used, and what may follow what; were it told by the pile, one could try words until one is said to be right.
 */
export function gapIn({ options, inSight, links: unused, attempt }: Table): Gap | null {
  const last = inSight ?? START
  const word = attempt === null || kindOf(last) === 'link' ? undefined : namedFirst(attempt, options)
  if (word === undefined || kindOf(word) === 'link') return null
  const links = LINKS.filter(link => !unused.includes(link) && mayFollow(last, word, link))
  return links.length === 0 ? null : { links, isSure: !mayFollow(last, word, null) }
}
