import type { Offers } from '@veillee/kernel'
import type * as v from 'valibot'
import { messages as example } from './example/messages.ts'
import { messages as story } from './extraordinary-story/messages.ts'
import { messages as palm } from './in-the-palm/messages.ts'
import type { GameId } from './index.ts'
import { messages as reader } from './palm-reader/messages.ts'

export * from './message-atoms.ts'

/** What a server says of a match of one game, to the last field. */
export interface GameMessages {
  readonly phases: readonly string[]
  readonly options: v.GenericSchema
  readonly table: v.GenericSchema
  readonly hand: v.GenericSchema
  /** What a seat may be offered, by phase. */
  readonly offered: Readonly<Record<string, v.GenericSchema>>
  readonly result: v.GenericSchema
  /** What is certain of a result, also of earlier rules. */
  readonly certain: v.ObjectEntries
  /** What the rules leave to the host, if anything. */
  readonly forHost?: { readonly offered: v.GenericSchema<Offers>; readonly means: string }
  /** What is named on the page about the wire rather than repeated, besides the above. */
  readonly named: Readonly<Record<string, v.GenericSchema>>
}

/** By game. */
export const messages = {
  'in-the-palm': palm,
  'extraordinary-story': story,
  'palm-reader': reader,
  example,
} as const satisfies Readonly<Record<GameId, GameMessages>>

export { deckShape } from './extraordinary-story/deck-shape.ts'
