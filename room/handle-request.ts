import { type StoryLanguage, USUAL_GAME } from '@veillee/games'
import { isRefusal, isSeed, type Millis, type Refusal, refuse } from '@veillee/kernel'
import * as absence from './absence.ts'
import * as arrange from './arrange.ts'
import { tooLongFor } from './bounds.ts'
import { choose, readChoice } from './choice.ts'
import { moveIn, offerSeat } from './devices.ts'
import type { Entry, Happening } from './entry.ts'
import { applyEntry, fold } from './fold.ts'
import { FORMAT } from './format.ts'
import { layWords } from './own-words.ts'
import * as people from './people.ts'
import * as photos from './photos.ts'
import { endEarly, ending, play, playFor, ticks } from './play.ts'
import type { Effects, Request, RequestTo } from './request.ts'
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

type Answers = { readonly [D in Request['do']]: (room: Room, request: RequestTo<D>) => Effects }

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
  addPhoto: photos.addPhoto,
  titlePhoto: photos.titlePhoto,
  dropPhoto: photos.dropPhoto,
  layWords,
  offerSeat,
  moveIn,
}

const no = {
  stranger: refuse({ en: 'You are not in this room.', fr: 'Tu n’es pas dans cette veillée.' }),
  screen: refuse({ en: 'A shared screen only shows.', fr: 'Un grand écran ne fait que montrer.' }),
}

/** A room is opened by anybody (ROOM-1); the first who joins is its host. */
export function open(
  asked: {
    readonly game: unknown
    readonly setting: unknown
    readonly language: StoryLanguage
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
  game: USUAL_GAME,
  setting: 'table',
  language: 'fr',
  options: {},
  seating: [],
} as const

/** Whether something may happen in this room, and what follows. The room stays as it is until the log has it. */
export function handleRequest(room: Room, request: Request): Outcome {
  const clock = settle(room, request.at)
  const now = request.at >= clock.room.at ? request : { ...request, at: clock.room.at }
  const effects = effectsOf(clock.room, now)
  return isRefusal(effects) ? { ...clock, refusal: effects } : happen(clock, stamped(now, effects))
}

/** What the clock has to say: to be asked when `nextDue` has come; every request settles it first. */
export function settle(room: Room, at: Millis): Outcome {
  const due = ticks(room, Math.max(at, room.at)).map(
    tick => ({ did: 'tick', at: Math.max(tick.at, room.at), by: 'room' }) as const,
  )
  return happen({ room, entries: [] }, due)
}

function effectsOf(room: Room, request: Request): Effects {
  const refusal = refuseRequester(room, request)
  if (refusal) return refusal
  if (request.id !== undefined && room.recent[request.by]?.includes(request.id)) return []
  const answer = answers[request.do] as (room: Room, request: Request) => Effects
  const effects = answer(room, request)
  if (isRefusal(effects) || effects.length === 0) return effects
  return tooLongFor(room, request) ?? effects
}

/** People ask by the phone that they hold; who has left has to join again. */
function refuseRequester(room: Room, request: Request): Refusal | undefined {
  if (typeof request.by !== 'number') return undefined
  const person = room.people[request.by]
  if (person?.status !== 'here' || person.onPhoneOf !== null) return no.stranger
  return person.isScreen && request.do !== 'leave' ? no.screen : undefined
}

/** Time never runs back, and the id goes with what its owner did. Not spread, for the reason of `copyOf` in room.ts. */
function stamped({ at, by: asker, id }: Request, effects: Exclude<Effects, Refusal>): readonly Entry[] {
  const own = id === undefined ? -1 : effects.findIndex(({ by }) => by === undefined || by === asker)
  return effects.map((happening, i) => {
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
