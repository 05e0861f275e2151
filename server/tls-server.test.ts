import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request as plainly } from 'node:http'
import { Agent, request as safely } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectSafely } from 'node:tls'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { Certificate } from './certificate.ts'
import { ownCertificate, writeCertificate } from './own-certificate.ts'
import { ServerLogger } from './server-logger.ts'
import { TestPhone } from './test-phone.ts'
import { playsOn, TestServer } from './testing.ts'
import { TlsServer, wayToSafety } from './tls-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'veillee-tls-'))
const own = ownCertificate()
const files = writeCertificate(folder, own)
let server: TestServer
let certificate: Certificate

beforeAll(async () => {
  certificate = await Certificate.open(files)
  server = await TestServer.up({ settings: { certificate } })
})

afterAll(async () => {
  await server.ends()
  rmSync(folder, { recursive: true })
})

const CA = { ca: own.cert, servername: 'localhost' }
/** Of TLS, in bytes. */
const LARGEST_RECORD = 16_384

interface Got {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

const gets = (ask: typeof plainly | typeof safely, path: string, options: object = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const asked = ask(
      { host: '127.0.0.1', port: server.port, path, agent: false, ...CA, ...options },
      async answer => {
        let body = ''
        for await (const words of answer) body += words
        resolve({ status: answer.statusCode, headers: answer.headers, body })
      },
    )
    asked.on('error', reject).end()
  })

const closed = (socket: Socket): Promise<void> =>
  new Promise(resolve => socket.once('close', () => resolve()).resume())

describe('over TLS', () => {
  test('the site is there, without a rule that browsers would keep for other services of the house', async () => {
    const { status, headers, body } = await gets(safely, '/healthz')
    expect([status, body, headers['strict-transport-security']]).toEqual([200, 'ok\n', undefined])
  })

  test('one connection serves several requests', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const sockets = new Set<unknown>()
    agent.on('free', socket => sockets.add(socket))
    for (let i = 0; i < 3; i++) expect((await gets(safely, '/healthz', { agent })).status).toBe(200)
    expect(sockets.size).toBe(1)
  })

  test('who comes from this computer is still known by their address', async () => {
    expect((await gets(safely, '/metrics')).status).toBe(200)
    expect((await gets(safely, '/metrics', { headers: { 'x-forwarded-for': '192.0.2.7' } })).status).toBe(403)
  })

  test('[ROOM-1] guests are invited by https', async () => {
    const { body } = await gets(safely, '/invite/KMF4', { headers: { host: 'house.example:3000' } })
    expect(JSON.parse(body).homes).toEqual([{ home: 'https://house.example:3000', kind: 'asked' }])
  })

  test('a match is played, and what is larger than a record of TLS arrives whole', async () => {
    const players = await server.four()
    for (let i = 0; i < 5; i++) expect(await playsOn(players)).toBeDefined()
    const ana = await server.opens()
    const words = { do: 'say', kind: 'words', text: 'é'.repeat(200) }
    for (let i = 0; i < 60; i++) expect(await ana.asks(words)).toBeUndefined()
    const ben = await server.joins(ana.welcome!.code, 'Ben')
    expect(Math.max(...ben.frames.map(frame => Buffer.byteLength(frame)))).toBeGreaterThan(LARGEST_RECORD)
    expect(ben.seen.talk).toEqual(ana.seen.talk)
  })

  test('[ROOM-30] a page of this server may connect, one of somebody else’s may not', async () => {
    const { address, port } = server
    const phone = await TestPhone.connect(address, { origin: `https://127.0.0.1:${port}` })
    expect(phone.isOpen).toBe(true)
    phone.drop()
    await expect(TestPhone.connect(address, { origin: 'https://evil.example' })).rejects.toThrow('403')
  })
})

test('[ROOM-1] whoever opened it as localhost invites by the name in the certificate', async () => {
  const named = ownCertificate('house.example')
  const elsewhere = mkdtempSync(join(tmpdir(), 'veillee-tls-'))
  onTestFinished(() => rmSync(elsewhere, { recursive: true }))
  const settings = { certificate: await Certificate.open(writeCertificate(elsewhere, named)) }
  const other = await TestServer.up({ settings })
  onTestFinished(() => other.ends())
  for (const host of [`localhost:${other.port}`, `127.0.0.1:${other.port}`, `[::1]:${other.port}`]) {
    const options = { port: other.port, ca: named.cert, servername: 'house.example', headers: { host } }
    const { body } = await gets(safely, '/invite/KMF4', options)
    expect(JSON.parse(body).homes[0]).toEqual({ home: `https://house.example:${other.port}`, kind: 'named' })
  }
})

