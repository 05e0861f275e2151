export { type Absence, absencesIn, nextDue, overdue } from './absence.ts'
export { refuseGame } from './choice.ts'
export type { AwaitedActor, Choice, Entry, Happening, Options } from './entry.ts'
export { applyEntry, fold, openRoom } from './fold.ts'
export { FORMAT, readOn, Unreadable, unread } from './format.ts'
export { handleRequest, type Outcome, open, settle } from './handle-request.ts'
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
export type { PersonRequest, Question, Request, RoomRequest } from './request.ts'
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
export { exporting, exportOf, headOf, type RoomFile } from './room-file.ts'
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
  type ClientMessage,
  type Hello,
  readHello,
  readMessage,
  type ServerMessage,
  schemas,
  type ViewUpdate,
  type Welcome,
  WIRE_VERSION,
  type WireRequest,
} from './wire.ts'
