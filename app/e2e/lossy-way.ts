import { readFileSync } from 'node:fs'
import { type IncomingMessage, createServer as plainServer, request, type ServerResponse } from 'node:http'
import { request as tlsRequest, createServer as tlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** A way to a house on which some answers are lost, whatever engine asks: not every one lets a test into its network. */
export class LossyWay {
  readonly #to: URL
  readonly #server
  /** Of what is lost. */
  readonly #name: RegExp
  /** How many more of them are. */
  #left: number

  private constructor(home: string, name: RegExp, often: number) {
    this.#to = new URL(home)
    this.#name = name
    this.#left = often
    const answers = (asked: IncomingMessage, answer: ServerResponse) => this.#carries(asked, answer)
    const { TLS_CERT, TLS_KEY } = process.env
    this.#server =
      TLS_CERT && TLS_KEY
        ? tlsServer({ cert: readFileSync(TLS_CERT), key: readFileSync(TLS_KEY) }, answers)
        : plainServer(answers)
  }

  static async to(home: string, name: RegExp, often: number): Promise<LossyWay> {
    const way = new LossyWay(home, name, often)
    await new Promise<void>(resolve => way.#server.listen(0, '127.0.0.1', resolve))
    return way
  }

  /** Where the house is found by this way. */
  get home(): string {
    const { port } = this.#server.address() as AddressInfo
    return Object.assign(new URL(this.#to), { port: String(port) }).href.replace(/\/$/, '')
  }

  get left(): number {
    return this.#left
  }

  losesNoMore(): void {
    this.#left = 0
  }

  ends(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  #carries(asked: IncomingMessage, answer: ServerResponse): void {
    const { url = '/', method, headers } = asked
    if (this.#left > 0 && this.#name.test(url)) {
      this.#left--
      asked.socket.destroy()
      return
    }
    const asks = this.#to.protocol === 'https:' ? tlsRequest : request
    const options = { method, headers, rejectUnauthorized: false }
    const onward = asks(new URL(url, this.#to), options, answered => {
      // A line of its own for each: what is lost on one that was used before, a browser asks for again by itself.
      answer.writeHead(answered.statusCode!, { ...answered.headers, connection: 'close' })
      answered.pipe(answer)
    })
    onward.on('error', () => asked.socket.destroy())
    asked.pipe(onward)
  }
}
