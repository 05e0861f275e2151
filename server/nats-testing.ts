import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect as connectToNats } from '@nats-io/transport-node'
import type { RoomId } from '@veillee/room'
import { freePort } from './free-port.ts'
import { differencesOf } from './nats-copies.ts'
import { STREAMS, subjects } from './nats-subjects.ts'

const here = import.meta.dirname
const root = dirname(here.endsWith('dist') ? dirname(here) : here)
const stamp = join(root, '.stamps', 'nats-server')

/** The program as scripts/setup.mjs has found or installed it; undefined where it could do neither. */
export const natsServer: string | undefined = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined

/** Where a node runs: by which address it is reached, and what stands in front of its command. */
export interface NatsPlace {
  readonly host: string
  readonly within: readonly string[]
}

const HERE: NatsPlace = { host: '127.0.0.1', within: [] }

/** One nats-server of a test, which may be killed, paused and started again in the same place. */
export class NatsNode {
  readonly port: number
  readonly folder: string
  readonly #place: NatsPlace
  readonly #words: readonly string[]
  #child: ChildProcess | undefined

  constructor(place: NatsPlace, port: number, folder: string, words: readonly string[]) {
    this.#place = place
    this.port = port
    this.folder = folder
    this.#words = words
  }

  get url(): string {
    return `nats://${this.#place.host}:${this.port}`
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  get isUp(): boolean {
    return this.#child?.exitCode === null
  }

  async starts(): Promise<void> {
    const output = openSync(`${this.folder}.log`, 'a')
    const { host, within } = this.#place
    const own = [natsServer!, '-a', host, '-p', String(this.port), '-js', '-sd', this.folder, ...this.#words]
    const [program, ...words] = [...within, ...own]
    this.#child = spawn(program!, words, { stdio: ['ignore', output, output] })
    closeSync(output)
    await this.#isListening(host)
  }

  async #isListening(host: string): Promise<void> {
    for (let tries = 0; tries < 200 && this.isUp; tries++) {
      const socket = connect(this.port, host)
      const isHeard = await once(socket, 'connect').then(
        () => true,
        () => false,
      )
      socket.destroy()
      if (isHeard) return
      await pause(50)
    }
    throw new Error(`nats-server does not listen on port ${this.port}`)
  }

  /** Without a word, or with one. */
  async dies(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child) return
    const wasUp = this.isUp
    this.#child = undefined
    if (!wasUp) return
    const gone = once(child, 'exit')
    child.kill('SIGCONT')
    child.kill(signal)
    await gone
  }

  /** Whether it takes a record for a room, asked alone, without a way to the others. */
  async accepts(room: string, withinMs: number): Promise<boolean> {
    const alone = { servers: this.url, reconnect: false, ignoreClusterUpdates: true, timeout: withinMs }
    const connection = await connectToNats(alone)
    const accepted = await jetstream(connection, { timeout: withinMs })
      .publish(subjects.room(room), 'of a minority', { retries: 0 })
      .then(
        () => true,
        () => false,
      )
    await connection.close().catch(() => undefined)
    return accepted
  }

  pauses(): void {
    this.#child?.kill('SIGSTOP')
  }

  goesOn(): void {
    this.#child?.kill('SIGCONT')
  }
}

/** All that a test has of NATS: one node, or several that are one. */
export class NatsTestCluster {
  readonly nodes: readonly NatsNode[]
  readonly folder: string

  private constructor(folder: string, nodes: readonly NatsNode[]) {
    this.folder = folder
    this.nodes = nodes
  }

