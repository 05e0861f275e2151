import type { Drawing } from '../shape.ts'
import * as vocabulary from './vocabulary.ts'

type Motifs = typeof vocabulary

/** Everything that can be put on a card by name: origin at its bottom middle, 30 to 130 units high. */
const MOTIFS: Motifs = { ...vocabulary }

export type MotifId = keyof Motifs

/** What may be chosen about a motif: mostly colours, by name. */
export type MotifOptions<Id extends MotifId> = NonNullable<Parameters<Motifs[Id]>[0]>

export const MOTIF_IDS = Object.keys(MOTIFS) as readonly MotifId[]

export function motif<Id extends MotifId>(id: Id, options?: MotifOptions<Id>): Drawing {
  // The union of all motifs takes no common options; the type of this function has seen to it that these fit.
  const draw = MOTIFS[id] as (options?: MotifOptions<Id>) => Drawing
  return draw(options)
}
