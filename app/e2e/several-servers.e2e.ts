import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { type Browser, expect, test } from '@playwright/test'
import { NatsTestCluster, natsServer } from '@veillee/server/nats-testing'
import { Program } from '@veillee/server/program'
import { TestHouse } from './house.ts'

/** One address in front of several servers, as a proxy is: each connection goes to the next one that answers. */
class Front {
  readonly #server: Server
  readonly #lines = new Map<number, Set<Socket>>()
  #next = 0
  targets: readonly number[] = []

  constructor() {
    this.#server = createServer({ pauseOnConnect: true }, socket => this.#passes(socket, this.targets.length))
  }

  async listens(): Promise<number> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return (this.#server.address() as { port: number }).port
  }

  /** How many phones are connected by it to this server right now. */
  phonesAt(target: number): number {
    return this.#lines.get(target)?.size ?? 0
  }

  #passes(phone: Socket, tries: number): void {
    const target = this.targets[this.#next++ % this.targets.length]!
    const server = connect(target, '127.0.0.1')
    server.once('connect', () => this.#joins(phone, server, target))
    server.once('error', () => (tries > 1 ? this.#passes(phone, tries - 1) : phone.destroy()))
    phone.on('error', () => server.destroy())
  }

  #joins(phone: Socket, server: Socket, target: number): void {
    phone.once('data', first => {
      if (/upgrade: websocket/i.test(first.toString('latin1'))) this.#counts(phone, target)
    })
    phone.once('close', () => server.destroy())
    server.once('close', () => phone.destroy())
    phone.pipe(server).pipe(phone)
  }

  #counts(phone: Socket, target: number): void {
    const lines = this.#lines.get(target) ?? new Set()
    this.#lines.set(target, lines.add(phone))
    phone.once('close', () => lines.delete(phone))
  }

  closes(): void {
    this.#server.close()
  }
}

/** Two servers that are one service, behind one address. */
class Service extends TestHouse {
  readonly front = new Front()
  #nats!: NatsTestCluster
  #port = 0
  other!: Program

  static async up(browser: Browser): Promise<Service> {
    const service = new Service(browser)
    service.#nats = await NatsTestCluster.up(1)
    service.#port = await service.front.listens()
    service.program = await service.#runs()
    service.other = await service.#runs()
    service.#tells()
    return service
  }

  override get home(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  #runs(): Promise<Program> {
    return Program.runs({ VEILLEE_LOG: this.#nats.urls, LOG_LEVEL: 'warn' })
  }

  #tells(): void {
    this.front.targets = [this.program.port, this.other.port]
  }

  /** The other one ends, and all phones are at the first. */
  async loses(signal: NodeJS.Signals, phones: number): Promise<void> {
    this.other.child.kill(signal)
    await expect.poll(() => this.front.phonesAt(this.program.port)).toBe(phones)
  }

  override async closes(): Promise<void> {
    await super.closes()
    await this.other.ends('SIGKILL')
    this.front.closes()
    await this.#nats.ends()
  }
}

for (const [what, signal] of [
  ['is killed', 'SIGKILL'],
  ['is drained', 'SIGTERM'],
] as const)
  test(`[ROOM-8] [ROOM-28] a server that ${what}: its phones are at another by themselves, and by the same address`, {
    tag: '@long',
  }, async ({ browser }) => {
    test.skip(!natsServer, 'there is no nats-server here')
    const service = await Service.up(browser)
    const phones = await service.sits({ game: 'in-the-palm', names: ['Ana', 'Ben', 'Cleo', 'Dan'] })
    await service.starts(phones)
    const screens = phones.map(({ page }) => page.locator('[data-screen^="palm-"]'))
    for (const screen of screens) await expect(screen).toBeVisible()
    expect(service.front.phonesAt(service.other.port)).toBeGreaterThan(0)
    await service.loses(signal, phones.length)
    for (const { page } of phones) await expect(page.locator('.play-table.held')).toHaveCount(0)
    for (const screen of screens) await expect(screen).toBeVisible()
    await service.closes()
  })
