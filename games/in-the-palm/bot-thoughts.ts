import type { Chance, Millis } from '@veillee/kernel'
import { GRANDFATHER, type MovementClass, type ObjectKind } from '@veillee/touch'
import type { Thought } from '../bot.ts'
import { isOwnCard } from '../own-cards.ts'
import { type CardMimes, detailFor, likenessOf } from './bot-likeness.ts'
import type { Percept } from './bot-percept.ts'
import type { Card, Memory } from './state.ts'

/** PALM-53: all that a bot as Grandfather may say over the album. Where there are several of a kind, they are numbered. */
export type Phrase = `felt-${ObjectKind}` | `did-${Exclude<MovementClass, 'touch'>}` | Numbered

const NUMBERED = {
  nothing: ['nothing-1', 'nothing-2', 'nothing-3'],
  /** About a card, and a detail on it. */
  detail: ['detail-1', 'detail-2', 'detail-3', 'detail-4'],
  /** About two cards. */
  doubt: ['doubt-1', 'doubt-2', 'doubt-3', 'doubt-4'],
  /** About a card. */
  sure: ['sure-1', 'sure-2', 'sure-3'],
  last: ['last-1', 'last-2', 'last-3', 'last-4'],
} as const

type Numbered = (typeof NUMBERED)[keyof typeof NUMBERED][number]

/** What he thinks about: what lies before him, what he noticed of each memory, and what he will say in the end, and when. */
interface Searching {
  readonly album: readonly Card[]
  readonly noticed: Readonly<Partial<Record<Memory, readonly Percept[]>>>
  readonly picks: readonly [Card, Card]
  readonly lastsMs: Millis
}

type Said = Omit<Thought, 'afterMs'>

const saying = (phrase: Phrase, about: readonly number[] = []): Said => ({ phrase, about })

/** When each is said, as shares of the time that he takes. */
const SAID_AT = [0.06, 0.32, 0.58, 0.84] as const

/** What was done for the first memory, what that may have been, the same for the second, and a last word. */
export function thoughtsOver(searching: Searching, mimes: CardMimes, chance: Chance): readonly Thought[] {
  const { noticed, lastsMs } = searching
  const said = [
    feels(noticed[1] ?? [], chance),
    weighs(searching, 1, mimes, chance),
    weighs(searching, 2, mimes, chance),
    saying(chance.pick(NUMBERED.last)),
  ]
  return said.map((one, i) => ({ ...one, afterMs: Math.round(SAID_AT[i]! * lastsMs) }))
}

/** Of one thing that he noticed: what it was, or what it did. */
function feels(percepts: readonly Percept[], chance: Chance): Said {
  if (percepts.length === 0) return saying(chance.pick(NUMBERED.nothing))
  const { kind, movement } = chance.pick(percepts)
  const did = movement === 'touch' ? 'lift' : movement
  return saying(chance.below(2) === 0 ? `felt-${kind}` : `did-${did}`)
}

/** The one that he will pick and the likeliest other one, in the order of the album: which of them it will be is not told. */
function weighs(
  { album, noticed, picks }: Searching,
  memory: Memory,
  mimes: CardMimes,
  chance: Chance,
): Said {
  const percepts = noticed[memory] ?? []
  const pick = picks[memory - 1]!
  const others = album.filter(card => !picks.includes(card))
  const likeness = (card: Card): number => likenessOf(mimes, card, percepts)
  const rival = others.toSorted((one, other) => likeness(other) - likeness(one))[0]!
  if (percepts.length > 0 && !isOwnCard(pick) && likeness(pick) - likeness(rival) > GRANDFATHER.sureFrom)
    return saying(chance.pick(NUMBERED.sure), [pick])
  const both = album.filter(card => card === pick || card === rival)
  const card = chance.pick(both)
  const detail = isOwnCard(card) ? undefined : detailFor(mimes, card, percepts)
  if (detail !== undefined && chance.below(2) === 0)
    return saying(chance.pick(NUMBERED.detail), [card, detail])
  return saying(chance.pick(NUMBERED.doubt), both)
}
