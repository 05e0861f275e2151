import { GAME_IDS, type GameId } from '@veillee/games'
import { count, means, messages, millis, seat } from '@veillee/games/messages'
import * as v from 'valibot'
import { awaited, hash, person } from './atoms.ts'

/** The match on the table, for everybody. */

export const seal = means(
  v.strictObject({
    promise: means(hash, 'Shown before the phones sent their numbers.'),
    numbers: means(v.array(hash), 'What the phones sent, in the order in which they were counted.'),
    fingerprint: means(hash, 'The hash of the seed.'),
    by: means(v.array(person), 'Who sent each of the numbers.'),
  }),
  'What was promised about the chance of this match.',
)

export const openedSeal = means(
  v.strictObject({
    server: means(hash, 'The server’s number.'),
    seed: means(hash, 'From which all chance of the match follows.'),
  }),
  'What shows that the promise was kept.',
)

export const vote = means(
  v.strictObject({ by: person, absent: awaited }),
  'Somebody would go on without an absent one.',
)

const matchOf = <const G extends GameId, const P extends readonly string[], T extends v.GenericSchema>(
  game: G,
  phases: P,
  table: T,
) =>
  v.strictObject({
    number: means(count, 'Which match of the room it is, counted from 1. A move has to name it.'),
    game: v.literal(game),
    view: v.strictObject({
      phase: v.picklist([...phases, 'over'] as [...P, 'over']),
      step: means(count, 'The question that is asked now. A move has to name it.'),
      table,
    }),
    awaits: means(v.array(awaited), 'Who is waited for.'),
    standIns: means(v.array(seat), 'Seats for whose person a bot plays until they are back.'),
    votes: means(v.array(vote), 'About this step.'),
    soonerIfAll: means(
      v.boolean(),
      'Votes count at once: all who are there bring a stand-in without waiting. Else they have to wait first.',
    ),
    robotFor: means(
      v.array(seat),
      'Of those who are waited for: for whom a bot would play if the others went on without them.',
    ),
    timerEndsAt: means(v.nullable(millis), 'When the timer of this step runs out. It decides nothing.'),
    stepAt: means(
      millis,
      'When this step began, or the match ended. What is shown little by little is shown from here on all devices at once.',
    ),
    throughPhone: means(v.array(seat), 'Whose touch goes through the phone although the setting is a table.'),
    seal,
    opened: means(v.nullable(openedSeal), 'Once the match is over.'),
    chapters: means(
      v.array(table),
      'Once the match is over: the table at the end of each turn or round, in order, where the game has such.',
    ),
    end: means(v.nullable(v.picklist(['finished', 'early'])), 'Null while it is played.'),
  })

type Messages = typeof messages
type Matches = {
  [G in GameId]: ReturnType<typeof matchOf<G, Messages[G]['phases'], Messages[G]['table']>>
}

export const match = means(
  v.variant(
    'game',
    GAME_IDS.map(id => matchOf(id, messages[id].phases, messages[id].table)) as unknown as Matches[GameId][],
  ),
  'The match on the table, for everybody. It stays after its end, until the next one begins.',
)
