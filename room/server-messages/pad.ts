import { GAME_IDS, type GameId } from '@veillee/games'
import { count, means, messages, millis } from '@veillee/games/messages'
import * as v from 'valibot'
import { botLevel, gameId, person, plain } from './atoms.ts'

/** The score pad of the group. */

const player = means(
  v.union([v.strictObject({ person, name: v.string() }), v.strictObject({ bot: botLevel })]),
  'Who had the seat, under which name at the time.',
)

const options = means(v.record(v.string(), plain), 'As the game read them when the match began.')

/** A pad outlives rules: of what earlier or imported matches brought, only what the pad counts by is certain. */
const resultOf = <R extends v.GenericSchema, C extends v.ObjectEntries>(result: R, certain: C) =>
  means(
    v.nullable(v.union([result, v.objectWithRest(certain, plain)])),
    'Null if the match was ended before its time. A match of other rules has at least the fields of the second form.',
  )

const lineOf = <const G extends GameId, R extends v.GenericSchema, C extends v.ObjectEntries>(
  game: G,
  result: R,
  certain: C,
) =>
  v.strictObject({
    number: means(count, 'Which match of the room it was, counted from 1.'),
    game: v.literal(game),
    at: means(millis, 'When it ended.'),
    players: means(v.array(player), 'By seat.'),
    options,
    result: resultOf(result, certain),
  })

type Messages = typeof messages
type Lines = {
  [G in GameId]: ReturnType<typeof lineOf<G, Messages[G]['result'], Messages[G]['certain']>>
}

export const line = means(
  v.variant(
    'game',
    GAME_IDS.map(id => lineOf(id, messages[id].result, messages[id].certain)) as Lines[GameId][],
  ),
  'One match of the evening.',
)

export const best = means(
  v.strictObject({
    game: gameId,
    seats: count,
    under: means(v.record(v.string(), plain), 'What makes results comparable besides the number of players.'),
    score: v.number(),
    numbers: means(v.array(count), 'The matches that reached it.'),
  }),
  'The best that this group has done under these conditions.',
)

export const pad = means(
  v.strictObject({ lines: v.array(line), best: v.array(best) }),
  'The score pad of the group.',
)
