import type { Millis } from '@veillee/kernel'
import type { RoomId } from '@veillee/room'
import type { NatsStreams } from './nats-streams.ts'
import { STREAMS } from './nats-subjects.ts'

/** All rooms wait while a stream has no leader: so often at most one is asked to give way, by whichever server. */
const REST_MS = 5_000
/** Whoever runs the nodes may have mended them meanwhile. */
const FORGOTTEN_MS = 10 * 60_000

/**
 * Rooms whose copy was found not to be whole, and on which nodes. Most copies are alike, if nodes fail one at a time, so
 * another node is asked to lead. What counts was held by more than half of them: if more than half have no whole copy, there
 * is none to wait for, and everybody else is left in peace.
 */
export class NatsDoubts {
  readonly #streams: Pick<NatsStreams, 'leader' | 'stepDown' | 'replicas'>
  readonly #rooms = new Map<RoomId, { readonly since: Millis; readonly nodes: Set<string> }>()
  #electedAt = Number.NEGATIVE_INFINITY

  constructor(streams: Pick<NatsStreams, 'leader' | 'stepDown' | 'replicas'>) {
    this.#streams = streams
  }

  isLost(room: RoomId): boolean {
    return (this.#rooms.get(room)?.nodes.size ?? 0) > this.#streams.replicas / 2
  }

  /** A stream has a new leader. */
  elected(now: Millis): void {
    this.#electedAt = now
  }

  /** The one that leads now has no whole copy of this room. While they choose, nobody can say which one it was. */
  async add(room: RoomId, now: Millis): Promise<void> {
    for (const [known, { since }] of this.#rooms) if (since < now - FORGOTTEN_MS) this.#rooms.delete(known)
    const electedAt = this.#electedAt
    if (electedAt > now - REST_MS) return
    const leader = (await this.#streams.leader(STREAMS.rooms)) ?? 'the only one'
    if (this.#electedAt !== electedAt) return
    const doubted = this.#rooms.get(room) ?? { since: now, nodes: new Set<string>() }
    this.#rooms.set(room, doubted)
    doubted.nodes.add(leader)
    if (this.isLost(room)) return
    this.#electedAt = now
    await this.#streams.stepDown(STREAMS.rooms)
  }
}
