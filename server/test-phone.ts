import type { MatchView, PhoneView, Seen, ServerMessage, Welcome, WireRequest } from '@veillee/room'
import { BRIEFLY, WIRE_VERSION } from '@veillee/room'
import { seenAfter } from '@veillee/room/seen'
import { checkSeen, readServerMessage } from '@veillee/room/server-messages'
import { WebSocket } from 'ws'

type Hello = { readonly do: string } & Record<string, unknown>

/** A port of this computer; or a whole address, and who vouches for it. */
export type Address = number | { readonly url: string; readonly ca?: string; readonly isBrief?: boolean }

let guests = 0

/**
 * A phone as a test holds it: a real socket, and everything that was ever sent to it. A frame that is not as docs/wire.md
 * says is thrown, so that every test with a socket proves that page.
 */
export class TestPhone {
  readonly frames: string[] = []
  /** Binary frames: samples of gestures under way. */
  readonly packets: Buffer[] = []
  /** How often the server's heart was heard. */
  beats = 0
  /** What all of them add up to. */
  seen: Seen = {}
  welcome: Welcome | undefined
  bye: Extract<ServerMessage, { say: 'bye' }> | undefined
  /** Of the connection, once it has ended. */
  closeCode: number | undefined
  #socket: WebSocket
  #requests = 0
  /** Of one person's devices each has requests of its own (ROOM-11). */
  readonly #number = ++guests
  readonly #waiting = new Set<() => void>()
  readonly #answers = new Map<string, Extract<ServerMessage, { say: 'done' | 'refused' }>>()
  #refusal: Extract<ServerMessage, { say: 'refused' }> | undefined

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data, isBinary) => {
      if (isBinary) this.#feel(data as Buffer)
      else this.#hear(data.toString())
    })
    socket.on('close', code => {
      this.closeCode = code
      this.#wake()
    })
  }

  static async connect(
    at: Address,
    headers: Record<string, string> = {},
    from = '127.0.0.1',
  ): Promise<TestPhone> {
    const {
      url,
      ca,
      isBrief = true,
    }: Exclude<Address, number> = typeof at === 'number' ? { url: `http://127.0.0.1:${at}` } : at
    const socket = new WebSocket(isBrief ? `${url}/?${BRIEFLY}` : url, {
      headers,
      localAddress: from,
      ...(ca !== undefined && { ca }),
    })
    const phone = new TestPhone(socket)
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return phone
  }

  /** Says who it is; a refusal is thrown in words. */
  static async enter(at: Address, hello: Hello, from?: string): Promise<TestPhone> {
    const phone = await TestPhone.connect(at, {}, from)
    phone.say({ v: WIRE_VERSION, ...hello })
    await phone.until(() => phone.seen.phone !== undefined || phone.#refusal !== undefined || !phone.isOpen)
    if (phone.#refusal) throw new Error(phone.#refusal.refusal.en)
    if (!phone.seen.phone) throw new Error('the connection is gone')
    return phone
  }

  get match(): MatchView {
    return this.seen.match!
  }

  get phone(): PhoneView {
    return this.seen.phone!
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  get lastRefusal(): string | undefined {
    return this.#refusal?.refusal.en
  }

  say(message: unknown): void {
    if (!this.isOpen) return
    this.#socket.send(
      typeof message === 'string' || message instanceof Buffer ? message : JSON.stringify(message),
    )
  }

  /** Asks and waits for the answer; the words of a refusal, or undefined once it is done. */
  async asks(
    request: WireRequest | Record<string, unknown>,
    id = `${this.welcome?.person}-${this.#number}-${this.#requests++}`,
    withinMs?: number,
  ): Promise<string | undefined> {
    this.#answers.delete(id)
    this.say({ do: 'wish', id, wish: request })
    await this.until(() => this.#answers.has(id) || !this.isOpen, withinMs)
    const answer = this.#answers.get(id)
    if (!answer) throw new Error('the connection is gone')
    return answer.say === 'refused' ? answer.refusal.en : undefined
  }

  /** ROOM-39: what the server says to that; nothing else may be on its way. */
  async fetchesPhoto(card: number): Promise<object> {
    const before = this.frames.length
    this.say({ do: 'fetchPhoto', card })
    await this.until(() => this.frames.length > before)
    return JSON.parse(this.frames.at(-1)!)
  }

  /** The link that `offerSeat` brought. */
  linkOf(id: string): string | undefined {
    const answer = this.#answers.get(id)
    return answer?.say === 'done' ? answer.link : undefined
  }

  until(isSo: () => boolean, withinMs = 20_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () =>
          finish(new Error(`waited in vain: ${isSo}\n${this.frames.slice(-3).join('\n').slice(0, 2_000)}`)),
        withinMs,
      )
      const look = () => isSo() && finish()
      const finish = (error?: Error) => {
        clearTimeout(late)
        this.#waiting.delete(look)
        error ? reject(error) : resolve()
      }
      this.#waiting.add(look)
      look()
    })
  }

  /** Once all is here that the server has sent so far: a ping goes there and comes back behind it. */
  caughtUp(): Promise<void> {
    return new Promise(resolve => {
      const done = () => {
        this.#socket.off('pong', done).off('close', done)
        resolve()
      }
      this.#socket.on('pong', done).on('close', done)
      this.#socket.ping()
    })
  }

  /** As if the network were gone: without a word. */
  drop(): void {
    this.#socket.terminate()
  }

  pauses(): void {
    this.#socket.pause()
  }

  #feel(packet: Buffer): void {
    if (packet.length === 0) return void this.beats++
    this.packets.push(packet)
    this.#wake()
  }

  #hear(frame: string): void {
    this.frames.push(frame)
    const message: ServerMessage = readServerMessage(frame)
    if (message.say === 'welcome') this.welcome = message
    if (message.say === 'bye') this.bye = message
    if (message.say === 'see' || message.say === 'now') this.#sees(message)
    if (message.say === 'refused') this.#refusal = message
    if ((message.say === 'done' || message.say === 'refused') && message.id !== undefined)
      this.#answers.set(message.id, message)
    this.#wake()
  }

  #sees(news: Extract<ServerMessage, { say: 'see' | 'now' }>): void {
    this.seen = seenAfter(this.seen, news)
    checkSeen(this.seen)
  }

  #wake(): void {
    for (const look of [...this.#waiting]) look()
  }
}
