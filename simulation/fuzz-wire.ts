import { connect, type Socket } from 'node:net'

/** One WebSocket frame, as it ought to be or not. */
export interface Frame {
  readonly opcode: number
  readonly payload?: Buffer | string
  readonly isLast?: boolean
  /** The three reserved bits. */
  readonly reserved?: number
  readonly isMasked?: boolean
  /** How long it says that it is, if it lies. */
  readonly saidLength?: number
}

export const OPCODES = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

const SHORT = 126
const LONG = 127
const MOST_SHORT = 65_535
/** Of zeros, so that what a frame says is its payload. */
const MASK = Buffer.alloc(4)

export function bytesOf(frame: Frame): Buffer {
  const { opcode, payload = '', isLast = true, reserved = 0, isMasked = true } = frame
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload
  const first = (isLast ? 0x80 : 0) | (reserved << 4) | opcode
  const length = lengthBytes(frame.saidLength ?? body.length)
  length[0]! |= isMasked ? 0x80 : 0
  return Buffer.concat([Buffer.from([first]), length, isMasked ? MASK : Buffer.alloc(0), body])
}

function lengthBytes(length: number): Buffer {
  if (length < SHORT) return Buffer.from([length])
  if (length <= MOST_SHORT) return Buffer.from([SHORT, length >> 8, length & 0xff])
  const bytes = Buffer.alloc(9)
  bytes[0] = LONG
  bytes.writeBigUInt64BE(BigInt(length), 1)
  return bytes
}

export const textFrame = (payload: string | Buffer): Buffer => bytesOf({ opcode: OPCODES.text, payload })

/** Anywhere in 127.0.0.0/8: to the server each is somebody else. */
export type Address = string

const HEAD_ENDS = '\r\n\r\n'

const upgradeOf = (port: number): string =>
  [
    'GET / HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ].join('\r\n') + HEAD_ENDS

/** A phone that does what it likes: it sends any bytes, and reads or does not. */
export class RawPhone {
  /** Why the server says that it closes; undefined if it has not, or said nothing. */
  closeCode: number | undefined
  isOpen = true
  answersPings = true
  readonly closed: Promise<void>
  readonly #socket: Socket
  readonly #hear: (text: string) => void
  #rest: Buffer = Buffer.alloc(0)

  private constructor(socket: Socket, hear: (text: string) => void) {
    this.#socket = socket
    this.#hear = hear
    this.closed = new Promise(resolve => socket.once('close', () => resolve()))
    socket.once('close', () => {
      this.isOpen = false
    })
    socket.on('end', () => socket.end())
  }

  /** Undefined where it was not let in. */
  static async connect(
    port: number,
    from: Address,
    hear: (text: string) => void,
  ): Promise<RawPhone | undefined> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true })
    socket.on('error', () => socket.destroy())
    const phone = new RawPhone(socket, hear)
    socket.write(upgradeOf(port))
    const head = await phone.#head()
    if (head.startsWith('HTTP/1.1 101')) return phone
    socket.destroy()
    return undefined
  }

  /** What the server says before it speaks in frames; empty if it hangs up. */
  async #head(): Promise<string> {
    return new Promise(resolve => {
      const read = (data: Buffer) => {
        this.#rest = Buffer.concat([this.#rest, data])
        const end = this.#rest.indexOf(HEAD_ENDS)
        if (end === -1) return
        const head = this.#rest.subarray(0, end).toString()
        this.#rest = this.#rest.subarray(end + HEAD_ENDS.length)
        this.#socket.off('data', read).on('data', more => this.#read(more))
        resolve(head)
      }
      this.#socket.on('data', read)
      this.#socket.once('close', () => resolve(''))
    })
  }

  send(bytes: Buffer): void {
    if (this.isOpen && this.#socket.writable) this.#socket.write(bytes)
  }

  /** How much has been sent that has not left yet. */
  get unsent(): number {
    return this.#socket.writableLength
  }

  stopReading(): void {
    this.#socket.pause()
  }

  /** With a word, without one, or so that the other side gets an error. */
  hangUp(how: 'kindly' | 'silently' | 'rudely'): void {
    if (how === 'kindly') this.send(bytesOf({ opcode: OPCODES.close, payload: Buffer.from([3, 232]) }))
    if (how === 'rudely' && !this.#socket.writableEnded) this.#socket.resetAndDestroy()
    else this.#socket.destroySoon()
  }

  #read(data: Buffer): void {
    this.#rest = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data])
    for (let read = this.#frame(); read > 0; read = this.#frame()) this.#rest = this.#rest.subarray(read)
  }

  /** Hears one frame, if it is all there; how long it was. Servers send neither masks nor fragments. */
  #frame(): number {
    const { body, end } = extentOf(this.#rest)
    if (end === 0 || this.#rest.length < end) return 0
    const payload = this.#rest.subarray(body, end)
    const opcode = this.#rest[0]! & 0x0f
    if (opcode === OPCODES.text) this.#hear(payload.toString())
    if (opcode === OPCODES.ping && this.answersPings)
      this.send(bytesOf({ opcode: OPCODES.pong, payload: Buffer.from(payload) }))
    if (opcode === OPCODES.close) this.#close(payload)
    return end
  }

  #close(payload: Buffer): void {
    this.closeCode = payload.length >= 2 ? payload.readUInt16BE(0) : undefined
    this.send(bytesOf({ opcode: OPCODES.close, payload: payload.subarray(0, 2) }))
    this.#socket.end()
  }
}

/** Where the payload begins and the frame ends; nowhere if too little of it has come. */
function extentOf(bytes: Buffer): { body: number; end: number } {
  const short = bytes.length < 2 ? undefined : bytes[1]! & 0x7f
  if (short === undefined) return { body: 0, end: 0 }
  if (short < SHORT) return { body: 2, end: 2 + short }
  if (short === SHORT)
    return bytes.length < 4 ? { body: 0, end: 0 } : { body: 4, end: 4 + bytes.readUInt16BE(2) }
  return bytes.length < 10 ? { body: 0, end: 0 } : { body: 10, end: 10 + Number(bytes.readBigUInt64BE(2)) }
}
