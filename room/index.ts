export { type Absence, absencesIn, nextDue, overdue } from './absence.ts'
export { ask, type Outcome, open, settle } from './ask.ts'
export type { Asked, PersonWish, Question, RoomWish } from './asked.ts'
export type { AwaitedActor, Choice, Entry, Happening, Options } from './entry.ts'
export { type Evening, exporting, exportOf, headOf } from './evening.ts'
export { applyEntry, fold, openRoom } from './fold.ts'
export { FORMAT, readOn, Unreadable, unread } from './format.ts'
export { importing } from './import.ts'
export { Listeners } from './listeners.ts'
export { type Appended, type Log, type Logged, type RoomId, readStored, type Stop } from './log.ts'
export { MemoryLog } from './memory-log.ts'
export {
  headerOf,
  isInTime,
  isOf,
  isOfMatch,
  PACKET,
  type Packet,
  type PacketHeader,
  readPacket,
  readPuppetPacket,
  seenPackets,
  writePacket,
} from './packet.ts'
export { type Best, bestOf, type PadLine } from './pad.ts'
export { type Hash, LENT, type Lent, type Person, type PersonId, readName } from './person.ts'
export type { Presence } from './presence.ts'
export {
  isHere,
  isHost,
  isPlayedByBot,
  mayBotAnswer,
  peopleOn,
  personByToken,
  phoneOf,
  playedBy,
  playingIn,
  type Room,
  seatsOnPhone,
} from './room.ts'
export { BOT_LEVELS, type BotLevel, type Holder, type Seating } from './seating.ts'
export { skinNow } from './skin.ts'
export { FACES, type Kind, type Line, linesFor, REMINDER } from './talk.ts'
export {
  changesFrom,
  gestureFor,
  type LobbyView,
  lobbyView,
  type MatchView,
  matchView,
  type NextSeal,
  type PadView,
  type PersonShown,
  type PhoneView,
  padView,
  phoneView,
  type RoomView,
  roomView,
  type SeatView,
  seatView,
  type TouchNow,
  touchesNow,
} from './view.ts'
export {
  type Hello,
  type Message,
  readHello,
  readMessage,
  type Seen,
  schemas,
  type Told,
  type Welcome,
  WIRE_VERSION,
  type Wish,
} from './wire.ts'
