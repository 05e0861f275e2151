export { type Absence, absencesIn, nextDue, overdue } from './absence.ts'
export * from './bus.ts'
export { refuseGame } from './choice.ts'
export { type AwaitedActor, type Choice, type Entry, entryOf, type Happening, type Options } from './entry.ts'
export { applyEntry, fold, openRoom } from './fold.ts'
export { FORMAT, readOn, Unreadable, unread } from './format.ts'
export * from './handle-request.ts'
export { importing } from './import.ts'
export * from './listeners.ts'
export * from './log.ts'
export * from './memory-log.ts'
export * from './names.ts'
export * from './packet.ts'
export { type Best, bestOf, type PadLine } from './pad.ts'
export { type Hash, LENT, type Lent, type Person, type PersonId, readName } from './person.ts'
export { type BroughtPhoto, isKeptPicture, photoFor } from './photos.ts'
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
} from './room.ts'
export * from './room-file.ts'
export { BOT_LEVELS, type BotLevel, type Holder, type Seating } from './seating.ts'
export type { Change, Differences, Seen } from './seen.ts'
export { skinNow } from './skin.ts'
export { FACES, type Kind, type Line, linesFor, REMINDER } from './talk.ts'
export * from './view.ts'
export * from './wire.ts'
