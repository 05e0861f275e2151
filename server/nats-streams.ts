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

/** Which of them: those after a number, to the end that somebody knows of, or nothing but the last of each subject. */
export type Which = { readonly after: number; readonly end: number } | 'last of each'

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

  /** The number that it is stored under. Undefined if NATS does not say so: it may be there, or come to be stored later. */
  async publish(
    subject: string,
    bytes: Uint8Array,
    written: Readonly<Record<string, string>>,
  ): Promise<number | undefined> {
    const marks = headers()
    for (const [mark, value] of Object.entries(written)) marks.set(mark, value)
    const options = { headers: marks, timeout: ASK_MS, retries: 0 }
    return this.#client.publish(subject, bytes, options).then(
      ({ seq }) => seq,
      () => undefined,
    )
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

  /** Some of a subject, or only their marks, told one after the other by any node; one that lags behind is waited for. */
  async each(
    stream: StreamName,
    subject: string,
    which: Which,
    hear: (stored: Stored) => void,
    { marksOnly = false } = {},
  ): Promise<void> {
    const inbox = createInbox()
    const isAll = which === 'last of each'
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
        ...(isAll
          ? { deliver_policy: DeliverPolicy.LastPerSubject }
          : { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: which.after + 1 }),
      })
      if (!isAll) await arriving.until(({ seq }) => seq >= which.end)
      else if (num_pending + delivered.consumer_seq > 0) await arriving.until(({ pending }) => pending === 0)
      this.#manager.consumers.delete(stream, name).catch(() => undefined)
    } finally {
      subscription.unsubscribe()
    }
  }

  /** The number of the last message that was stored in a stream, as far as its leader has heard. */
  async lastNumber(stream: StreamName): Promise<number> {
    return (await this.#manager.streams.info(stream)).state.last_seq
  }

  /** How many subjects a stream has, or their names. */
  async countSubjects(stream: StreamName): Promise<number> {
    return (await this.#manager.streams.info(stream)).state.num_subjects ?? 0
  }

  async subjectsIn(stream: StreamName, filter: string): Promise<readonly string[]> {
    const { state } = await this.#manager.streams.info(stream, { subjects_filter: filter })
    return Object.keys(state.subjects ?? {})
  }

  /** One message after the other, so that the bytes are written over; a purge would leave them in the files. */
  async erase(stream: StreamName, subject: string): Promise<void> {
    for (let one = await this.next(stream, subject, 0); one; one = await this.next(stream, subject, one.seq))
      await this.eraseOne(stream, one.seq)
  }

  async eraseOne(stream: StreamName, number: number): Promise<void> {
    await this.#manager.streams.deleteMessage(stream, number, true)
  }
}

const storedIn = (found: StoredMsg | null): Stored | undefined =>
  found ? { seq: found.seq, subject: found.subject, marks: found.header, bytes: found.data } : undefined

/** A question may be asked again; one that was lost need not be a trouble. */
const twice = <Found>(ask: () => Promise<Found>): Promise<Found> => ask().catch(ask)

/** Hears what a consumer has to give. */
class Arriving {
  readonly #hear: (stored: Stored) => void
  readonly #waitMs: number
  #count = 0
  #hasGap = false
  #last: Delivery = { seq: 0, order: 0, pending: Number.POSITIVE_INFINITY }
  #look = (): void => undefined

  constructor(hear: (stored: Stored) => void, waitMs: number) {
    this.#hear = hear
    this.#waitMs = waitMs
  }

  hear({ reply, subject, headers: marks, data }: Msg): void {
    if (!reply) return
    this.#last = deliveryOf(reply)
    this.#hasGap ||= this.#last.order !== ++this.#count
    if (!this.#hasGap) this.#hear({ seq: this.#last.seq, subject, marks, bytes: data })
    this.#look()
  }

  async until(isEnough: (last: Delivery) => boolean): Promise<void> {
    while (!isEnough(this.#last)) {
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

interface Delivery {
  readonly seq: number
  /** Which one of this consumer it is, from one, and how many come after it. */
  readonly order: number
  readonly pending: number
}

/** What a message says of its delivery; newer servers add two tokens in front. */
function deliveryOf(reply: string): Delivery {
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
