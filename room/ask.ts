import { isRefusal, isSeed, type Language, type Millis, type Refusal, refuse } from '@veillee/kernel'
import * as absence from './absence.ts'
import * as arrange from './arrange.ts'
import type { Asked, AskedTo, Wished } from './asked.ts'
import { tooLongFor } from './bounds.ts'
import { choose, readChoice } from './choice.ts'
import { moveIn, offerSeat } from './devices.ts'
import type { Entry, Happening } from './entry.ts'
import { applyEntry, fold } from './fold.ts'
import { FORMAT } from './format.ts'
import * as people from './people.ts'
import { endEarly, ending, play, playFor, ticks } from './play.ts'
import type { Room } from './room.ts'
import { addNumber, promise, start } from './start.ts'
import { say } from './talk.ts'
import { lengthenTimer, setTimer, stopTimer } from './timer.ts'

/** What came of what somebody asked for. */
export interface Outcome {
  /** The room once the log has these entries. */
  readonly room: Room
  /** For the log, all of them or none, before anybody is told. None if nothing happens, or it has happened before. */
  readonly entries: readonly Entry[]
  /** Why what was asked for does not happen. What the clock had to say does all the same. */
  readonly refusal?: Refusal
}

type Answers = { readonly [D in Asked['do']]: (room: Room, asked: AskedTo<D>) => Wished }

const answers: Answers = {
  join: people.join,
  share: people.share,
  rename: people.rename,
  leave: people.leave,
  remove: people.remove,
  passHost: people.passHost,
  setDoor: people.setDoor,
  setChat: people.setChat,
  setTimer,
  sit: arrange.sit,
  stand: arrange.stand,
  seatBot: arrange.seatBot,
  unseatBot: arrange.unseatBot,
  choose,
  answerPalm: people.answerPalm,
  feelAt: people.feelAt,
  promise,
  addNumber,
  start,
  play,
  playFor,
  askWithout: absence.askWithout,
  goOnWithout: absence.goOnWithout,
  comeBack: absence.comeBack,
  takeSeat: absence.takeSeat,
  replaceHost: absence.replaceHost,
  lengthenTimer,
  stopTimer,
  endEarly,
  say,
  offerSeat,
  moveIn,
}

const no = {
  stranger: refuse('You are not in this room.', 'Tu n’es pas dans cette veillée.'),
  screen: refuse('A shared screen only shows.', 'Un grand écran ne fait que montrer.'),
}

/** A room is opened by anybody (ROOM-1); the first who joins is its host. */
export function open(
  asked: {
    readonly game: unknown
    readonly setting: unknown
    readonly language: Language
    readonly options?: unknown
  },
  server: { readonly number: string; readonly code: string; readonly at: Millis },
): Outcome | Refusal {
  if (!isSeed(server.number)) throw new Error('a promise is 64 hexadecimal digits')
  const choice = readChoice(NOTHING_CHOSEN, asked)
  if (isRefusal(choice)) return choice
  const { at, number, code } = server
  const entries: readonly Entry[] = [
    { did: 'open', format: FORMAT, code, ...choice, at, by: 'room' },
    { did: 'promise', number, at, by: 'room' },
  ]
  return { room: fold(entries)!, entries }
}

const NOTHING_CHOSEN = {
  game: 'palm-reader',
  setting: 'table',
  language: 'fr',
  options: {},
  seating: [],
} as const

/** Whether something may happen in this room, and what follows. The room stays as it is until the log has it. */
export function ask(room: Room, asked: Asked): Outcome {
  const clock = settle(room, asked.at)
  const now = asked.at >= clock.room.at ? asked : { ...asked, at: clock.room.at }
  const wished = attempt(clock.room, now)
  return isRefusal(wished) ? { ...clock, refusal: wished } : happen(clock, stamped(now, wished))
}

/** What the clock has to say: to be asked when `nextDue` has come; every wish settles it first. */
export function settle(room: Room, at: Millis): Outcome {
  const due = ticks(room, Math.max(at, room.at)).map(
    tick => ({ did: 'tick', at: Math.max(tick.at, room.at), by: 'room' }) as const,
  )
  return happen({ room, entries: [] }, due)
}

function attempt(room: Room, asked: Asked): Wished {
  const refusal = refuseAsker(room, asked)
  if (refusal) return refusal
  if (asked.id !== undefined && room.recent[asked.by]?.includes(asked.id)) return []
  const answer = answers[asked.do] as (room: Room, asked: Asked) => Wished
  const wished = answer(room, asked)
  if (isRefusal(wished) || wished.length === 0) return wished
  return tooLongFor(room, asked) ?? wished
}

/** People ask by the phone that they hold; who has left has to join again. */
function refuseAsker(room: Room, asked: Asked): Refusal | undefined {
  if (typeof asked.by !== 'number') return undefined
  const person = room.people[asked.by]
  if (person?.status !== 'here' || person.onPhoneOf !== null) return no.stranger
  return person.isScreen && asked.do !== 'leave' ? no.screen : undefined
}

/** Time never runs back, and the id goes with what its owner did. Not spread, for the reason of `copyOf` in room.ts. */
function stamped({ at, by: asker, id }: Asked, wished: Exclude<Wished, Refusal>): readonly Entry[] {
  const own = id === undefined ? -1 : wished.findIndex(({ by }) => by === undefined || by === asker)
  return wished.map((happening, i) => {
    const by = happening.by ?? (asker as Entry['by'])
    return Object.assign({}, happening, i === own ? { at, by, id: id! } : { at, by })
  })
}

/** One after the other; the end of a match follows by itself. */
function happen(so: Outcome, entries: readonly Entry[]): Outcome {
  return entries.reduce((outcome, entry) => followed(after(outcome, entry), entry.at), so)
}

const after = ({ room, entries }: Outcome, entry: Entry): Outcome => ({
  room: applyEntry(room, entry),
  entries: [...entries, entry],
})

function followed(outcome: Outcome, at: Millis): Outcome {
  const end: Happening | undefined = ending(outcome.room)
  return end ? after(outcome, { ...end, at, by: 'room' }) : outcome
}
