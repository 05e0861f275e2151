import { setTimeout as pause } from 'node:timers/promises'
import type { Chance } from '@veillee/kernel'
import type { ChaosService } from './service.ts'

const FAULTS = [
  'server killed',
  'server drained',
  'server paused',
  'node killed',
  'node paused',
  'node cut off',
  'two nodes away',
  'all nodes away',
] as const
type Fault = (typeof FAULTS)[number]

/** How long each lasts, at least and how much longer at most. */
const LASTS_MS: Readonly<Record<Fault, readonly [number, number]>> = {
  'server killed': [100, 1_500],
  'server drained': [100, 1_500],
  'server paused': [300, 2_500],
  'node killed': [300, 5_000],
  'node paused': [500, 6_000],
  'node cut off': [1_000, 8_000],
  'two nodes away': [500, 4_000],
  'all nodes away': [500, 4_000],
}

const OF_SERVERS: readonly Fault[] = ['server killed', 'server drained', 'server paused']
/** Several at once stop everything, so that is rarer. */
const OF_NODES: readonly Fault[] = [
  'node killed',
  'node killed',
  'node paused',
  'node paused',
  'node cut off',
  'node cut off',
  'two nodes away',
  'all nodes away',
]
/** A cluster chooses another leader in 4 to 9 s; without a while to play in, there would be nothing to lose. */
const REST_MS = { server: [1_500, 5_000], nodes: [5_000, 15_000] } as const

/** What goes wrong in a service, one thing after the other, drawn by lot, and is put right again. */
export class Faults {
  readonly counts = new Map<Fault, number>(FAULTS.map(fault => [fault, 0]))
  /** Servers that ended though nobody had touched them. */
  readonly fallen: string[] = []
  readonly #service: Pick<ChaosService, 'servers' | 'nats' | 'network'>
  readonly #chance: Chance
  readonly #restMs: readonly [number, number]

  constructor(
    service: Pick<ChaosService, 'servers' | 'nats' | 'network'>,
    chance: Chance,
    nodesRestMs: readonly [number, number] = REST_MS.nodes,
  ) {
    this.#service = service
    this.#chance = chance
    this.#restMs = nodesRestMs
  }

  get words(): string {
    const kinds = [...this.counts]
      .filter(([, count]) => count > 0)
      .map(([fault, count]) => `${count} ${fault}`)
    return `${this.count} faults (${kinds.join(', ')})`
  }

  get count(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0)
  }

  /** Every server fails independently of the others and of the nodes, often at the same time. */
  async happen(count: number): Promise<void> {
    const isMore = () => this.count < count
    const ofNodes = OF_NODES.filter(fault => fault !== 'node cut off' || this.#service.network !== undefined)
    await Promise.all([
      ...this.#service.servers.map((_, which) => this.#lane(OF_SERVERS, () => which, REST_MS.server, isMore)),
      this.#lane(ofNodes, () => this.#chance.below(3), this.#restMs, isMore),
    ])
  }

  async #lane(
    kinds: readonly Fault[],
    which: () => number,
    [leastMs, furtherMs]: readonly [number, number],
    isMore: () => boolean,
  ): Promise<void> {
    while (isMore()) {
      const fault = this.#chance.pick(kinds)
      this.counts.set(fault, this.counts.get(fault)! + 1)
      await this.#happens(fault, which())
      await pause(leastMs + this.#chance.below(furtherMs))
    }
  }

  #lasts(fault: Fault): Promise<void> {
    const [leastMs, furtherMs] = LASTS_MS[fault]
    return pause(leastMs + this.#chance.below(furtherMs))
  }

  async #happens(fault: Fault, which: number): Promise<void> {
    const { servers, nats, network } = this.#service
    const server = servers[which]! // of faults of servers only
    const node = nats.nodes[which]!
    switch (fault) {
      case 'server killed':
      case 'server drained': {
        const wasUp = await server.ends(fault === 'server killed' ? 'SIGKILL' : 'SIGTERM')
        if (!wasUp) this.fallen.push(`server ${which} had ended by itself`)
        await this.#lasts(fault)
        return server.starts()
      }
      case 'server paused':
        server.pauses()
        await this.#lasts(fault)
        return server.goesOn()
      case 'node killed':
        await node.dies()
        await this.#lasts(fault)
        return node.starts()
      case 'node paused':
        node.pauses()
        await this.#lasts(fault)
        return node.goesOn()
      case 'node cut off':
        network!.cuts(which)
        await this.#lasts(fault)
        return network!.mends(which)
      case 'two nodes away':
      case 'all nodes away': {
        const away = nats.nodes.filter(other => fault === 'all nodes away' || other !== node)
        await Promise.all(away.map(one => one.dies()))
        await this.#lasts(fault)
        await Promise.all(away.map(one => one.starts()))
      }
    }
  }
}
