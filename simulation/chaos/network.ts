import { spawnSync } from 'node:child_process'
import type { NatsPlace } from '@veillee/server/nats-testing'

const run = (program: string, words: readonly string[]): boolean =>
  spawnSync(program, words, { stdio: 'ignore' }).status === 0

const ip = (...words: readonly string[]): boolean => run('ip', words)

/**
 * Three places with a network of their own between them, which can be cut as a cable is cut: nothing is refused, nothing
 * arrives. Only where this account may make network namespaces.
 */
export class ChaosNetwork {
  readonly places: readonly NatsPlace[]
  readonly #name: string

  private constructor(name: string, subnet: string) {
    this.#name = name
    this.places = [0, 1, 2].map(i => ({
      host: `${subnet}.${10 + i}`,
      within: ['ip', 'netns', 'exec', `${name}n${i}`],
    }))
  }

  static up(): ChaosNetwork | undefined {
    const subnet = `10.${100 + (process.pid % 100)}.${(process.pid >> 7) % 250}`
    const network = new ChaosNetwork(`v${process.pid.toString(36)}`, subnet)
    if (network.#isMade(subnet)) return network
    network.ends()
    return undefined
  }

  #isMade(subnet: string): boolean {
    const bridge = `${this.#name}b`
    return (
      ip('link', 'add', bridge, 'type', 'bridge') &&
      ip('addr', 'add', `${subnet}.1/24`, 'dev', bridge) &&
      ip('link', 'set', bridge, 'up') &&
      this.places.every(({ host }, i) => this.#isPlaced(i, host, bridge))
    )
  }

  #isPlaced(i: number, host: string, bridge: string): boolean {
    const [space, inside] = [`${this.#name}n${i}`, `${this.#name}i${i}`]
    return (
      ip('netns', 'add', space) &&
      ip('link', 'add', this.#cable(i), 'type', 'veth', 'peer', 'name', inside) &&
      ip('link', 'set', inside, 'netns', space) &&
      ip('link', 'set', this.#cable(i), 'master', bridge) &&
      ip('link', 'set', this.#cable(i), 'up') &&
      ip('-n', space, 'addr', 'add', `${host}/24`, 'dev', inside) &&
      ip('-n', space, 'link', 'set', inside, 'up') &&
      ip('-n', space, 'link', 'set', 'lo', 'up')
    )
  }

  #cable(i: number): string {
    return `${this.#name}o${i}`
  }

  cuts(i: number): void {
    ip('link', 'set', this.#cable(i), 'down')
  }

  mends(i: number): void {
    ip('link', 'set', this.#cable(i), 'up')
  }

  /** From the other two, and from nobody else: whoever is on its side of the cut still reaches it. */
  isolates(i: number): void {
    this.#eachOther(i, (space, host) => ip('-n', space, 'route', 'add', 'blackhole', host))
  }

  reunites(i: number): void {
    this.#eachOther(i, (space, host) => ip('-n', space, 'route', 'del', 'blackhole', host))
  }

  #eachOther(i: number, route: (space: string, host: string) => void): void {
    for (const other of [0, 1, 2].filter(one => one !== i)) {
      route(`${this.#name}n${i}`, this.places[other]!.host)
      route(`${this.#name}n${other}`, this.places[i]!.host)
    }
  }

  ends(): void {
    for (const i of [0, 1, 2]) {
      ip('link', 'del', this.#cable(i))
      ip('netns', 'del', `${this.#name}n${i}`)
    }
    ip('link', 'del', `${this.#name}b`)
  }
}