  /** Ports were free when they were looked for; where somebody else was quicker, a node ends, and all have others. */
  static async up(
    count: 1 | 3 = 1,
    words: readonly string[] = [],
    places: readonly NatsPlace[] = [HERE, HERE, HERE],
  ): Promise<NatsTestCluster> {
    for (let tries = 1; ; tries++) {
      const cluster = await NatsTestCluster.#onFreePorts(count, words, places)
      const started = await cluster.#starts().then(
        () => cluster.#areUp,
        () => false,
      )
      if (started) return cluster
      const said = cluster.nodes.map(({ folder }) => readFileSync(`${folder}.log`, 'utf8')).join('\n')
      await cluster.ends()
      if (tries === 3) throw new Error(`nats-server does not start:\n${said}`)
    }
  }

  static async #onFreePorts(
    count: number,
    words: readonly string[],
    places: readonly NatsPlace[],
  ): Promise<NatsTestCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'veillee-nats-'))
    const ports = await Promise.all(Array.from({ length: 2 * count }, freePort))
    const routes = ports.slice(count).map((port, i) => `nats://${places[i]!.host}:${port}`)
    const nodes = Array.from({ length: count }, (_, i) => {
      // A name of its own: nodes of another test are not let in, whatever port they knock at.
      const cluster = [
        ...['--cluster_name', basename(folder)],
        ...['--cluster', routes[i]!, '--routes', routes.join(',')],
      ]
      const own = count === 1 ? words : [...cluster, ...words]
      return new NatsNode(places[i]!, ports[i]!, join(folder, `node-${i}`), ['--name', `node-${i}`, ...own])
    })
    return new NatsTestCluster(folder, nodes)
  }

  async #starts(): Promise<void> {
    await Promise.all(this.nodes.map(node => node.starts()))
    if (this.nodes.length > 1) await this.#isReady()
  }

  get #areUp(): boolean {
    return this.nodes.every(({ isUp }) => isUp)
  }

  /** What VEILLEE_LOG would be. */
  get urls(): string {
    return this.nodes.map(({ url }) => url).join(',')
  }

  /** The node that leads what all rooms are in. */
  async leader(): Promise<number> {
    let leads = -1
    await this.#asks(async ({ streams }) => {
      const { cluster } = await streams.info(STREAMS.rooms)
      leads = Number(cluster?.leader?.split('-')[1])
    })
    return leads
  }

  /** Once every node has all that the one has which leads the rooms. */
  async isWhole(): Promise<void> {
    await this.#asks(async ({ streams }) => {
      for (let tries = 0; tries < 120; tries++) {
        const replicas = await streams.info(STREAMS.rooms).then(
          ({ cluster }) => cluster?.replicas ?? [],
          () => [],
        )
        if (replicas.length === 2 && replicas.every(({ current, offline }) => current && !offline)) return
        await pause(250)
      }
      throw new Error('a node does not catch up')
    })
  }

  /** Ends all nodes, once every one has everything; in words, where what they hold of these rooms is not the same. */
  async differences(rooms: readonly RoomId[]): Promise<readonly string[]> {
    await this.isWhole()
    await Promise.all(this.nodes.map(node => node.dies('SIGTERM')))
    return differencesOf(
      this.nodes.map(({ folder }) => folder),
      rooms,
    )
  }

  /** Nothing is left in it, as if it were new. */
  async empties(): Promise<void> {
    await this.#asks(async ({ streams }) => {
      for (const name of Object.values(STREAMS)) await streams.purge(name).catch(() => undefined)
    })
  }

  /** Once the nodes have found each other, and one of them leads. */
  async #isReady(): Promise<void> {
    await this.#asks(async manager => {
      for (let tries = 0; tries < 60 && this.#areUp; tries++)
        if (
          await manager.getAccountInfo().then(
            () => true,
            () => false,
          )
        )
          return
    })
  }

  async #asks(work: (manager: JetStreamManager) => Promise<void>): Promise<void> {
    const connection = await connectToNats({ servers: this.nodes.map(({ url }) => url) })
    await work(await jetstreamManager(connection, { timeout: 1_000, checkAPI: false }))
    await connection.close()
  }

  async ends({ isKept = false } = {}): Promise<void> {
    await Promise.all(this.nodes.map(node => node.dies()))
    if (!isKept) rmSync(this.folder, { recursive: true, force: true })
  }
}
