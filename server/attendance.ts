import type { Millis } from '@veillee/kernel'
import { type Bus, type PersonId, type Presence, type RoomId, readStored, type Stop } from '@veillee/room'
import type { Attendance } from '@veillee/room/live'
import type { Neighbours } from './neighbours.ts'

/** What a server says of a room: who is connected to it, and whether it would like to know that of the others. */
interface Said {
  readonly from: string
  readonly phones: readonly PersonId[]
  readonly asks: boolean
}

interface AttendanceDeps {
  readonly bus: Bus
  readonly neighbours: Neighbours
  now(): Millis
}

/** A word may be lost on its way, so each server says it again now and then, if there is anybody to hear it. */
const AGAIN_MS = 10_000

/**
 * Who is in a room, on whichever server (ROOM-10, ROOM-28): what each server says of its own phones counts for as long
 * as that server is heard of. Whoever is nowhere any more has been away since that was noticed.
 */
export class SharedAttendance implements Attendance {
  readonly #topic: string
  readonly #deps: AttendanceDeps
  readonly #onChange: () => void
  readonly #own = new Set<PersonId>()
  readonly #elsewhere = new Map<string, readonly PersonId[]>()
  readonly #presence = new Map<PersonId, Millis | 'here'>()
  readonly #stops: readonly Stop[]
  readonly #saying: NodeJS.Timeout

  constructor(room: RoomId, people: Iterable<PersonId>, deps: AttendanceDeps, onChange: () => void) {
    this.#topic = `here ${room}`
    this.#deps = deps
    this.#onChange = onChange
    for (const person of people) this.#presence.set(person, deps.now())
    this.#stops = [
      deps.bus.subscribe(this.#topic, message => this.#hear(readSaid(message))),
      deps.neighbours.onChange(() => this.#meet()),
      deps.bus.onReturn?.(() => this.#say({ asks: true })) ?? (() => undefined), // words were lost meanwhile
    ]
    this.#saying = setInterval(() => this.#deps.neighbours.count > 0 && this.#say(), AGAIN_MS).unref()
    this.#say({ asks: true })
  }

  get presence(): Presence {
    return this.#presence
  }

  expect(person: PersonId): void {
    if (!this.#presence.has(person)) this.#presence.set(person, this.#deps.now())
  }

  come(phone: PersonId): void {
    this.#own.add(phone)
    this.#look()
    this.#say()
  }

  go(phone: PersonId): void {
    this.#own.delete(phone)
    this.#look()
    this.#say()
  }

  close(): void {
    clearInterval(this.#saying)
    for (const stop of this.#stops) stop()
    this.#own.clear()
    this.#say()
  }

  #say({ asks = false } = {}): void {
    const said: Said = { from: this.#deps.neighbours.id, phones: [...this.#own], asks }
    this.#deps.bus.publish(this.#topic, Buffer.from(JSON.stringify(said)))
  }

  #hear(said: Said | undefined): void {
    if (!said || said.from === this.#deps.neighbours.id) return
    const { from, phones, asks } = said
    this.#deps.neighbours.hear(from) // it is there, and will be missed
    this.#elsewhere.set(from, phones)
    if (asks) this.#say()
    if (this.#look()) this.#onChange()
  }

  /** Somebody has come who knows nothing yet, or gone without a word. */
  #meet(): void {
    for (const server of this.#elsewhere.keys())
      if (!this.#deps.neighbours.has(server)) this.#elsewhere.delete(server)
    this.#say({ asks: true })
    if (this.#look()) this.#onChange()
  }

  /** Whether anybody has come or gone. */
  #look(): boolean {
    const here = new Set([...this.#own, ...[...this.#elsewhere.values()].flat()])
    let hasChanged = false
    for (const phone of new Set([...here, ...this.#presence.keys()])) {
      if (here.has(phone) === (this.#presence.get(phone) === 'here')) continue
      this.#presence.set(phone, here.has(phone) ? 'here' : this.#deps.now())
      hasChanged = true
    }
    return hasChanged
  }
}

/** A server of another version may say more, or something else, which is nothing to this one. */
function readSaid(message: Uint8Array): Said | undefined {
  const said = readStored(Buffer.from(message).toString()) as Partial<Said> | null
  const isSaid = typeof said?.from === 'string' && Array.isArray(said.phones)
  return isSaid ? (said as Said) : undefined
}
