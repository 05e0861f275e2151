import { nuid } from '@nats-io/transport-node'
import type { Millis } from '@veillee/kernel'
import type { RoomId } from '@veillee/room'
import { MARKS } from './nats-chain.ts'
import type { NatsStreams } from './nats-streams.ts'
import { STREAMS, subjects, textsIn } from './nats-subjects.ts'

const TRIES = 4

/**
 * What leads to a room. A name belongs to whoever claimed it first: to the first record on its subject, whatever else
 * the stream has let in. Beside it stands when somebody was last in the room, so that what nobody comes back to is found.
 */
export class NatsNames {
  readonly #streams: NatsStreams
  readonly #now: () => Millis

  constructor(streams: NatsStreams, now: () => Millis) {
    this.#streams = streams
    this.#now = now
  }

  /** The life comes first: a name that nobody could find idle would never be free again. */
  async claim(name: string, room: RoomId): Promise<boolean> {
    if ((await this.#first(name)) !== undefined) return false
    await this.#live(room, name)
    const id = nuid.next()
    for (let tries = 0; tries < TRIES; tries++) {
      await this.#streams.publish(subjects.name(name), Buffer.from(room), { [MARKS.id]: id })
      const first = await this.#first(name).catch(() => undefined)
      if (first) return first.id === id || this.#isNotOurs(room, name)
    }
    throw new Error('NATS did not say whether a name was free')
  }

  async #isNotOurs(room: RoomId, name: string): Promise<false> {
    const owner = await this.lookUp(name)
    if (owner !== room)
      await this.#streams.erase(STREAMS.lives, subjects.life(room, name)).catch(() => undefined)
    return false
  }

  async lookUp(name: string): Promise<RoomId | undefined> {
    return (await this.#first(name))?.room
  }

  async #first(name: string): Promise<{ id: string; room: RoomId } | undefined> {
    const found = await this.#streams.next(STREAMS.names, subjects.name(name), 0)
    return found && { id: found.marks?.get(MARKS.id) ?? '', room: Buffer.from(found.bytes).toString() }
  }

  count(): Promise<number> {
    return this.#streams.countSubjects(STREAMS.names)
  }

  // Life

  async touch(room: RoomId): Promise<void> {
    for (const name of await this.#namesOf(room)) await this.#live(room, name)
  }

  async #live(room: RoomId, name: string): Promise<void> {
    const marks = { [MARKS.at]: String(this.#now()) }
    for (let tries = 0; tries < TRIES; tries++)
      if ((await this.#streams.publish(subjects.life(room, name), Buffer.alloc(0), marks)) !== undefined)
        return
    throw new Error('NATS did not answer')
  }

  async #namesOf(room: RoomId): Promise<readonly string[]> {
    const found = await this.#streams.subjectsIn(STREAMS.lives, subjects.livesOf(room))
    return found.map(subject => textsIn(subject)[1]!)
  }

  async release(name: string, room: RoomId): Promise<void> {
    if ((await this.lookUp(name)) === room) await this.#streams.erase(STREAMS.names, subjects.name(name))
    await this.#streams.erase(STREAMS.lives, subjects.life(room, name))
  }

  /** The names first, then what leads to them from the room: whoever is interrupted can begin again. */
  async forget(room: RoomId): Promise<void> {
    const names = await this.#namesOf(room)
    for (const name of names)
      if ((await this.lookUp(name)) === room) await this.#streams.erase(STREAMS.names, subjects.name(name))
    for (const name of names) await this.#streams.erase(STREAMS.lives, subjects.life(room, name))
  }

  /** The names of every room, and when somebody was last there by each. */
  async all(): Promise<ReadonlyMap<RoomId, readonly { readonly name: string; readonly at: Millis }[]>> {
    const found = new Map<RoomId, { name: string; at: Millis }[]>()
    await this.#streams.each(
      STREAMS.lives,
      'veillee.life.*.*',
      'last of each',
      ({ subject, marks }) => {
        const [room, name] = textsIn(subject) as [RoomId, string]
        found.set(room, [...(found.get(room) ?? []), { name, at: Number(marks?.get(MARKS.at) ?? 0) }])
      },
      { marksOnly: true },
    )
    return found
  }

  /** When somebody was last in each room, by its names and by its entries. */
  async lastSeen(): Promise<ReadonlyMap<RoomId, Millis>> {
    const seen = new Map<RoomId, Millis>()
    for (const [stream, all] of [
      [STREAMS.lives, 'veillee.life.*.*'],
      [STREAMS.rooms, 'veillee.room.*'],
    ] as const)
      await this.#streams.each(
        stream,
        all,
        'last of each',
        ({ subject, marks }) => {
          const room = textsIn(subject)[0]!
          const at = Number(marks?.get(MARKS.at) ?? 0)
          seen.set(room, Math.max(at, seen.get(room) ?? at))
        },
        { marksOnly: true },
      )
    return seen
  }
}
