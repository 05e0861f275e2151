import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@veillee/server/free-port'
import { NatsTestCluster } from '@veillee/server/nats-testing'
import { spawnServer, stopped } from '../server-process.ts'
import { ChaosNetwork } from './network.ts'

/** One Veillée server in a process of its own, always by the same port. */
export class ChaosServer {
  readonly port: number
  readonly #logs: string
  readonly #output: string
  #child: ChildProcess | undefined

  constructor(port: number, logs: string, output: string) {
    this.port = port
    this.#logs = logs
    this.#output = output
  }

  /** As whoever supervises it does: if it finds no NATS and says so, it is started again. */
  async starts(): Promise<void> {
    while (!(await this.#isUp()));
  }

  async #isUp(): Promise<boolean> {
    const errors = openSync(this.#output, 'a')
    const settings = { PORT: String(this.port), VEILLEE_LOG: this.#logs }
    const child = spawnServer(settings, ['ignore', 'pipe', errors])
    closeSync(errors)
    this.#child = child
    const speaks = once(child.stdout!, 'data').then(() => true)
    const ends = once(child, 'exit').then(() => false)
    return Promise.race([speaks, ends])
  }

  /** False if it had ended by itself. */
  async ends(signal: NodeJS.Signals): Promise<boolean> {
    this.goesOn()
    return this.#child !== undefined && stopped(this.#child, signal)
  }

  pauses(): void {
    this.#child?.kill('SIGSTOP')
  }

  goesOn(): void {
    this.#child?.kill('SIGCONT')
  }
}

/** Three NATS nodes that hold everything three times, and three servers in front of them. */
export class ChaosService {
  readonly nats: NatsTestCluster
  readonly servers: readonly ChaosServer[]
  /** Undefined where this account may not have one: then nobody is cut off. */
  readonly network: ChaosNetwork | undefined
  /** What the servers said. */
  readonly folder: string

  private constructor(
    nats: NatsTestCluster,
    servers: readonly ChaosServer[],
    network: ChaosNetwork | undefined,
    folder: string,
  ) {
    this.nats = nats
    this.servers = servers
    this.network = network
    this.folder = folder
  }

  static async up(): Promise<ChaosService> {
    const folder = mkdtempSync(join(tmpdir(), 'veillee-chaos-'))
    const network = ChaosNetwork.up()
    const nats = await NatsTestCluster.up(3, [], network?.places)
    const ports = await Promise.all([freePort(), freePort(), freePort()])
    const servers = ports.map((port, i) => new ChaosServer(port, nats.urls, join(folder, `server-${i}`)))
    for (const server of servers) await server.starts()
    return new ChaosService(nats, servers, network, folder)
  }

  async ends({ isKept = false } = {}): Promise<void> {
    await Promise.all(this.servers.map(server => server.ends('SIGKILL')))
    await this.nats.ends({ isKept })
    this.network?.ends()
    if (!isKept) rmSync(this.folder, { recursive: true, force: true })
  }
}
