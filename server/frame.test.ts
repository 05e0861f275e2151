import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { binaryFrame, textFrame } from './frame.ts'

/** What a WebSocket that we have not written makes of our frames is what counts. */
const site = createServer()
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
let line: Duplex
let phone: WebSocket
const received: { data: Buffer; isBinary: boolean }[] = []

beforeAll(async () => {
  site.on('upgrade', (request, socket, head) => {
    line = socket
    sockets.handleUpgrade(request, socket, head, () => undefined)
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  phone = new WebSocket(`ws://127.0.0.1:${(site.address() as AddressInfo).port}`)
  phone.on('message', (data, isBinary) => received.push({ data: data as Buffer, isBinary }))
  await new Promise(resolve => phone.once('open', resolve))
})

afterAll(() => {
  phone.terminate()
  site.close()
})

async function afterSending(frame: Buffer): Promise<{ data: Buffer; isBinary: boolean }> {
  const arrived = new Promise(resolve => phone.once('message', resolve))
  line.write(frame)
  await arrived
  return received.at(-1)!
}

const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000]

describe('a frame of our own', () => {
  test.each(LENGTHS)('brings a text of %i letters', async length => {
    const text = 'x'.repeat(length)
    const { data, isBinary } = await afterSending(textFrame(text))
    expect(data.equals(Buffer.from(text))).toBe(true)
    expect(isBinary).toBe(false)
  })

  test('brings letters that take several bytes', async () => {
    const text = '{"é":"veillée’s 🔥 évening\u202f!"}'
    expect((await afterSending(textFrame(text))).data.toString()).toBe(text)
  })

  test.each(LENGTHS)('brings %i bytes', async length => {
    const bytes = Uint8Array.from({ length }, (_, i) => i % 251)
    const { data, isBinary } = await afterSending(binaryFrame(bytes))
    expect(data.equals(bytes)).toBe(true)
    expect(isBinary).toBe(true)
  })
})
