import type { Event, Match, Millis } from '@veillee/kernel'
import {
  applyEntry,
  type Entry,
  entryOf,
  fold,
  type MemoryLog,
  playedBy,
  type Room,
  WIRE_VERSION,
} from '@veillee/room'
import { TestPhone } from '@veillee/server/test-phone'
import { VeilleeServer, type VeilleeSettings } from '@veillee/server/veillee-server'
import { Broken } from '../play.ts'
import { type Act, type ActOf, type Hello, inWords } from './act.ts'
import { Device } from './device.ts'
import { LoadedDice } from './dice.ts'
import { DiceBots } from './dice-bots.ts'
import { HeldTimers } from './held-timers.ts'

/** Long enough for nothing of it to happen by itself: the clock of a world moves only when somebody acts. */
const SETTINGS: VeilleeSettings = {
  mostRooms: 10,
  origins: [],
  keepMs: 1e12,
  heartbeatMs: 1e8,
  quietMs: 1e12,
  botsFor: deps => new DiceBots(deps),
}
const HOST = '127.0.0.1'
const LATE_MS = 20_000
const NOBODYS_TOKEN = 'A'.repeat(43)
const MOST_ROUNDS = 300

/** Something that happened in the match, and in which act of the evening. */
export interface Happened {
  readonly event: Event
  readonly by: Entry['by']
  readonly act: number
}

/** What an act brought. */
export interface Brought {
  /** By device, in order; devices that got nothing are not named. */
  readonly heard: ReadonlyMap<string, readonly string[]>
  readonly entries: readonly Entry[]
}

/** What becomes of the frames that an act has brought to a device. */
export type Tamper = (
  frames: readonly string[],
  to: Device,
  so: { readonly act: Act; readonly entries: readonly Entry[]; readonly world: World },
) => readonly string[]

const nextTurn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/**
 * An evening as it is really lived: a whole server, real sockets, and devices that keep all that they are sent. What
 * happens is read from the log, which the world has given to the server.
 */
export class World {
  readonly devices = new Map<string, Device>()
  /** The match at every event of it, the deal first. */
  readonly matches: Match[] = []
  readonly happened: Happened[] = []
  room: Room | undefined
  readonly #log: MemoryLog
  readonly #tamper: Tamper
  readonly #dice = new LoadedDice()
  readonly #timers = new HeldTimers()
  #veillee: VeilleeServer
  #port = 0
  #nowMs = 1_700_000_000_000
  #roomId: string | undefined
  #acts = 0
  /** The last act after which the server was seen to notice that somebody had gone. */
  #noticed = -1

  /** Between the server and the devices somebody may sit who changes what is sent. */
  constructor(log: MemoryLog, tamper: Tamper = frames => frames) {
    this.#log = log
    this.#tamper = tamper
    this.#veillee = this.#newServer()
  }

  #newServer(): VeilleeServer {
    return new VeilleeServer(this.#log, { ...SETTINGS, hasDeveloperGames: true }, () => this.#nowMs)
  }

  async opens(): Promise<void> {
    this.#dice.load()
    this.#timers.hold()
    this.#port = await this.#veillee.listen(0, HOST)
  }

  async closes(): Promise<void> {
    for (const { phone } of this.#open()) phone.drop()
    await this.#veillee.close()
    this.#dice.unload()
    this.#timers.release()
  }

  get nowMs(): Millis {
    return this.#nowMs
  }

  /** How many acts there have been. */
  get acts(): number {
    return this.#acts
  }

  device(name: string): Device {
    const device = this.devices.get(name) ?? new Device(name)
    this.devices.set(name, device)
    return device
  }

  /** Only the time of an act: what is left out of this world. */
  passes({ afterMs }: Act): Brought {
    this.#nowMs += afterMs
    this.#acts++
    return { heard: new Map(), entries: [] }
  }

  /** Does it, and waits until all that follows from it has been told to everybody. */
  async performs(act: Act, salt = ''): Promise<Brought> {
    this.#nowMs += act.afterMs
    this.#dice.begin(this.#acts, salt)
    const device = this.device(act.by)
    await this.#does(device, act).catch(error => {
      throw new Broken(`${inWords(act)}: ${(error as Error).message}`)
    })
    const entries = await this.#quiet()
    this.#acts++
    return { heard: this.#heard({ act, entries }), entries }
  }

