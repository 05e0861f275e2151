import { MEMORY_MIMES } from '@veillee/art/mimes'
import type { Millis } from '@veillee/kernel'
import { type Bus, LocalBus, type Log, type Stop } from '@veillee/room'
import { Bots } from '@veillee/room/bots'
import * as live from '@veillee/room/live'
import { binaryFrame, textFrame } from './frame.ts'
import { newNumber } from './tokens.ts'
import { Turns } from './turns.ts'

/** Rooms are kept on a server as they are anywhere else (room/live); here what is told goes out in frames of bytes. */
export type LiveRoom = live.LiveRoom<Buffer>
export const { LiveRoom, LogUnavailable, orUnavailable } = live
export type LogUnavailable = live.LogUnavailable
export type LiveRoomDeps = live.LiveRoomDeps<Buffer>
export type Subscriber = live.Subscriber<Buffer>

interface ServerDeps {
  readonly log: Log
  /** One of its own, if nothing is said. */
  readonly bus?: Bus | undefined
  readonly now: () => Millis
  readonly logMeter?: live.LogMeter
  /** Of all that is done here; of its own, if nothing is said. */
  readonly turns?: Turns
  /** Bots with wits, if nothing is said. */
  readonly botsFor?: LiveRoomDeps['botsFor'] | undefined
}

function later(ms: Millis, task: () => void): Stop {
  const timer = setTimeout(task, ms).unref()
  return () => clearTimeout(timer)
}

const botsIn =
  ({ inSlices }: Turns): LiveRoomDeps['botsFor'] =>
  deps =>
    new Bots({ ...deps, mimes: MEMORY_MIMES, nowMs: () => performance.now(), later, inSlices })

/** What a room stands on here. */
export const liveRoomDeps = ({
  bus = new LocalBus(),
  turns = new Turns(),
  botsFor = botsIn(turns),
  ...deps
}: ServerDeps): LiveRoomDeps => ({
  ...deps,
  bus,
  frames: { text: textFrame, binary: binaryFrame },
  after: later,
  inSlices: turns.inSlices,
  newNumber,
  botsFor,
})
