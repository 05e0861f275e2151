import { createHash } from 'node:crypto'
import type { Millis } from '@veillee/kernel'
import type { RoomId } from '@veillee/room'
import { type DestinationStream, destination, type Logger, pino } from 'pino'

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

type ServerDid = 'listening' | 'closing' | 'closed'
type RoomDid = 'opened' | 'imported' | 'exported' | 'reopened' | 'dropped' | 'deleted' | 'unreadable'

/** Of what kind a refusal was; its words may tell who asked for what. */
export type Why = 'limit' | 'unread' | 'entrance' | 'rules' | 'trouble'

const STDERR = 2
const LETTERS_OF_A_ROOM = 6
const RARE: readonly RoomDid[] = ['opened', 'imported', 'exported', 'deleted', 'unreadable']

/**
 * The only way to write a note for whoever runs it (ROOM-29). There is no place in it for words: a note says what kind
 * of thing happened and counts it, so that no name, code, link, token, card, seed or line of talk can come in.
 */
export class ServerLogger {
  readonly #pino: Logger

  constructor(level: LogLevel, to: DestinationStream = destination(STDERR)) {
    const formatters = { level: (label: string) => ({ level: label }) }
    this.#pino = pino({ level, base: { pid: process.pid }, formatters }, to)
  }

  started(version: string): void {
    this.#pino.info({ version }, 'server started')
  }

  server(did: ServerDid): void {
    this.#pino.info(`server ${did}`)
  }

  room(did: RoomDid, room: RoomId): void {
    const level = RARE.includes(did) ? 'info' : 'debug'
    if (this.#pino.isLevelEnabled(level)) this.#pino[level]({ room: pseudonym(room) }, `room ${did}`)
  }

  /** Renewed files are in force, or they are not what they should be and the old ones stay. */
  certificate(did: 'renewed' | 'kept'): void {
    this.#pino[did === 'renewed' ? 'info' : 'warn'](`certificate ${did}`)
  }

  connections(count: number): void {
    this.#pino.debug({ connections: count }, 'connections')
  }

  refused(why: Why): void {
    this.#pino.debug({ why }, 'refused')
  }

  /** From the arrival of a request until the log has it. */
  slow(ms: Millis): void {
    this.#pino.warn({ ms: Math.round(ms) }, 'slow')
  }

  trouble(error: unknown): void {
    this.#pino.error({ trouble: troubleOf(error) }, 'trouble')
  }
}

/** The same room can be followed through the notes, and nobody finds it by them. */
const pseudonym = (room: RoomId): string =>
  createHash('sha256').update(room).digest('hex').slice(0, LETTERS_OF_A_ROOM)

interface Trouble {
  readonly kind: string
  readonly code?: string | number
  /** Only of the system and the disk: an assertion of ours may name a card. */
  readonly message?: string
  readonly at: readonly string[]
  readonly cause?: Trouble
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] }
  const { name, message, cause } = error
  const code = codeOf(error)
  return {
    kind: name,
    ...(code === undefined ? {} : { code }),
    ...(isOfTheSystem(error) ? { message } : {}),
    at: framesOf(error),
    ...(cause === undefined ? {} : { cause: troubleOf(cause) }),
  }
}

const codeOf = (error: object): string | number | undefined => {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return errcode ?? code
}

/** The log speaks for SQLite, and names its file. */
const isOfTheSystem = (error: Error): boolean =>
  'syscall' in error || 'errcode' in error || (error.cause instanceof Error && 'errcode' in error.cause)

/** Where it happened, without the first lines, which are the message again. */
function framesOf({ name, message, stack = '' }: Error): readonly string[] {
  const head = message === '' ? name : `${name}: ${message}`
  return stack.startsWith(head)
    ? stack
        .slice(head.length)
        .split('\n')
        .map(line => line.trim())
        .filter(line => line.startsWith('at '))
    : []
}
