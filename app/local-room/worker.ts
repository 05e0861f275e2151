import { MEMORY_MIMES } from '@veillee/art/mimes'
import type { Millis } from '@veillee/kernel'
import { LocalBus, type Log, MemoryLog, type Stop } from '@veillee/room'
import { Bots } from '@veillee/room/bots'
import type { LiveRoomDeps } from '@veillee/room/live'
import { randomNumber } from '../device/random.ts'
import { newRoomId } from '../device/room-id.ts'
import { openEntryStore } from './entry-store.ts'
import { LocalLog, type Rumour } from './local-log.ts'
import { type Frame, LocalServer } from './local-server.ts'

/** Pages of this device hear each other, where the browser lets them. */
function rumourHere(): Rumour {
  const channel = new BroadcastChannel('veillee')
  const rumour: Rumour = {
    tell: room => channel.postMessage(room),
    onTold: null,
    close: () => channel.close(),
  }
  channel.onmessage = ({ data }) => rumour.onTold?.(data)
  return rumour
}

/** Where a browser keeps nothing (some private windows), an evening lasts as long as the page. */
const openLog = (): Promise<Log> =>
  openEntryStore().then(
    shelf => new LocalLog(shelf, rumourHere(), Date.now),
    () => new MemoryLog(Date.now),
  )

function later(ms: Millis, task: () => void): Stop {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}

const depsWith = (log: Log): LiveRoomDeps<Frame> => ({
  log,
  bus: new LocalBus(),
  now: Date.now,
  frames: { text: text => text, binary: bytes => bytes },
  after: later,
  newNumber: randomNumber,
  botsFor: deps => new Bots({ ...deps, mimes: MEMORY_MIMES, nowMs: () => performance.now(), later }),
})

const server = openLog().then(log => new LocalServer(depsWith(log), newRoomId))

/** Who asks for an evening as a file. */
interface FileAsked {
  readonly room: string
  readonly token: string
}

/** Each connection of the page comes with a port of its own; an empty message is its end. */
function enters(port: MessagePort): void {
  const ear = server.then(one =>
    one.enter({
      send: frame => port.postMessage(frame),
      close: () => port.postMessage(null),
    }),
  )
  port.onmessage = ({ data }: MessageEvent<Frame | null>) =>
    void ear.then(({ hear, leave }) => (data === null ? leave() : hear(data)))
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<'knock' | FileAsked>) => {
  if (!port) return
  if (data === 'knock') enters(port)
  else
    void server
      .then(one => one.roomFile(data.room, data.token))
      .then(
        file => port.postMessage(file),
        () => port.postMessage(undefined),
      )
})
