import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Millis } from '@veillee/kernel'
import type { Log } from '@veillee/room'
import type { BasePath } from './base-path.ts'
import type { Certificate } from './certificate.ts'
import { Door, type DoorSettings } from './door.ts'
import { Evenings } from './evenings.ts'
import { Here } from './here.ts'
import { Hub, type HubSettings } from './hub.ts'
import { houseOf } from './keeper.ts'
import { Meter } from './meter.ts'
import { Notes } from './notes.ts'
import { createSite } from './site.ts'

export interface VeilleeSettings extends DoorSettings, HubSettings {
  readonly keepMs: Millis
  /** Whether everybody may look at the metrics, or only this computer. */
  readonly areMetricsOpen?: boolean
  /** Whether everybody may open the playground, or only this computer. */
  readonly isPlaygroundOpen?: boolean
  /** Under which path it stands behind a proxy. */
  readonly basePath?: BasePath
  /** If the server itself is to speak TLS. */
  readonly certificate?: Certificate
  /** In proofs bots choose by dice alone. */
  readonly areBotsWitless?: boolean
  /** How often to look for rooms that can go; if nothing is said every minute, and every hour in the log. */
  readonly sweepMs?: Millis
}

const DAY_MS = 24 * 3_600_000
const SWEEP_MS = 60_000
const LOOK_MS = 3_600_000
const FAREWELL_MS = 2_000

/** A whole server, from the sockets down to the log: the program starts one, and so does every test that needs it. */
export class Veillee {
  readonly meter = new Meter()
  readonly site: Server
  readonly #log: Log
  readonly #hub: Hub
  readonly #door: Door
  readonly #sweeping: NodeJS.Timeout
  readonly #settings: VeilleeSettings
  /** Also while it closes, when the site itself knows no longer. */
  #listening = { address: '', port: 0 }
  /** When rooms were last looked for that nobody has come back to. */
  #lookedAtMs = Number.NEGATIVE_INFINITY

  constructor(
    log: Log,
    settings: VeilleeSettings,
    now: () => Millis = Date.now,
    notes = new Notes('silent'),
  ) {
    this.#log = log
    this.#settings = settings
    const areBotsWitless = settings.areBotsWitless ?? false
    this.#hub = new Hub(houseOf({ log, now, logMeter: this.meter.log, areBotsWitless }), settings, notes)
    this.#door = new Door(this.#hub, this.meter, notes, settings, now)
    this.meter.onTrouble = error => notes.trouble(error)
    this.meter.watch({
      rooms: () => this.#hub.size,
      connections: () => this.#door.size,
      people: () => this.#door.countPeople(),
      kept: () => log.countNames(),
    })
    const { limiters } = this.#door
    const { origins, keepMs, isBehindProxy = false, basePath = '', certificate } = settings
    this.site = createSite({
      metrics: () => this.meter.text(),
      areMetricsOpen: settings.areMetricsOpen ?? false,
      isPlaygroundOpen: settings.isPlaygroundOpen ?? false,
      isBehindProxy,
      listening: () => this.#listening,
      here: new Here(isBehindProxy, now),
      evenings: new Evenings({
        hub: this.#hub,
        meter: this.meter,
        notes,
        limiters,
        origins,
        isBehindProxy,
        now,
      }),
      keepDays: Math.round(keepMs / DAY_MS),
      basePath,
      ...(certificate && { certificate }),
      onTrouble: error => this.meter.trouble(error),
    })
    this.site.on('upgrade', (request, socket, head) => this.#door.upgrade(request, socket, head))
    this.#sweeping = setInterval(() => void this.#sweep(), settings.sweepMs ?? SWEEP_MS).unref()
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
    await this.#tries(() => this.#hub.sweep())
    if (this.#isTimeToDelete()) await this.#tries(() => this.#hub.deleteIdle(this.#settings.keepMs))
  }

  async #tries(task: () => Promise<void>): Promise<void> {
    await task().catch(error => this.meter.trouble(error))
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
    this.#door.close()
    const late = setTimeout(() => this.#cutOff(), FAREWELL_MS)
    await closed
    clearTimeout(late)
    await this.#hub.close()
    await this.#log.close()
  }

  #cutOff(): void {
    this.#door.terminate()
    this.site.closeAllConnections()
  }
}
