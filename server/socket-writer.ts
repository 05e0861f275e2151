import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** The lines of Node on which writing to the handle was tried (`npm run test:nodes`); on any other, streams do it. */
const TRIED = ['20', '22', '24', '26']

/** What Node’s own sockets write with. It is Node’s to change, and so every part of it is looked at before it is used. */
export interface StreamWrap {
  readonly WriteWrap: new () => WriteRequest
  /** What became of the last write, by the number of the question. */
  readonly streamBaseState: Int32Array
  readonly kLastWriteWasAsync: number
}

interface WriteRequest {
  oncomplete?: (status: number) => void
  /** Held until it is written. */
  buffer?: Buffer
}

interface Handle {
  /** An error below zero; what could not be written at once is written by itself, in its turn. */
  writeBuffer(request: WriteRequest, bytes: Buffer): number
}

export function streamWrap(line = process.versions.node.split('.')[0]!): StreamWrap | null {
  if (!TRIED.includes(line)) return null
  try {
    const wrap: unknown = Reflect.get(process, 'binding').call(process, 'stream_wrap')
    return isStreamWrap(wrap) ? wrap : null
  } catch {
    return null
  }
}

const isStreamWrap = (wrap: unknown): wrap is StreamWrap =>
  isObject(wrap) &&
  typeof wrap.WriteWrap === 'function' &&
  wrap.streamBaseState instanceof Int32Array &&
  typeof wrap.kLastWriteWasAsync === 'number'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const NODES = streamWrap()

/**
 * Writes to a phone past Node’s streams, which take as long again as a small write itself
 * (docs/decisions/0012-cheap-moves.md). Only to plain TCP, and only while nothing is under way: whatever else there is,
 * TLS, somebody who does not read, a connection that ends, is left to the stream, which has the same handle and the same
 * order.
 */
export class SocketWriter {
  readonly #socket: Duplex
  readonly #wrap: StreamWrap | null
  /** Of a write that the kernel did not take whole: nothing else is written past the stream until it has. */
  #halfWritten = 0

  constructor(socket: Duplex, wrap = NODES) {
    this.#socket = socket
    this.#wrap = isPlain(socket) ? wrap : null
  }

  /** How much of what was written is still here. */
  get unsent(): number {
    return this.#halfWritten + this.#socket.writableLength
  }

  write(bytes: Buffer): void {
    const isWritten = this.#wrap !== null && this.unsent === 0 && this.#writePast(this.#wrap, bytes)
    if (!isWritten) this.#socket.write(bytes)
  }

  /** False if it was not: then the stream meets with the same trouble, and tells of it in its own way. */
  #writePast(wrap: StreamWrap, bytes: Buffer): boolean {
    const handle = handleOf(this.#socket)
    if (!handle) return false
    unused ??= new wrap.WriteWrap()
    const request = unused
    const isTaken = handle.writeBuffer(request, bytes) === 0
    if (!isTaken) unused = undefined
    else if (wrap.streamBaseState[wrap.kLastWriteWasAsync] === 1) this.#waitFor(request, bytes)
    return isTaken
  }

  #waitFor(request: WriteRequest, bytes: Buffer): void {
    unused = undefined
    this.#halfWritten = bytes.length
    request.buffer = bytes
    request.oncomplete = status => {
      this.#halfWritten = 0
      if (status < 0) this.#socket.destroy()
    }
  }
}

/** One for all writes that are done at once, which leave it as it was. */
let unused: WriteRequest | undefined

/** Not TLS, which is a kind of socket too: past its stream it would be written unencrypted, or twice at once. */
const isPlain = (socket: Duplex): boolean => Object.getPrototypeOf(socket) === Socket.prototype

/** None once the connection is gone. */
const handleOf = (socket: Duplex): Handle | undefined =>
  '_handle' in socket && isHandle(socket._handle) ? socket._handle : undefined

const isHandle = (handle: unknown): handle is Handle =>
  isObject(handle) && typeof handle.writeBuffer === 'function'
