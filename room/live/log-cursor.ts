import type { Millis, Plain } from '@veillee/kernel'
import type { Appended, Log, Logged, RoomId, Stop } from '../log.ts'
import { LogUnavailable, orUnavailable } from './log-unavailable.ts'

/** How the log is doing, for whoever wants to know. */
export interface LogMeter {
  readonly latency: { startTimer(): () => unknown }
  readonly failures: { inc(): void }
}

/** What it stands on. */
interface CursorDeps {
  readonly log: Pick<Log, 'read' | 'append' | 'follow'>
  readonly logMeter?: LogMeter
  after(ms: Millis, task: () => void): Stop
}

/** Whoever goes along with a log. */
interface Reader {
  /** How many entries it is made of. */
  position(): number
  takeIn(logged: readonly Logged[]): void
  /** One thing after the other. */
  inTurn(task: () => Promise<void>): Promise<void>
}

/** A log that was away is asked again, but not without a pause. */
export const LOG_AWAY_MS = 1_000

/**
 * How a room goes along with its log: it appends, hears what others append, and reads what it has missed. What could not
 * be read is read later, without anybody having to ask.
 */
export class LogCursor {
  readonly #id: RoomId
  readonly #deps: CursorDeps
  readonly #reader: Reader
  readonly #unfollow: Stop
  /** Up to where the log has been asked to take entries of ours. */
  #ownUpTo = 0
  /** What came back at these positions while it was asked: our own, or of others who were first. */
  #meanwhile: Logged[] = []
  /** What others have appended, and is still to be taken in. */
  #heard: Logged[] = []
  #isToTakeIn = false
  #isToReadOn = false
  #isClosed = false

  constructor(id: RoomId, deps: CursorDeps, reader: Reader) {
    this.#id = id
    this.#deps = deps
    this.#reader = reader
    this.#unfollow = deps.log.follow(id, logged => this.#hear(logged))
  }

  close(): void {
    this.#isClosed = true
    this.#unfollow()
  }

  /** Whether an append that failed was stored is not known: the room reads before it answers. */
  async append(entries: readonly Plain[]): Promise<Appended> {
    const { log, logMeter } = this.#deps
    const expected = this.#reader.position()
    const stop = logMeter?.latency.startTimer()
    this.#ownUpTo = expected + entries.length
    try {
      const appended = await log.append(this.#id, expected, entries)
      this.#isAnswered({ isOurs: appended === 'stored' })
      stop?.()
      return appended
    } catch (error) {
      this.#isAnswered({ isOurs: false }) // from there on others may append
      logMeter?.failures.inc()
      await this.readOn()
      if (this.#reader.position() > expected) return 'conflict'
      throw new LogUnavailable(error)
    }
  }

  /** What came back while the log was asked is our own, or else still to be taken in. */
  #isAnswered({ isOurs }: { readonly isOurs: boolean }): void {
    if (!isOurs) {
      this.#ownUpTo = 0
      this.#heard.unshift(...this.#meanwhile)
      this.#takeInSoon()
    }
    this.#meanwhile = []
  }

  async readOn(): Promise<void> {
    try {
      this.#reader.takeIn(await orUnavailable(this.#deps.log.read(this.#id, this.#reader.position())))
    } catch (error) {
      this.#readOnLater()
      throw error
    }
  }

  /** What was appended in the meantime, by us perhaps, must not wait for the next thing that happens. */
  #readOnLater(): void {
    if (this.#isToReadOn) return
    this.#isToReadOn = true
    this.#deps.after(LOG_AWAY_MS, () => {
      this.#isToReadOn = false
      if (!this.#isClosed) void this.#reader.inTurn(() => this.readOn()).catch(() => undefined)
    })
  }

  /** What another server has appended; our own comes back too, and is known once the log has answered. */
  #hear(logged: Logged): void {
    if (logged.position < this.#ownUpTo) return void this.#meanwhile.push(logged)
    this.#heard.push(logged)
    this.#takeInSoon()
  }

  #takeInSoon(): void {
    if (this.#isToTakeIn || this.#heard.length === 0) return
    this.#isToTakeIn = true
    void this.#reader.inTurn(() => this.takeIn()).catch(() => undefined)
  }

  /** All that has come by now in one piece, as it was appended; if something is missing in between, it is read. */
  async takeIn(): Promise<void> {
    this.#isToTakeIn = false
    const position = this.#reader.position()
    const news: Logged[] = []
    let hasGap = false
    for (const one of this.#heard.splice(0)) {
      const next = position + news.length
      if (one.position === next) news.push(one)
      hasGap ||= one.position > next
    }
    this.#reader.takeIn(news)
    if (hasGap) await this.readOn()
  }
}
