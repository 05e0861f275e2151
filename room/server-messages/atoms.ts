import { GAME_IDS } from '@veillee/games'
import { count, means, seat } from '@veillee/games/messages'
import type { Plain } from '@veillee/kernel'
import * as v from 'valibot'

/** The smallest things that a server speaks of besides those of the games. */

export const person = means(count, 'Somebody in the room, counted from 0 in the order in which they came.')

export const hash = means(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), '256 bits in hexadecimal.')

export const said = means(
  v.strictObject({ en: v.string(), fr: v.string() }),
  'A sentence for people, in the two languages of the code; a client finds its own by them.',
)

export const gameId = v.picklist(GAME_IDS)

export const botLevel = v.picklist(['dreamy', 'average', 'keen'])

export const awaited = means(
  v.union([seat, v.literal('host')]),
  'Somebody who can be waited for: a seat, or whoever is host.',
)

export const plain: v.GenericSchema<Plain> = means(
  v.union([
    v.null(),
    v.boolean(),
    v.number(),
    v.string(),
    v.array(v.lazy(() => plain)),
    v.record(
      v.string(),
      v.lazy(() => plain),
    ),
  ]),
  'Any JSON value.',
)
