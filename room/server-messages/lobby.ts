import { GAME_IDS, type GameId } from '@veillee/games'
import { count, language, means, messages, seat, setting } from '@veillee/games/messages'
import * as v from 'valibot'
import { botLevel, gameId, hash, person, said } from './atoms.ts'

/** The room without its match. */

export const personShown = means(
  v.strictObject({
    name: means(v.string(), '1 to 20 characters; a shared screen has none.'),
    mark: means(count, 'A number that tells namesakes apart: nobody else in the room has it.'),
    status: v.picklist(['here', 'left', 'removed']),
    isScreen: means(v.boolean(), 'A shared screen shows the table view and nothing else.'),
    onPhoneOf: means(v.nullable(person), 'With whom they share a phone.'),
  }),
  'What everybody sees of somebody.',
)

export const holder = means(
  v.union([v.strictObject({ person }), v.strictObject({ bot: botLevel })]),
  'Who holds a seat.',
)

export const nextSeal = means(
  v.strictObject({
    promise: means(hash, 'The hash of the server’s number for the next match.'),
    by: means(v.array(person), 'Who has added a number to it.'),
  }),
  'The seal of the next match, as far as it has come.',
)

export const closed = means(
  v.strictObject({
    number: count,
    game: gameId,
    why: means(
      v.picklist(['rules', 'broken']),
      'rules: it was begun by other rules. broken: its log makes no match.',
    ),
  }),
  'A match that this server cannot go on with.',
)

const lobbyOf = <const G extends GameId, O extends v.GenericSchema>(game: G, options: O) =>
  v.strictObject({
    code: means(v.string(), 'For reading aloud.'),
    game: v.literal(game),
    setting,
    language,
    options,
    timerMs: means(v.nullable(count), 'How long the timer of a step runs; null where there is none.'),
    people: means(v.array(personShown), 'By person: number n is `people[n]`, also after others have left.'),
    host: v.nullable(person),
    seating: means(
      v.array(v.nullable(holder)),
      'By seat, clockwise; null where nobody sits. A match takes its seats from the first ones.',
    ),
    teams: means(
      v.array(v.array(seat)),
      'The seats that would play together; none where there are no teams.',
    ),
    isOpen: means(v.boolean(), 'Whether newcomers are let in.'),
    isChatOn: v.boolean(),
    nextMatch: means(count, 'The number that `start` has to name.'),
    missing: means(count, 'How many seats are still to be filled.'),
    notReady: means(v.nullable(said), 'What the next match lacks; null if the host may start it.'),
    photos: means(count, 'How many photographs of the room’s own are in the deck.'),
    seal: v.nullable(nextSeal),
    closed: v.nullable(closed),
  })

type Lobbies = {
  [G in GameId]: ReturnType<typeof lobbyOf<G, (typeof messages)[G]['options']>>
}

export const lobby = means(
  v.variant('game', GAME_IDS.map(id => lobbyOf(id, messages[id].options)) as Lobbies[GameId][]),
  'The room without its match. `options` are as the game reads them for those who are seated now.',
)