describe('over plain HTTP', () => {
  test('the same address leads to the safe one, and says so in words', async () => {
    const headers = { host: 'house.example:3000' }
    const { status, headers: answered, body } = await gets(plainly, '/join/KMF4?a=b', { headers })
    expect([status, answered.location]).toEqual([308, 'https://house.example:3000/join/KMF4?a=b'])
    expect([answered.connection, answered['cache-control']]).toEqual(['close', 'no-store'])
    expect(body).toContain('This way: https://house.example:3000/join/KMF4?a=b')
  })

  test('whoever looks whether it is alive is told', async () => {
    expect((await gets(plainly, '/healthz')).status).toBe(200)
  })

  test('a socket is led there too, and none is opened', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/`)
    const status = await new Promise(resolve =>
      socket
        .on('error', () => undefined)
        .on('unexpected-response', (_, answer) => resolve(answer.statusCode)),
    )
    expect(status).toBe(308)
    socket.terminate()
    const follower = new WebSocket(`ws://127.0.0.1:${server.port}/`, { followRedirects: true, ...CA })
    await new Promise(resolve => follower.once('open', resolve))
    expect(follower.url).toBe(`wss://127.0.0.1:${server.port}/`)
    follower.terminate()
  })

  test('what is neither is hung up on, and the next one is served', async () => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined)
    socket.write(Buffer.from([0x16, 0x03, 0x01, 0x00, 0x05, 1, 2, 3, 4, 5]))
    await closed(socket)
    const other = connect(server.port, '127.0.0.1').on('error', () => undefined)
    other.write('\0\0\0\0\r\n\r\n')
    await closed(other)
    expect((await gets(safely, '/healthz')).status).toBe(200)
  })

  test.each([
    ['a name', 'house.example', '/a', 'https://house.example/a'],
    ['numbers', '192.168.1.20:3000', '/a', 'https://192.168.1.20:3000/a'],
    ['IPv6', '[fe80::1]:3000', '/', 'https://[fe80::1]:3000/'],
    [
      'a path that looks like a host',
      'house.example',
      '//evil.example',
      'https://house.example//evil.example',
    ],
    ['a whole address instead of a path', 'house.example', 'http://evil.example/', 'https://house.example/'],
  ])('%s is led to itself', (_, host, url, to) => {
    const { status, headers } = wayToSafety(url, host)
    expect([status, headers?.Location]).toEqual([308, to])
  })

  test.each([
    '',
    'house.example@evil.example',
    'house.example/evil',
    'house.example:99999999',
    'a b',
    'a"b',
    'x'.repeat(300),
  ])('“%s” is no host, and leads nowhere', host => {
    const { status, headers, body } = wayToSafety('/', host)
    expect([status, headers]).toEqual([400, undefined])
    expect(body).not.toContain('evil')
  })
})

test('a renewed certificate is in force for whoever comes next, and whoever is there stays', async () => {
  const before = await server.opens()
  const next = ownCertificate()
  writeFileSync(files.cert, next.cert)
  writeFileSync(files.key, next.key)
  onTestFinished(async () => {
    writeCertificate(folder, own)
    await certificate.look(new ServerLogger('silent'))
  })
  await certificate.look(new ServerLogger('silent'))
  await expect(gets(safely, '/healthz')).rejects.toThrow(/self-signed/)
  expect((await gets(safely, '/healthz', { ca: next.cert })).status).toBe(200)
  await before.caughtUp()
  expect(before.isOpen).toBe(true)
})

test('[ROOM-30] whoever says nothing, stops in the middle of a handshake or of a request is not waited for', async () => {
  const porch = new TlsServer(await Certificate.open(files), {}, (_, response) => void response.end(), 50)
  await new Promise<void>(resolve => porch.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void porch.close())
  const { port } = porch.address() as AddressInfo
  for (const said of [Buffer.of(), Buffer.of(0x16, 0x03, 0x01), Buffer.from('GET / HTTP/1.1\r\nHost: a')]) {
    const socket = connect(port, '127.0.0.1', () => socket.write(said)).on('error', () => undefined)
    await closed(socket)
  }
  const count = () => new Promise(resolve => porch.getConnections((_, count) => resolve(count)))
  await expect.poll(count).toBe(0)
})

test('[ROOM-29] whoever says nothing, or stops in the middle of a handshake, does not keep it from ending', async () => {
  const other = await TestServer.up({ settings: { certificate: await Certificate.open(files) } })
  onTestFinished(() => other.ends())
  const silent = connect(other.port, '127.0.0.1')
  const halfway = connect(other.port, '127.0.0.1', () => halfway.write(Buffer.from([0x16, 0x03, 0x01])))
  const idle = connectSafely({ port: other.port, host: '127.0.0.1', ...CA })
  const ana = await other.opens()
  const gone = Promise.all([silent, halfway, idle].map(one => closed(one.on('error', () => undefined))))
  await other.closes()
  await gone
  await ana.until(() => ana.closeCode !== undefined)
  expect(ana.bye?.why).toBe('restart')
})
