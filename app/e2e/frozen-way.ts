import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a house that can freeze: nothing is closed, and nothing comes through any more, as in a tunnel. */
export class FrozenWay {
  readonly #to: URL
  readonly #server = createServer(socket => this.#carries(socket))
  readonly #sockets = new Set<Socket>()
  #isFrozen = false

  private constructor(home: string) {
    this.#to = new URL(home)
  }

  static async to(home: string): Promise<FrozenWay> {
    const way = new FrozenWay(home)
    await new Promise<void>(resolve => way.#server.listen(0, '127.0.0.1', resolve))
    return way
  }

  /** Where the house is found by this way. */
  get home(): string {
    const { port } = this.#server.address() as AddressInfo
    return Object.assign(new URL(this.#to), { port: String(port) }).href.replace(/\/$/, '')
  }

  freezes(): void {
    this.#isFrozen = true
    for (const socket of this.#sockets) socket.pause()
  }

  thaws(): void {
    this.#isFrozen = false
    for (const socket of this.#sockets) socket.resume()
  }

  ends(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  #carries(phone: Socket): void {
    const house = connect(Number(this.#to.port), this.#to.hostname)
    for (const [from, into] of [
      [phone, house],
      [house, phone],
    ] as const) {
      this.#sockets.add(from)
      from.on('data', bytes => into.write(bytes))
      from.on('error', () => into.destroy())
      from.on('close', () => {
        this.#sockets.delete(from)
        into.destroy()
      })
      if (this.#isFrozen) from.pause()
    }
  }
}