  async #does(device: Device, act: Act): Promise<void> {
    if (act.do === 'enter') return this.#enters(device, act.as)
    if (act.do === 'hangUp') return this.#hangsUp(device)
    if (act.do === 'wish') return this.#wishes(device, act)
    if (act.do === 'restart') return this.#restarts()
    if (act.do === 'takeHome') return this.#takesHome(device)
    if (act.do === 'touch') return this.#touches(device, act)
    const { phone } = device
    const before = phone.frames.length
    phone.say(act.do === 'babble' ? act.frame : fetchOf(act))
    await phone.until(() => phone.frames.length > before || !phone.isOpen, LATE_MS)
  }

  /** Samples are not answered: the server has had them when it answers what came after. */
  async #touches({ phone }: Device, { packet }: ActOf<'touch'>): Promise<void> {
    phone.say(packet)
    await phone.caughtUp()
  }

  async #takesHome({ key, letters }: Device): Promise<void> {
    const headers = { authorization: `Bearer ${key?.token ?? NOBODYS_TOKEN}`, connection: 'close' }
    const answer = await fetch(`http://${HOST}:${this.#port}/evenings/${this.#roomId}`, { headers })
    const name = answer.headers.get('content-disposition')
    letters.push(`${answer.status} ${name} ${await answer.text()}`)
  }

  async #enters(device: Device, as: Hello): Promise<void> {
    const phone = await TestPhone.connect({ url: `http://${HOST}:${this.#port}`, isBrief: isBrief(device) })
    device.connects(phone)
    phone.say({ v: WIRE_VERSION, ...this.#hello(as) })
    await phone.until(() => phone.seen.phone !== undefined || phone.lastRefusal !== undefined, LATE_MS)
    device.learns()
    this.#roomId ??= phone.welcome?.room
  }

  #hello(as: Hello): object {
    const room = this.#roomId
    if (as.do === 'open') return { do: 'open', name: as.name, ...as.choice }
    if (as.do === 'join') return { code: this.room!.code, ...as }
    if (as.do === 'moveIn') return { do: 'moveIn', room, link: this.device(as.linkOf).link }
    const token = as.tokenOf === null ? NOBODYS_TOKEN : this.device(as.tokenOf).key!.token
    return { do: 'resume', room, token }
  }

  /** Everybody is told, and comes back by themselves. */
  async #restarts(): Promise<void> {
    await this.#veillee.close()
    this.#veillee = this.#newServer()
    this.#port = await this.#veillee.listen(0, HOST)
  }

  /** As if the network were gone. */
  async #hangsUp({ phone }: Device): Promise<void> {
    phone.drop()
    await phone.until(() => !phone.isOpen, LATE_MS)
  }

  /** Whoever leaves is not answered any more. */
  async #wishes(device: Device, { wish: request, id }: ActOf<'wish'>): Promise<void> {
    await device.phone.asks(request, id, LATE_MS).catch(error => {
      if (device.isOpen) throw error
    })
    device.link = device.phone.linkOf(id) ?? device.link
  }

  // What follows from it

  /** Bots play, the clock strikes, and the last frame arrives; returns what the log has more than before. */
  async #quiet(): Promise<readonly Entry[]> {
    const entries: Entry[] = []
    for (let rounds = 0; ; rounds++) {
      if (rounds > MOST_ROUNDS) throw new Broken('something is due, and goes on being due')
      await Promise.all(this.#open().map(({ phone }) => phone.caughtUp()))
      const hasClosed = await this.#noticesClosed()
      const more = await this.#readsOn()
      entries.push(...more)
      if (more.length === 0 && !hasClosed && !this.#timers.letGo()) return entries
      await nextTurn()
    }
  }

  #open(): readonly Device[] {
    return [...this.devices.values()].filter(({ isOpen }) => isOpen)
  }

  /** True if this act has ended connections: the server has noticed when it counts so many less. */
  async #noticesClosed(): Promise<boolean> {
    const closed = [...this.devices.values()].filter(({ hasClosed }) => hasClosed)
    if (closed.length === 0 || this.#noticed === this.#acts) return false
    this.#noticed = this.#acts
    for (const { phone } of closed) await phone.until(() => phone.closeCode !== undefined, LATE_MS)
    const count = `veillee_connections ${this.#open().length}\n`
    const lateMs = performance.now() + LATE_MS
    while (!(await this.#veillee.metrics.text()).includes(count)) {
      if (performance.now() > lateMs) throw new Broken(`the server has not noticed who hung up: not ${count}`)
      await nextTurn()
    }
    return true
  }

  async #readsOn(): Promise<readonly Entry[]> {
    if (this.#roomId === undefined) return []
    const logged = await this.#log.read(this.#roomId, this.room?.position ?? 0)
    const entries = logged.map(entryOf)
    for (const entry of entries) this.#follows(entry)
    this.#looksRound()
    return entries
  }

  #follows(entry: Entry): void {
    const before = this.room?.playing?.match
    this.room = this.room ? applyEntry(this.room, entry) : fold([entry])
    const match = this.room?.playing?.match
    if (match === undefined || match === before) return
    this.matches.push(match)
    if (before) this.happened.push({ event: eventOf(entry), by: entry.by, act: this.#acts })
  }

  #looksRound(): void {
    for (const { person, seats } of this.devices.values())
      if (person !== undefined) for (const seat of playedBy(this.room!, person)) seats.add(seat)
  }

  #heard(so: { act: Act; entries: readonly Entry[] }): Brought['heard'] {
    const heard = [...this.devices.values()].map(device => {
      const frames = this.#tamper(device.takes(), device, { ...so, world: this })
      return [device.name, frames.length > 0 ? [...frames, device.sum] : []] as const
    })
    return new Map(heard.filter(([, frames]) => frames.length > 0))
  }
}

function eventOf(entry: Entry): Event {
  if (entry.did === 'tick') return { by: 'room', move: 'time', input: null, at: entry.at }
  if (entry.did !== 'play') throw new Broken(`“${entry.did}” has changed the match`)
  const { seat, move, input, gesture, at } = entry
  return { by: seat, move, input, at, ...(gesture !== undefined && { gesture }) }
}

function fetchOf(act: ActOf<'fetch' | 'fetchPhoto'>): object {
  if (act.do === 'fetchPhoto') return { do: act.do, card: act.card }
  const { gesture, feltBy } = act
  return { do: act.do, gesture, ...(feltBy !== undefined && { feltBy }) }
}

/** Some read differences and some whole fields, the same ones in every world. */
const isBrief = ({ name }: Device): boolean => name.length % 2 === 1
