import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { TLSSocket } from 'node:tls'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SocketWriter, streamWrap } from './socket-writer.ts'

const opened: (Server | Socket)[] = []

afterEach(() => {
  for (const one of opened.splice(0)) one instanceof Socket ? one.destroy() : one.close()
})

/** Our end of a connection, and theirs, who read nothing before they are asked to. */
async function connection(): Promise<{ ours: Socket; theirs: Socket }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const theirs = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [ours] = (await once(server, 'connection')) as [Socket]
  ours.on('error', () => undefined)
  theirs.on('error', () => undefined)
  opened.push(server, ours, theirs)
  return { ours, theirs }
}

const closing = (socket: Socket): Promise<void> =>
  new Promise(resolve => socket.once('close', () => resolve()))

async function readBy(theirs: Socket, length: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let count = 0
  for await (const piece of theirs) {
    pieces.push(piece)
    count += piece.length
    if (count >= length) break
  }
  return Buffer.concat(pieces)
}

const pieces = (count: number, bytes: number): readonly Buffer[] =>
  Array.from({ length: count }, () => randomBytes(bytes))

/** More than a kernel takes of somebody who does not read. */
const MUCH = 16 * 1024 * 1024

describe('a phone that reads', () => {
  test('gets what was written, past the stream', async () => {
    const { ours, theirs } = await connection()
    const write = vi.spyOn(ours, 'write')
    const writer = new SocketWriter(ours)
    const all = pieces(50, 300)
    for (const one of all) writer.write(one)
    expect(await readBy(theirs, 15_000)).toEqual(Buffer.concat(all))
    expect(writer.unsent).toBe(0)
    expect(write).not.toHaveBeenCalled()
  })

  test('gets it in order with what others write by the stream', async () => {
    const { ours, theirs } = await connection()
    const writer = new SocketWriter(ours)
    const all = pieces(40, 500)
    for (const [i, one] of all.entries()) i % 3 === 0 ? ours.write(one) : writer.write(one)
    expect(await readBy(theirs, 20_000)).toEqual(Buffer.concat(all))
  })
})

describe('a phone that does not read', () => {
  test('gets half-written frames whole and in order once it does, and all of it is counted until then', async () => {
    const { ours, theirs } = await connection()
    const writer = new SocketWriter(ours)
    const all = [randomBytes(MUCH), ...pieces(20, 300)]
    for (const [i, one] of all.entries()) i % 4 === 3 ? ours.write(one) : writer.write(one)
    expect(writer.unsent).toBe(MUCH + 20 * 300)
    const length = MUCH + 20 * 300
    expect((await readBy(theirs, length)).equals(Buffer.concat(all))).toBe(true)
    expect(writer.unsent).toBe(0)
  })

  test('and reads after all is written to past the stream again', async () => {
    const { ours, theirs } = await connection()
    const writer = new SocketWriter(ours)
    const first = randomBytes(MUCH)
    writer.write(first)
    const last = randomBytes(100)
    const reading = readBy(theirs, MUCH + 100)
    while (writer.unsent > 0) await pause(1)
    const write = vi.spyOn(ours, 'write')
    writer.write(last)
    expect((await reading).equals(Buffer.concat([first, last]))).toBe(true)
    expect(write).not.toHaveBeenCalled()
  })

  test('and is dropped while a frame is half-written harms nobody', async () => {
    const { ours, theirs } = await connection()
    const writer = new SocketWriter(ours)
    writer.write(randomBytes(MUCH))
    writer.write(randomBytes(100))
    ours.destroy()
    await closing(ours)
    writer.write(randomBytes(100))
    theirs.destroy()
    const other = await connection()
    const bytes = randomBytes(100)
    new SocketWriter(other.ours).write(bytes)
    expect(await readBy(other.theirs, 100)).toEqual(bytes)
  })

  test('and hangs up while a frame is half-written is gone', async () => {
    const { ours, theirs } = await connection()
    const writer = new SocketWriter(ours)
    writer.write(randomBytes(MUCH))
    theirs.resetAndDestroy()
    await closing(ours)
    expect(ours.destroyed).toBe(true)
  })
})

test('who has hung up is found out as by the stream', async () => {
  const { ours, theirs } = await connection()
  const writer = new SocketWriter(ours)
  const closed = closing(ours)
  theirs.resetAndDestroy()
  for (let i = 0; i < 100 && !ours.destroyed; i++) {
    writer.write(randomBytes(300))
    await pause(1)
  }
  await closed
  writer.write(randomBytes(300)) // there is no handle any more
})

describe('left to the stream', () => {
  test('whatever is no socket', () => {
    const stream = new PassThrough()
    new SocketWriter(stream).write(Buffer.from('a frame'))
    expect(stream.read()).toEqual(Buffer.from('a frame'))
  })

  test('TLS', () => {
    const socket = new TLSSocket(new Socket())
    opened.push(socket)
    const write = vi.spyOn(socket, 'write').mockReturnValue(true)
    new SocketWriter(socket).write(Buffer.from('a frame'))
    expect(write).toHaveBeenCalledOnce()
  })

  test('all, where Node has no such thing', async () => {
    const { ours, theirs } = await connection()
    const write = vi.spyOn(ours, 'write')
    const bytes = randomBytes(300)
    const writer = new SocketWriter(ours, null)
    writer.write(bytes)
    expect(await readBy(theirs, 300)).toEqual(bytes)
    expect(write).toHaveBeenCalledOnce()
  })

  test('all, on a Node that nobody has tried', () => {
    expect(streamWrap('21')).toBeNull()
    expect(streamWrap()).not.toBeNull()
  })
})
