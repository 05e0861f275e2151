import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { RASH_OR_IDLE } from '@veillee/games/simulated'
import { awaits, type Chance, chanceAt, isRefusal, offersTo } from '@veillee/kernel'
import { LocalBus, type Log, MemoryLog, open, playingIn, type WireRequest } from '@veillee/room'
import { joinRoom, LiveRoom, type LiveRoomDeps, requestFrom } from '@veillee/room/live'
import { openSqliteLog } from '@veillee/server/sqlite-log'
import { seedOfMatch } from '../trial.ts'
import { inFolder, type Say } from './cells.ts'
import { median } from './figures.ts'
import { measured } from './measured-game.ts'
import { BenchPhone } from './phone.ts'
import { Measured } from './process.ts'
import { SEATS } from './table.ts'

type Frame = string | Uint8Array

interface Key {
  readonly room: string
  readonly token: string
  readonly matches: number
}

/** So many times, each in a process that has just begun to read it. */
const TIMES = 5
const SHORT = 20
const AT_ONCE = 1_000

/**
 * How soon somebody is back in a room with a long evening behind it, on a server that has just begun: beside one with a
 * short evening, so that it can be told what of it is the room’s, and by itself, without server and connection.
 */
export async function measureLong(moves: number, say: Say): Promise<void> {
  await inFolder(async folder => {
    const file = join(folder, 'log.sqlite')
    const awake = setInterval(() => {}, 1_000) // a log that waits for the disk keeps no process alive by itself
    const log = await openSqliteLog(file)
    const shorts: Key[] = []
    while (shorts.length <= TIMES) shorts.push(await playedRoom(log, SHORT))
    const long = await playedRoom(log, moves)
    const alone: string[] = []
    for (let i = 0; i < TIMES; i++) {
      const [begun, cpu] = [performance.now(), process.cpuUsage()]
      const live = await LiveRoom.open(long.room, depsOn(log))
      const { user, system } = process.cpuUsage(cpu)
      alone.push(`${(performance.now() - begun).toFixed(1)} (${((user + system) / 1_000).toFixed(1)})`)
      live!.close()
    }
    await log.close()
    clearInterval(awake)
    const comingBack: { short: number; long: number }[] = []
    for (const short of shorts.slice(1)) {
      const server = await Measured.veillee(file)
      await back(server, shorts[0]!) // what any first room costs is not this one’s
      comingBack.push({ short: await back(server, short), long: await back(server, long) })
      await server.stop('SIGKILL')
    }
    const [short, whole] = (['short', 'long'] as const).map(one => median(comingBack.map(each => each[one])))
    say(
      `  back in a room of ${moves} moves and ${long.matches} matches: ${whole!.toFixed(1)} ms with server and connection, where one of ${SHORT} moves takes ${short!.toFixed(1)}`,
    )
    say(
      `  the room alone, from the log, by the clock (and of CPU): ${alone.join(', ')} ms; the first reads it cold`,
    )
  })
}

async function back(server: Measured, { room, token }: Key): Promise<number> {
  const begun = performance.now()
  await BenchPhone.enter(server.port, '127.4.0.1', { do: 'resume', room, token })
  return performance.now() - begun
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const newNumber = (): string => randomBytes(32).toString('hex')

const depsOn = (log: Log): LiveRoomDeps<Frame> => ({
  log,
  bus: new LocalBus(),
  frames: { text: text => text, binary: bytes => bytes },
  now: Date.now,
  after: (ms, task) => {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
  newNumber,
  botsFor: () => ({ look() {}, watch() {}, hurry() {}, close() {} }),
})

/** A room of six that has played so long, with its last snapshot, as a server would have kept it. */
async function playedRoom(log: Log, moves: number): Promise<Key> {
  const memory = new RememberedLog(Date.now)
  const key = await played(memory, moves)
  const entries = (await memory.read(key.room, 0)).map(({ entry }) => entry)
  const last = entries.length - 1
  for (let from = 0; from < last; from += AT_ONCE)
    await log.append(key.room, from, entries.slice(from, Math.min(last, from + AT_ONCE)))
  // A snapshot goes to the disk together with the next entry.
  const kept = memory.snapshot !== undefined && log.snapshots!.keep(key.room, memory.snapshot)
  await log.append(key.room, last, entries.slice(last))
  await kept
  return key
}

/** One that keeps the last snapshot too: a disk would take minutes for so many moves one after the other. */
class RememberedLog extends MemoryLog {
  snapshot: string | undefined
  readonly snapshots = {
    newest: async () => this.snapshot,
    keep: async (_: string, text: string) => {
      this.snapshot = text
    },
  }
}

async function played(log: Log, moves: number): Promise<Key> {
  const [room, token] = [randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')]
  const opened = open(
    { game: measured('mime').game, setting: 'table', language: 'en' },
    { number: newNumber(), code: '', at: Date.now() },
  )
  if (isRefusal(opened)) throw new Error(opened.refusal.en)
  await log.append(room, 0, opened.entries as unknown as Parameters<Log['append']>[2])
  const live = (await LiveRoom.open(room, depsOn(log)))!
  for (let i = 0; i < SEATS; i++) {
    const own = i === 0 ? token : randomBytes(32).toString('base64url')
    await joinRoom(live, { name: `P${i}`, token: hashOf(own), isScreen: false })
  }
  const chance = chanceAt(seedOfMatch(moves), 0)
  for (let i = 0; i < moves; i++) await moveIn(live, chance, `${i}`)
  live.close()
  return { room, token, matches: live.room.matches }
}

async function moveIn(live: LiveRoom<Frame>, chance: Chance, id: string): Promise<void> {
  const playing = playingIn(live.room)
  const by = (seat: number | 'host') => (seat === 'host' ? 0 : seat)
  const ask = async (person: number, wish: WireRequest) => {
    const refusal = await live.request(requestFrom(person, id, wish, { newNumber }))
    if (refusal) throw new Error(refusal.refusal.en)
  }
  if (!playing) return ask(0, { do: 'start', match: live.room.matches + 1 })
  const { match, number } = playing
  const offered = awaits(match).flatMap(actor =>
    actor === 'room'
      ? []
      : Object.entries(offersTo(match, actor).choices).map(([move, inputs]) => ({ actor, move, inputs })),
  )
  const calm = offered.filter(({ move }) => !RASH_OR_IDLE.includes(move))
  const { actor, move, inputs } = chance.pick(calm.length > 0 ? calm : offered)
  await ask(by(actor), {
    do: 'play',
    seat: actor,
    move,
    input: chance.pick(inputs),
    match: number,
    step: match.step,
  })
}
