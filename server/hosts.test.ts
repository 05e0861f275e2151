import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { isFoundByItsName, strangeName } from './hosts.ts'
import { TestPhone } from './test-phone.ts'
import { TestServer } from './testing.ts'

const NOBODY = { origins: [], isBehindProxy: false }

const asked = (host: string | undefined, { at = '192.168.1.5', headers = {} } = {}) =>
  ({ headers: { host, ...headers }, socket: { localAddress: at } }) as unknown as IncomingMessage

test.each([
  '192.168.1.5:3000',
  '[fe80::1]:3000',
  'localhost:3000',
  '127.0.0.1',
  'laptop:3000',
  'Laptop.local:3000',
  'laptop.fritz.box',
  'laptop.lan:8080',
  'laptop.home.arpa',
  'laptop.tail1234.ts.net',
  `${hostname()}:3000`,
  undefined,
])('[ROOM-30] a family comes by %s', host => {
  expect(isFoundByItsName(asked(host), NOBODY)).toBe(true)
})

test.each([
  'evil.example:3000',
  'evil.example',
  'laptop.local.evil.example',
  '192.168.1.5.evil.example',
  'a'.repeat(300),
  'notlocal.io',
])('[ROOM-30] %s is a name that a stranger can lead anywhere', host => {
  for (const at of ['192.168.1.5', '127.0.0.1', '::ffff:10.0.0.1', '::1', 'fe80::1%eth0', undefined])
    expect(isFoundByItsName(asked(host, { at: at ?? '' }), NOBODY)).toBe(false)
})

test('[ROOM-30] a name that the operator has told, or that a proxy lets in, or that is open to everybody is good', () => {
  const host = 'evenings.example'
  expect(isFoundByItsName(asked(host), { ...NOBODY, origins: ['https://evenings.example'] })).toBe(true)
  expect(isFoundByItsName(asked(host), { ...NOBODY, isBehindProxy: true })).toBe(true)
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  expect(isFoundByItsName(asked(host, { at: '127.0.0.1', headers }), NOBODY)).toBe(true)
  expect(isFoundByItsName(asked(host, { at: '203.0.113.5' }), NOBODY)).toBe(true)
})

test('[ROOM-30] whoever comes by a strange name is told so in words, and what it is', () => {
  expect(strangeName(asked('our.house.example:3000')).body).toMatch(
    /ne connaît pas le nom.*our\.house\.example:3000[\s\S]*ORIGINS=http:\/\/our\.house\.example:3000/,
  )
  expect(strangeName(asked('<b>')).body).not.toContain('<')
})

test('[ROOM-30] a page whose name was led here gets nothing: no metrics, no app, no connection', async () => {
  const server = await TestServer.up()
  const host = `evil.example:${server.port}`
  const headers = { host, origin: `http://${host}` }
  for (const path of ['/', '/metrics', '/playground', '/invite/ABCD', '/evenings/x']) {
    const status = await new Promise(resolve =>
      request(server.home + path, { headers }, answer => resolve(answer.resume().statusCode)).end(),
    )
    expect(status, path).toBe(421)
  }
  await expect(TestPhone.connect(server.port, headers)).rejects.toThrow('403')
  const phone = await TestPhone.connect(server.port, {
    host: `laptop.local:${server.port}`,
    origin: `http://laptop.local:${server.port}`,
  })
  phone.drop()
  expect(await (await fetch(`${server.home}/healthz`)).text()).toBe('ok\n')
  await server.ends()
})

test('[ROOM-30] [ROOM-38] an address asks for so much and then waits, the more for what has to be made; others do not', async () => {
  const server = await TestServer.up({ now: () => 1_000 })
  const asks = (path: string, localAddress = '127.0.0.1'): Promise<number> =>
    new Promise(resolve =>
      request(server.home + path, { localAddress }, answer => resolve(answer.resume().statusCode!)).end(),
    )
  const statuses: number[] = []
  for (let i = 0; i < 251; i++) statuses.push(await asks('/invite/ABCD.svg'))
  expect(statuses.filter(status => status === 200)).toHaveLength(250)
  expect(statuses.at(-1)).toBe(429)
  expect([await asks('/'), await asks('/healthz'), await asks('/', '127.0.0.2')]).toEqual([429, 200, 200])
  await server.ends()
})

test('[ROOM-38] whoever sends a body that nobody wants, drop by drop, is not listened to for long', async () => {
  const server = await TestServer.up()
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined)
  socket.write('POST /kept HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n')
  const drips = setInterval(() => socket.write('.'), 100)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 405 /)
  await new Promise(resolve => socket.resume().once('close', resolve)) // by a reset, if a drop was on its way
  clearInterval(drips)
  await server.ends()
})
