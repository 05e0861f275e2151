import { setTimeout as pause } from 'node:timers/promises'
import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  type NextMsgRequest,
  ReplayPolicy,
  type StoredMsg,
  type StreamConfig,
} from '@nats-io/jetstream'
import { createInbox, headers, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node'
import { STREAMS, type StreamName } from './nats-subjects.ts'

/** Something that a stream holds. */
export interface Stored {
  readonly seq: number
  readonly subject: string
  readonly marks: MsgHdrs | undefined
  readonly bytes: Uint8Array
}

/** What came of asking a stream to store something. Not knowing is an answer too: it may come to be stored later. */
export type Published = { readonly seq: number } | 'unknown'

/** Where to begin: with the next after a number, or with nothing but the last of each subject. */
export type Begin = { readonly after: number } | 'last of each'

/** How long one question to NATS may take before it is asked again. */
const ASK_MS = 1_000
/** A cluster that has just begun needs some seconds to choose who leads. */
const OPEN_MS = 6_000
/** … and it may say so: then it is asked again. */
const FIND_ITSELF_MS = 15_000
const AGAIN_MS = 250
const NO_SUCH_STREAM = 10059
const NOT_YET = 10008
/** Nobody waits for a look through all subjects, and with a hundred thousand of them it takes its time. */
const ALL_MS = 60_000
/** A consumer that nobody deletes is gone after this. */
const CONSUMER_NS = 10_000_000_000

const CONFIGS: readonly (Partial<StreamConfig> & { name: StreamName })[] = [
  {
    name: STREAMS.rooms,
    subjects: ['veillee.room.*'],
    republish: { src: 'veillee.room.*', dest: 'veillee.told.{{wildcard(1)}}' },
  },
  { name: STREAMS.names, subjects: ['veillee.name.*'] },
  { name: STREAMS.lives, subjects: ['veillee.life.*.*'], max_msgs_per_subject: 1 },
]

/**
 * What is asked of JetStream. All questions go to the leader of a stream: other nodes answer faster, but may not have
 * heard yet what somebody was told already.
 */
export class NatsStreams {
  readonly connection: NatsConnection
  /** How many nodes hold everything. */
  readonly replicas: number
  readonly #client: JetStreamClient
  readonly #manager: JetStreamManager
  readonly #patient: JetStreamManager

  private constructor(
    connection: NatsConnection,
    [manager, patient]: readonly [JetStreamManager, JetStreamManager],
    replicas: number,
  ) {
    this.connection = connection
    this.replicas = replicas
    this.#manager = manager
    this.#patient = patient
    this.#client = jetstream(connection, { timeout: ASK_MS })
  }

  /** The streams are made if there are none; several servers may do so at once. */
  static async open(connection: NatsConnection, replicas: number | undefined): Promise<NatsStreams> {
    const within = (timeout: number) => jetstreamManager(connection, { timeout, checkAPI: false })
    const opening = await within(OPEN_MS)
    const count = replicas ?? usualReplicas(connection)
    for (const config of CONFIGS) await prepare(opening, config, count)
    return new NatsStreams(connection, [await within(ASK_MS), await within(ALL_MS)], count)
  }

  async publish(
    subject: string,
    bytes: Uint8Array | string,
    marks: Readonly<Record<string, string>>,
  ): Promise<Published> {
    const written = headers()
    for (const [mark, value] of Object.entries(marks)) written.set(mark, value)
    try {
      const options = { headers: written, timeout: ASK_MS, retries: 0 }
      return { seq: (await this.#client.publish(subject, bytes, options)).seq }
    } catch {
      return 'unknown'
    }
  }

  /** The first on a subject that comes after this number. */
  async next(stream: StreamName, subject: string, after: number): Promise<Stored | undefined> {
    const query: NextMsgRequest & { seq: number } = { seq: after + 1, next_by_subj: subject }
    return storedIn(await twice(() => this.#manager.streams.getMessage(stream, query)))
  }

  /** The last on a subject. */
  async newest(stream: StreamName, subject: string): Promise<Stored | undefined> {
    return storedIn(await twice(() => this.#manager.streams.getMessage(stream, { last_by_subj: subject })))
  }

  /** Takes back what was stored in vain, if that is what the number stands for. */
  async withdraw(stream: StreamName, seq: number, isOurs: (stored: Stored) => boolean): Promise<void> {
    const found = storedIn(await this.#manager.streams.getMessage(stream, { seq }))
    if (found && isOurs(found)) await this.#manager.streams.deleteMessage(stream, seq, true)
  }

  /** All on a subject, or only their marks; told one after the other. */
  async each(
    stream: StreamName,
    subject: string,
    begin: Begin,
    hear: (stored: Stored) => void,
    { marksOnly = false } = {},
  ): Promise<void> {
    const inbox = createInbox()
    const isAll = begin === 'last of each'
    const manager = isAll ? this.#patient : this.#manager
    const arriving = new Arriving(hear, isAll ? ALL_MS : ASK_MS)
    const subscription = this.connection.subscribe(inbox, {
      callback: (_, message) => arriving.hear(message),
    })
    try {
      const { name, num_pending, delivered } = await manager.consumers.add(stream, {
        deliver_subject: inbox,
        filter_subject: subject,
        ack_policy: AckPolicy.None,
        replay_policy: ReplayPolicy.Instant,
        inactive_threshold: CONSUMER_NS,
        mem_storage: true,
        num_replicas: 1,
        headers_only: marksOnly,
        ...(begin === 'last of each'
          ? { deliver_policy: DeliverPolicy.LastPerSubject }
          : { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: begin.after + 1 }),
      })
      await arriving.all(num_pending + delivered.consumer_seq)
      this.#manager.consumers.delete(stream, name).catch(() => undefined)
    } finally {
      subscription.unsubscribe()
    }
  }

  /** The name of the node that leads a stream. */
  async leader(stream: StreamName): Promise<string | undefined> {
    return (await this.#manager.streams.info(stream)).cluster?.leader
  }

  /** The node that leads a stream gives way to another one. */
  async stepDown(stream: StreamName): Promise<void> {
    await this.connection.request(`$JS.API.STREAM.LEADER.STEPDOWN.${stream}`, '', { timeout: ASK_MS })
  }

  /** How many subjects a stream has, or their names. */
  async countSubjects(stream: StreamName): Promise<number> {
    return (await this.#manager.streams.info(stream)).state.num_subjects ?? 0
  }

  async subjectsIn(stream: StreamName, filter: string): Promise<readonly string[]> {
    const { state } = await this.#manager.streams.info(stream, { subjects_filter: filter })
    return Object.keys(state.subjects ?? {})
  }

  /**
   * The bytes are written over, one message after the other. Not by a purge: 2.9 makes it one of everything when nodes come back.
   */
  async erase(stream: StreamName, subject: string): Promise<void> {
    // By the leader's own numbers, which are those that it deletes by: another node may have others.
    for (let one = await this.next(stream, subject, 0); one; one = await this.next(stream, subject, one.seq))
      await this.#manager.streams.deleteMessage(stream, one.seq, true)
  }
}

const storedIn = (found: StoredMsg | null): Stored | undefined =>
  found ? { seq: found.seq, subject: found.subject, marks: found.header, bytes: found.data } : undefined

/** A question may be asked again; one that was lost need not be a trouble. */
const twice = <Found>(ask: () => Promise<Found>): Promise<Found> => ask().catch(ask)

/** Hears what a consumer has to give, until it has given as much as it had when it was made. */
class Arriving {
  readonly #hear: (stored: Stored) => void
  readonly #waitMs: number
  #count = 0
  #isEmpty = false
  #hasGap = false
  #look = (): void => undefined

  constructor(hear: (stored: Stored) => void, waitMs: number) {
    this.#hear = hear
    this.#waitMs = waitMs
  }

  hear({ reply, subject, headers: marks, data }: Msg): void {
    if (!reply) return
    const { seq, order, pending } = deliveryOf(reply)
    this.#count++
    this.#hasGap ||= order !== this.#count
    this.#isEmpty = pending === 0
    if (!this.#hasGap) this.#hear({ seq, subject, marks, bytes: data })
    this.#look()
  }

  async all(count: number): Promise<void> {
    while (!this.#isEmpty && this.#count < count) {
      const before = this.#count
      await this.#more()
      if (this.#count === before) throw new Error('NATS stopped in the middle')
    }
    if (this.#hasGap) throw new Error('NATS left something out')
  }

  /** Until there is more, or it takes too long. */
  #more(): Promise<void> {
    return new Promise(resolve => {
      const late = setTimeout(resolve, this.#waitMs)
      this.#look = () => {
        clearTimeout(late)
        resolve()
      }
    })
  }
}

/** What a message says of its delivery; newer servers add two tokens in front. */
function deliveryOf(reply: string): { seq: number; order: number; pending: number } {
  const tokens = reply.split('.')
  const at = tokens.length === 9 ? 5 : 7
  return { seq: Number(tokens[at]), order: Number(tokens[at + 1]), pending: Number(tokens[at + 3]) }
}

/** In a cluster three nodes hold everything, so that any one of them may be lost. */
const usualReplicas = ({ info }: NatsConnection): number => (info?.cluster === undefined ? 1 : 3)

const isCode = (error: unknown, code: number): boolean =>
  error instanceof JetStreamApiError && error.code === code

/** What is there; undefined if it is not. A cluster that is finding itself is asked again for a while. */
async function found<Found>(look: () => Promise<Found>): Promise<Found | undefined> {
  const giveUpAt = performance.now() + FIND_ITSELF_MS
  for (;;)
    try {
      return await look()
    } catch (error) {
      if (isCode(error, NO_SUCH_STREAM)) return undefined
      if (!isCode(error, NOT_YET) || performance.now() > giveUpAt) throw error
      await pause(AGAIN_MS)
    }
}

/**
 * A stream that is there already keeps its replicas, unless somebody asks for another number. It is made only when its
 * cluster says that there is none: one that is just finding itself must not be told to begin anew.
 */
async function prepare(
  { streams }: JetStreamManager,
  config: Partial<StreamConfig> & { name: string },
  replicas: number,
): Promise<void> {
  const wanted = { ...config, num_replicas: replicas, allow_direct: false }
  const there = await found(() => streams.info(config.name))
  if (!there) await found(() => streams.add(wanted))
  else if (there.config.num_replicas !== replicas) await streams.update(config.name, wanted)
}
