import { MEMORY_MIMES } from '@veillee/art/mimes'
import type { Millis } from '@veillee/kernel'
import type { Log, Stop } from '@veillee/room'
import { Bots } from '@veillee/room/bots'
import * as keeping from '@veillee/room/keeping'
import { DiceBots } from './dice-bots.ts'
import { binaryFrame, joinedFrame, textFrame } from './frame.ts'
import { newNumber } from './tokens.ts'

/** Rooms are kept on a server as they are anywhere else (room/keeping); here what is told goes out in frames of bytes. */
export type Keeper = keeping.Keeper<Buffer>
export const { Keeper, LogAway } = keeping
export type LogAway = keeping.LogAway
export type House = keeping.House<Buffer>
export type Watcher = keeping.Watcher<Buffer>

interface Around {
  readonly log: Log
  readonly now: () => Millis
  readonly logMeter?: keeping.LogMeter
  /** In proofs bots choose by dice alone. */
  readonly areBotsWitless?: boolean
}

function later(ms: Millis, task: () => void): Stop {
  const timer = setTimeout(task, ms).unref()
  return () => clearTimeout(timer)
}

/** What a room stands on here. */
export const houseOf = ({ log, now, logMeter, areBotsWitless = false }: Around): House => ({
  log,
  now,
  ...(logMeter && { logMeter }),
  frames: { text: textFrame, binary: binaryFrame, begin: Buffer.from, end: joinedFrame },
  after: later,
  newNumber,
  botsFor: around =>
    areBotsWitless
      ? new DiceBots(around)
      : new Bots({ ...around, mimes: MEMORY_MIMES, nowMs: () => performance.now(), later }),
})
