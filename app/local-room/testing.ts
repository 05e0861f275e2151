import { LocalBus, type Log } from '@veillee/room'
import type { LiveRoomDeps } from '@veillee/room/live'
import { hashOf } from '@veillee/room/testing'
import type { Frame } from './local-server.ts'

let numbers = 0

/** What a room on this device stands on, without a worker around it: no timers and no bots, unless they are brought. */
export const testDeps = (
  log: Log,
  seed: string,
  more: Partial<LiveRoomDeps<Frame>> = {},
): LiveRoomDeps<Frame> => ({
  log,
  bus: new LocalBus(),
  now: Date.now,
  frames: { text: text => text, binary: bytes => bytes },
  after: () => () => {},
  newNumber: () => hashOf(seed, numbers++),
  botsFor: () => ({
    look: () => undefined,
    watch: () => undefined,
    hurry: () => undefined,
    close: () => undefined,
  }),
  ...more,
})
