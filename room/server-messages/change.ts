import { GAME_IDS, type GameId } from '@veillee/games'
import { means, messages } from '@veillee/games/messages'
import * as v from 'valibot'
import type { Change } from '../seen.ts'
import { gameId, plain } from './atoms.ts'
import { lobby } from './lobby.ts'
import { match } from './match.ts'
import { phone } from './phone.ts'

/** What has changed of parts that were shown before: some of their fields. What they add up to is a whole part again. */

/** Any of these fields, and no others. */
const someOf = (entries: v.ObjectEntries) =>
  v.strictObject(
    Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, v.exactOptional(field)])),
  )

const changeOf = (part: 'table' | 'hand') =>
  Object.fromEntries(
    GAME_IDS.map(game => [game, someOf(messages[game][part].entries as v.ObjectEntries)]),
  ) as Readonly<Record<GameId, ReturnType<typeof someOf>>>

/** By game. */
export const tableChanges = changeOf('table')
export const handChanges = changeOf('hand')

const lobbyChange = someOf({
  ...lobby.options[0]!.entries,
  game: gameId,
  options: v.union(GAME_IDS.map(game => messages[game].options)),
})

const { number: _number, game: _game, view: tableView, ...matchFields } = match.options[0]!.entries

const matchChange = someOf({
  view: someOf({
    ...tableView.entries,
    phase: v.string(),
    table: means(v.union(Object.values(tableChanges)), 'Some fields of the table view.'),
  }),
  ...matchFields,
  chapters: means(v.array(v.union(GAME_IDS.map(game => messages[game].table))), 'As of a whole match.'),
})

const offersChange = someOf({
  choices: v.record(v.string(), v.array(plain)),
  open: v.array(v.string()),
})

const seatChange = someOf({
  hand: means(v.union(Object.values(handChanges)), 'Some fields of the hand view.'),
  offers: offersChange,
})

const phoneChange = someOf({
  ...phone.entries,
  seats: means(
    v.array(seatChange),
    'One for each of `phone.seats`, in the same order; an empty one where nothing has changed.',
  ),
})

export const change: v.GenericSchema<Change> = means(
  someOf({ lobby: lobbyChange, match: matchChange, phone: phoneChange }),
  'The fields that have changed of parts that were shown before. They replace the fields of the same name: of the part itself, of `match.view` and its `table`, of each seat’s `hand` and `offers`. Every other field stays as it was.',
)
