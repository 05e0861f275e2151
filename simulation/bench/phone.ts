import { once } from 'node:events'
import {
  BRIEFLY,
  type PhoneView,
  type Seen,
  type ServerMessage,
  type Welcome,
  WIRE_VERSION,
} from '@veillee/room'
import { seenAfter } from '@veillee/room/seen'
import { WebSocket } from 'ws'

/** A phone that costs the measuring process as little as it can: frames are read when somebody looks. */
export class BenchPhone {
  readonly #socket: WebSocket
  readonly #unread: string[] = []
  #seen: Seen = {}
  #welcome: Welcome | undefined
  frames = 0
  bytes = 0
  onFrame: (frame: string) => void = () => {}
  onSamples: (frame: Buffer) => void = () => {}
  /** The last binary frame: the first may come together with the connection. */
  samples: Buffer | undefined
  /** What is answered at once, whatever else goes on. */
  readonly replies = new Map<string, string>()
  /** Whoever waits for a frame has to hear that none will come, or waits for ever. */
  onCutOff: (why: Error) => void = () => {}

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer, isBinary) => {
      this.frames++
      this.bytes += data.length
      if (isBinary) return data.length > 0 ? this.#take(data) : undefined // empty: a heartbeat
      const frame = data.toString()
      const reply = this.replies.get(frame)
      if (reply !== undefined) return this.say(reply)
      this.#unread.push(frame)
      this.onFrame(frame)
    })
    socket.on('close', code => this.onCutOff(new Error(`A phone was cut off while it waited (${code}).`)))
  }

  static async connect(port: number, path: string, from: string): Promise<BenchPhone> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${path}`, {
      localAddress: from,
      perMessageDeflate: false,
    })
    const phone = new BenchPhone(socket)
    await once(socket, 'open')
    return phone
  }

  /** Comes in, and waits until it sees the room. */
  static async enter(port: number, from: string, hello: Record<string, unknown>): Promise<BenchPhone> {
    const phone = await BenchPhone.connect(port, `?${BRIEFLY}`, from)
    await phone.sends({ v: WIRE_VERSION, ...hello }, frame => frame.includes('"phone":'))
    return phone
  }

  get welcome(): Welcome {
    this.read()
    return this.#welcome!
  }

  get seen(): Seen {
    this.read()
    return this.#seen
  }

  get phone(): PhoneView {
    return this.seen.phone!
  }

  say(message: string | Uint8Array): void {
    this.#socket.send(message)
  }

  /** Resolves with the frame that was waited for. */
  sends(message: unknown, isAnswer: (frame: string) => boolean): Promise<string> {
    return new Promise((resolve, reject) => {
      this.onCutOff = reject
      this.onFrame = frame => {
        if (frame.startsWith('{"say":"refused"')) reject(new Error(frame))
        if (!isAnswer(frame)) return
        this.onFrame = () => {}
        resolve(frame)
      }
      this.say(JSON.stringify(message))
    })
  }

  /** A server that knows nothing says nothing worth keeping. */
  forget(): void {
    this.#unread.length = 0
  }

  drop(): void {
    this.#socket.terminate()
  }

  #take(samples: Buffer): void {
    this.samples = samples
    this.onSamples(samples)
  }

  /** What has come so far. */
  read(): void {
    for (const frame of this.#unread.splice(0)) {
      const message = JSON.parse(frame) as ServerMessage
      if (message.say === 'welcome') this.#welcome = message
      if (message.say === 'see' || message.say === 'now') this.#seen = seenAfter(this.#seen, message)
    }
  }
}
