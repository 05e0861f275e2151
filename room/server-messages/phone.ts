import { GAME_IDS, type GameId } from '@veillee/games'
import { count, type GameMessages, means, messages, millis, seat } from '@veillee/games/messages'
import * as v from 'valibot'
import { person } from './atoms.ts'

/** What one phone may see, do and read besides. */

const seatOf = <H extends v.GenericSchema, O extends Readonly<Record<string, v.GenericSchema>>>(
  hand: H,
  offered: O,
) =>
  v.strictObject({
    seat,
    hand,
    offers: v.union(Object.values(offered) as O[keyof O][]),
  })

type Messages = typeof messages

/** By game. */
export const seats = Object.fromEntries(
  GAME_IDS.map(game => [game, seatOf(messages[game].hand, messages[game].offered)]),
) as { readonly [G in GameId]: ReturnType<typeof seatOf<Messages[G]['hand'], Messages[G]['offered']>> }

/** What the rules of each game leave to the host. */
const forHost = Object.values<GameMessages>(messages).flatMap(game => game.forHost ?? [])

const lent = means(
  v.strictObject({
    person,
    lends: means(
      v.nullable(v.picklist(['palm', 'back', 'phone'])),
      'Null for those who are still to be asked.',
    ),
  }),
  'What somebody on this phone lends to the fingers of others. Nobody else is told.',
)

export const phone = means(
  v.strictObject({
    person: means(person, 'Whose phone it is.'),
    isHost: v.boolean(),
    seats: means(
      v.array(v.union(Object.values(seats))),
      'One for each seat that this phone plays and shows; of the game that `match` names.',
    ),
    covered: means(
      v.array(
        v.strictObject({
          seat,
          isAble: means(v.boolean(), 'The game waits for it, and it has something to do.'),
        }),
      ),
      'The other seats that this phone plays, once it has said with `hold` who has it in hand.',
    ),
    hostOffers: means(
      v.union([...forHost.map(({ offered }) => offered), v.null()]),
      `What the rules leave to the host: ${forHost.map(one => one.means).join(', or ')}.`,
    ),
    lends: v.array(lent),
    playedFor: means(
      v.array(v.strictObject({ seat, phases: v.array(v.string()) })),
      'For each of its seats that a stand-in has played: in which phases, until its person plays again.',
    ),
    photos: means(v.array(count), 'The own photographs that its views show: it may `fetchPhoto` them.'),
    brought: means(
      v.array(v.strictObject({ card: count, title: v.string() })),
      'The photographs that were brought by this phone, and are in the deck.',
    ),
    may: means(
      v.strictObject({
        words: v.boolean(),
        faces: v.boolean(),
        phrases: means(v.array(v.string()), 'What may be said even where words may not.'),
      }),
      'What this phone may `say` now.',
    ),
  }),
  'What this phone may see and do besides what everybody sees.',
)

export const line = means(
  v.strictObject({
    at: millis,
    by: person,
    kind: v.picklist(['words', 'faces', 'phrases']),
    text: means(v.string(), 'Text and nothing else: it is to be shown, never to be run.'),
  }),
  'Something that was said in the room.',
)
