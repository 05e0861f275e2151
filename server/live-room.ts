import { MEMORY_MIMES } from '@veillee/art/mimes'
import type { Millis } from '@veillee/kernel'
import { type Bus, LocalBus, type Log, type Stop } from '@veillee/room'
import { Bots } from '@veillee/room/bots'
import * as keeping from '@veillee/room/live'
import { binaryFrame, joinedFrame, textFrame } from './frame.ts'
import { newNumber } from './tokens.ts'

/** Rooms are kept on a server as they are anywhere else (room/keeping); here what is told goes out in frames of bytes. */
export type LiveRoom = keeping.LiveRoom<Buffer>
export const { LiveRoom, LogUnavailable } = keeping
export type LogUnavailable = keeping.LogUnavailable
export type LiveRoomDeps = keeping.LiveRoomDeps<Buffer>
export type Subscriber = keeping.Subscriber<Buffer>

interface ServerDeps {
  readonly log: Log
  /** One of its own, if nothing is said. */
  readonly bus?: Bus | undefined
  readonly now: () => Millis
  readonly logMeter?: keeping.LogMeter
  /** Bots with wits, if nothing is said. */
  readonly botsFor?: LiveRoomDeps['botsFor'] | undefined
}

function later(ms: Millis, task: () => void): Stop {
  const timer = setTimeout(task, ms).unref()
  return () => clearTimeout(timer)
}

const botsOf: LiveRoomDeps['botsFor'] = deps =>
  new Bots({ ...deps, mimes: MEMORY_MIMES, nowMs: () => performance.now(), later })

/** What a room stands on here. */
export const liveRoomDeps = ({
  log,
  bus = new LocalBus(),
  now,
  logMeter,
  botsFor = botsOf,
}: ServerDeps): LiveRoomDeps => ({
  log,
  bus,
  now,
  ...(logMeter && { logMeter }),
  frames: { text: textFrame, binary: binaryFrame, begin: Buffer.from, end: joinedFrame },
  after: later,
  newNumber,
  botsFor,
})
