import * as absence from './absence.ts'
import { arranged } from './arrange.ts'
import { chosen } from './choice.ts'
import { movedIn, seatOffered } from './devices.ts'
import type { Did, Entry, EntryOf } from './entry.ts'
import { wordsLaid } from './own-words.ts'
import * as people from './people.ts'
import * as photos from './photos.ts'
import { finished, played, ticked } from './play.ts'
import { type Changing, copyOf, gameOf, type Room } from './room.ts'
import { numberAdded, promised, started } from './start.ts'
import { said } from './talk.ts'
import { timerLengthened, timerSet, timerStopped } from './timer.ts'

const IDS_KEPT = 32

/** A room as it is opened, before anybody has come. */
export const openRoom = ({ code, game, setting, language, options, at }: EntryOf<'open'>): Room => ({
  code,
  game,
  setting,
  language,
  options: { [game]: options },
  timerMs: null,
  people: [],
  host: null,
  seating: Array.from({ length: gameOf(game).seats.max }, () => null),
  isOpen: true,
  isChatOn: true,
  links: {},
  promised: null,
  matches: 0,
  playing: null,
  closed: null,
  began: null,
  pad: [],
  talk: { everybody: [], among: {} },
  photos: [],
  words: {},
  laid: 0,
  recent: {},
  at,
  position: 1,
})

type Changes = { readonly [D in Did]: (room: Room, entry: EntryOf<D>) => Room }

const changes: Changes = {
  open: room => room,
  join: people.joined,
  share: people.shared,
  rename: people.renamed,
  leave: people.left,
  remove: people.removed,
  passHost: people.hostPassed,
  setDoor: (room, { isOpen }) => ({ ...room, isOpen }),
  setChat: (room, { isOn }) => ({ ...room, isChatOn: isOn }),
  setTimer: timerSet,
  arrange: arranged,
  choose: chosen,
  answerPalm: people.palmAnswered,
  feelAt: people.feltAt,
  promise: promised,
  addNumber: numberAdded,
  start: started,
  play: played,
  tick: ticked,
  askWithout: absence.askedWithout,
  standIn: absence.stoodIn,
  comeBack: absence.cameBack,
  takeSeat: absence.seatTaken,
  lengthenTimer: timerLengthened,
  stopTimer: timerStopped,
  finish: finished,
  say: said,
  addPhoto: photos.photoAdded,
  titlePhoto: photos.photoTitled,
  dropPhoto: photos.photoDropped,
  layWords: wordsLaid,
  offerSeat: seatOffered,
  moveIn: movedIn,
}

export const KINDS: readonly string[] = Object.keys(changes)

export const isKind = (did: string): boolean => Object.hasOwn(changes, did)

/** The room after one more entry of its log. */
export function applyEntry(room: Room, entry: Entry): Room {
  const change = changes[entry.did] as (room: Room, entry: Entry) => Room
  const changed: Changing<Room> = change(room, entry)
  const next = changed === room ? copyOf(room) : changed // what a change has made is nobody else's yet
  if (entry.id !== undefined) next.recent = remembered(next, entry.by, entry.id)
  next.at = Math.max(room.at, entry.at)
  next.position = room.position + 1
  return next
}

const remembered = ({ recent }: Room, by: Entry['by'], id: string): Room['recent'] => ({
  ...recent,
  [by]: [...(recent[by] ?? []), id].slice(-IDS_KEPT),
})

/** A room from its whole log; undefined if there is none. */
export function fold(entries: readonly Entry[]): Room | undefined {
  const [first, ...others] = entries
  return first?.did === 'open' ? others.reduce(applyEntry, openRoom(first)) : undefined
}
