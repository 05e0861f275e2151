import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Millis } from '@veillee/kernel'
import type { Bus, NamedLog } from '@veillee/room'
import { addressOf } from './address.ts'
import { type Answer, text } from './answer.ts'
import type { BasePath } from './base-path.ts'
import type { Certificate } from './certificate.ts'
import { isFoundByItsName, strangeName } from './hosts.ts'
import { type Limit, RateLimiter } from './limits.ts'
import { type LiveRoomDeps, liveRoomDeps } from './live-room.ts'
import { Metrics } from './metrics.ts'
import { ReachPage } from './reach-page.ts'
import { RoomFiles } from './room-files.ts'
import { Rooms, type RoomsSettings } from './rooms.ts'
import { ServerLogger } from './server-logger.ts'
import { createSite } from './site.ts'
import { type SocketSettings, Sockets } from './sockets.ts'
import { Turns } from './turns.ts'

export interface VeilleeSettings extends SocketSettings, RoomsSettings {
  /** How it speaks with the other servers of the service; alone, if nothing is said. */
  readonly bus?: Bus | undefined
  /** Whether everybody may look at the metrics, or only this computer. */
  readonly areMetricsOpen?: boolean
  /** Whether everybody may open the playground, or only this computer. */
  readonly isPlaygroundOpen?: boolean
  /** Under which path it stands behind a proxy. */
  readonly basePath?: BasePath
  /** If the server itself is to speak TLS. */
  readonly certificate?: Certificate
  /** Who plays the seats that no person plays; bots with wits, if nothing is said. */
  readonly botsFor?: LiveRoomDeps['botsFor']
  /** How often to look for rooms that can go; if nothing is said every minute, and every hour in the log. */
  readonly sweepMs?: Millis
}

const DAY_MS = 24 * 3_600_000
const SWEEP_MS = 60_000
const LOOK_MS = 3_600_000
const FAREWELL_MS = 2_000
/**
 * ROOM-30, of one address: ten phones of a house that open the app for the first time ask for some two hundred files each.
 */
const REQUESTS: Limit = { burst: 5_000, perSecond: 100 }
/** What has to be made costs more than a file that lies there. */
const MADE = /^\/(?:invite|metrics|evenings)\b/
const MADE_COSTS = 20

const costOf = ({ url = '/' }: IncomingMessage): number => (MADE.test(url) ? MADE_COSTS : 1)

const tooManyRequests: Answer = {
  ...text(429, 'C’était beaucoup à la fois. Attends un instant.\nThat was a lot at once. Wait a moment.\n'),
  headers: { 'Retry-After': '5' },
}

/** A whole server, from the sockets down to the log: the program starts one, and so does every test that needs it. */
export class VeilleeServer {
  readonly metrics = new Metrics()
  readonly site: Server
  readonly #log: NamedLog
  readonly #rooms: Rooms
  readonly #sockets: Sockets
  readonly #sweeping: NodeJS.Timeout
  readonly #settings: VeilleeSettings
  /** Also while it closes, when the site itself knows no longer. */
  #listening = { address: '', port: 0 }
  readonly #requests = new RateLimiter(REQUESTS)
  /** When rooms were last looked for that nobody has come back to. */
  #lookedAtMs = Number.NEGATIVE_INFINITY

  constructor(
    log: NamedLog,
    settings: VeilleeSettings,
    now: () => Millis = Date.now,
    logger = new ServerLogger('silent'),
  ) {
    this.#log = log
    this.#settings = settings
    const { bus, botsFor } = settings
    const turns = new Turns()
    const deps = liveRoomDeps({ log, bus, now, logMeter: this.metrics.log, botsFor, turns })
    this.#rooms = new Rooms({ ...deps, names: log, inSlices: turns.inSlices }, settings, logger)
    this.#sockets = new Sockets(this.#rooms, this.metrics, logger, settings, now, turns)
    this.metrics.onTrouble = error => logger.trouble(error)
    this.metrics.watch({
      rooms: () => this.#rooms.size,
      connections: () => this.#sockets.size,
      people: () => this.#sockets.countPeople(),
      kept: () => log.countNames(),
    })
    const { limiters } = this.#sockets
    const { origins, keepMs, isBehindProxy = false, basePath = '', certificate } = settings
    this.site = createSite({
      metrics: () => this.metrics.text(),
      areMetricsOpen: settings.areMetricsOpen ?? false,
      isPlaygroundOpen: settings.isPlaygroundOpen ?? false,
      hasDeveloperGames: settings.hasDeveloperGames ?? false,
      isBehindProxy,
      listening: () => this.#listening,
      here: new ReachPage(isBehindProxy, now),
      roomFiles: new RoomFiles({
        rooms: this.#rooms,
        metrics: this.metrics,
        logger,
        limiters,
        origins,
        isBehindProxy,
        now,
        turns,
      }),
      keepDays: Math.round(keepMs / DAY_MS),
      basePath,
      ...(certificate && { certificate }),
      onTrouble: error => this.metrics.trouble(error),
      turns,
      turnsAway: request => this.#turnsAway(request, now()),
    })
    this.site.on('upgrade', (request, socket, head) => this.#sockets.upgrade(request, socket, head))
    this.#sweeping = setInterval(() => void this.#sweep(), settings.sweepMs ?? SWEEP_MS).unref()
  }

  /** ROOM-30: whoever asks for too much, and pages that came by a name of somebody else's. */
  #turnsAway(request: IncomingMessage, at: Millis): Answer | undefined {
    const { origins, isBehindProxy = false } = this.#settings
    if (!isFoundByItsName(request, { origins, isBehindProxy })) return strangeName(request)
    return this.#requests.allows(addressOf(request, isBehindProxy), at, costOf(request))
      ? undefined
      : tooManyRequests
  }

  /** Resolves with the port once it listens. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.site.once('error', reject)
      this.site.listen(port, host, () => {
        this.#listening = this.site.address() as AddressInfo
        resolve(this.#listening.port)
      })
    })
  }

  /** Memory first: it is freed also while the log is away, and nothing that cannot be deleted stands in its way. */
  async #sweep(): Promise<void> {
    await this.#tries(() => this.#rooms.sweep())
    if (this.#isTimeToDelete()) await this.#tries(() => this.#rooms.deleteIdle())
  }

  async #tries(task: () => Promise<void>): Promise<void> {
    await task().catch(error => this.metrics.trouble(error))
  }

  /** Nobody waits for it, and the log has all its rooms to look through. */
  #isTimeToDelete(): boolean {
    const atMs = performance.now()
    const isTime = this.#settings.sweepMs !== undefined || atMs - this.#lookedAtMs >= LOOK_MS
    if (isTime) this.#lookedAtMs = atMs
    return isTime
  }

  /** A word to everybody, then nothing is lost: what was promised is in the log before it closes (ROOM-29). */
  async close(): Promise<void> {
    clearInterval(this.#sweeping)
    const closed = new Promise(resolve => this.site.close(resolve))
    this.#sockets.close()
    const late = setTimeout(() => this.#cutOff(), FAREWELL_MS)
    await closed
    clearTimeout(late)
    await this.#rooms.close()
    await this.#log.close()
  }

  #cutOff(): void {
    this.#sockets.terminate()
    this.site.closeAllConnections()
  }
}
