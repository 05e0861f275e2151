import { connect, createServer, type Server, type Socket } from 'node:net'

export interface Weather {
  /** From a phone to the server, and back again. */
  readonly delayMs: number
  readonly shakesMs: number
  /** How often what is sent is lost; a socket sends it again, and holds up all that follows. */
  readonly lossShare: number
}

/** A bad evening: 200 ± 80 ms from phone to phone, which is two ways; 2 % are lost. */
export const BAD: Weather = { delayMs: 100, shakesMs: 40, lossShare: 0.02 }
export const GOOD: Weather = { delayMs: 20, shakesMs: 5, lossShare: 0 }

/** A lost segment is sent again after about one round trip, which those that follow have told to be lost. */
const AGAIN_SHARE = 2

/** A network between phones and a server: late, shaky, and it loses things, but never their order. */
export class BadNetwork {
  readonly #server: Server
  readonly #open = new Set<Socket>()

  private constructor(server: Server) {
    this.#server = server
  }

  static async before(port: number, weather: Weather, chance: () => number): Promise<BadNetwork> {
    const server = createServer()
    const network = new BadNetwork(server)
    server.on('connection', phone => {
      const house = connect(port, '127.0.0.1')
      for (const end of [phone, house]) network.#open.add(end.setNoDelay(true))
      carry(phone, house, weather, chance)
      carry(house, phone, weather, chance)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return network
  }

  get port(): number {
    const address = this.#server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  close(): void {
    for (const end of this.#open) end.destroy()
    this.#server.close()
  }
}

function carry(
  from: Socket,
  to: Socket,
  { delayMs, shakesMs, lossShare }: Weather,
  chance: () => number,
): void {
  let freeAtMs = 0
  from.on('data', bytes => {
    const lostMs = chance() < lossShare ? AGAIN_SHARE * delayMs : 0
    const dueMs = performance.now() + delayMs + (2 * chance() - 1) * shakesMs + lostMs
    freeAtMs = Math.max(freeAtMs, dueMs)
    setTimeout(() => to.destroyed || to.write(bytes), freeAtMs - performance.now())
  })
  from.on('close', () => to.destroy())
  from.on('error', () => to.destroy())
}
