import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { MemoryLog } from '@veillee/room'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { SocketSettings } from './sockets.ts'
import { TestPhone } from './test-phone.ts'
import { VeilleeServer } from './veillee-server.ts'

const SETTINGS = { mostRooms: 100, origins: [], keepMs: 1e12, heartbeatMs: 60_000, quietMs: 1e9 }

let log: MemoryLog
let veillee: VeilleeServer
let port: number
const sockets: Socket[] = []

beforeEach(async () => {
  log = new MemoryLog(Date.now)
  veillee = new VeilleeServer(log, SETTINGS)
  port = await veillee.listen(0, '127.0.0.1')
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await veillee.close()
})

/** The same server, with other settings. */
async function upWith(settings: Partial<SocketSettings>): Promise<void> {
  await veillee.close()
  log = new MemoryLog(Date.now)
  veillee = new VeilleeServer(log, { ...SETTINGS, ...settings })
  port = await veillee.listen(0, '127.0.0.1')
}

/** A connection with a will of its own, which has asked to become a WebSocket. */
async function knocks(origin?: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  sockets.push(socket.on('error', () => undefined))
  await once(socket, 'connect')
  const lines = [
    'GET / HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(origin === undefined ? [] : [`Origin: ${origin}`]),
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return socket
}

async function metric(name: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(metrics)![1])
}

/** So many connections does the server hold, those of the question itself left out. */
const held = (): Promise<number> =>
  new Promise((resolve, reject) =>
    veillee.site.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

const opening = { do: 'open', v: 2, name: 'Ana', game: 'palm-reader', setting: 'table', language: 'fr' }

/** One masked frame; what it says is left in the clear, by a mask of zeros. */
function frameOf(opcode: number, payload: Buffer): Buffer {
  const { length } = payload
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([0x80 | opcode, ...size, 0, 0, 0, 0]), payload])
}

const TEXT = 1
const BINARY = 2
const PING = 9
const PONG = 10

describe('[ROOM-30] who is turned away', () => {
  test('[ROOM-30] and hangs up in that moment does not take the server along', async () => {
    for (let i = 0; i < 40; i++) {
      const socket = await knocks('https://elsewhere.example')
      if (i % 2 === 0) await pause(1)
      socket.resetAndDestroy()
    }
    await pause(50)
    expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).toBe('ok\n')
  })

  test('[ROOM-30] and does not hang up is not held on to', async () => {
    const socket = await knocks('https://elsewhere.example')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 403 /)
    await pause(50)
    expect(await held()).toBe(0)
  })
})

describe('[ROOM-30] pings', () => {
  test('[ROOM-30] are answered', async () => {
    const socket = await knocks()
    await once(socket, 'data')
    socket.write(frameOf(PING, Buffer.from('there?')))
    const [pong] = await once(socket, 'data')
    expect(pong).toEqual(Buffer.concat([Buffer.from([0x8a, 6]), Buffer.from('there?')]))
  })

  test('[ROOM-30] without end are not, so that nobody makes the server buffer without reading', async () => {
    const socket = await knocks()
    await once(socket, 'data')
    let answers = 0
    socket.on('data', data => {
      answers += data.length / 2
    })
    socket.write(Buffer.concat(Array.from({ length: 1_000 }, () => frameOf(PING, Buffer.alloc(0)))))
    await pause(200)
    expect(answers).toBeGreaterThan(50)
    expect(answers).toBeLessThan(200)
  })
})

describe('a room that is deleted', () => {
  test('[ROOM-30] what is wished of it at that moment ends, in words, and is no trouble of ours', async () => {
    const ana = await TestPhone.enter(port, opening)
    ana.say({ do: 'forget' })
    for (let i = 0; i < 20; i++)
      ana.say({ do: 'wish', id: `late ${i}`, wish: { do: 'rename', name: `Ana ${i}` } })
    await ana.until(() => !ana.isOpen)
    expect(ana.bye).toMatchObject({ why: 'forgotten' })
    await pause(50)
    expect(await metric('veillee_troubles_total')).toBe(0)
    expect(await metric('veillee_rooms')).toBe(0)
  })
})

describe('who does not read', () => {
  test('[ROOM-30] is dropped rather than buffered for without end, while the others talk on', async () => {
    const ana = await TestPhone.enter({ url: `http://127.0.0.1:${port}`, isBrief: false }, opening)
    ana.pauses()
    const friends = await Promise.all([1, 2, 3, 4, 5].map(() => knocks()))
    const says = (socket: Socket, message: unknown) =>
      socket.write(frameOf(TEXT, Buffer.from(JSON.stringify(message))))
    for (const [i, friend] of friends.entries()) {
      says(friend.resume(), { do: 'join', v: 2, code: ana.welcome!.code, name: `Ben ${i}` })
      await pause(20)
    }
    expect(await metric('veillee_connections')).toBe(1 + friends.length)
    const words = { do: 'say', kind: 'words', text: 'é'.repeat(200) }
    for (let line = 0; line < 110; line++) {
      for (const friend of friends) says(friend, { do: 'wish', id: `${line}`, wish: words })
      await pause(2)
    }
    await expect.poll(() => metric('veillee_connections'), { timeout: 10_000 }).toBe(friends.length)
    ana.drop()
  })
})

describe('[ROOM-30] far too much', () => {
  const TOO_MUCH = 'That was a lot at once'

  test('[ROOM-30] is told once a second, not each time, and the connection goes on', async () => {
    const ana = await TestPhone.enter(port, opening)
    const toldOff = () => ana.frames.filter(frame => frame.includes(TOO_MUCH)).length
    for (let i = 0; i < 300; i++) ana.say({ do: 'fetch', gesture: 0 })
    await ana.until(() => toldOff() > 0)
    await expect.poll(() => metric('veillee_messages_total')).toBe(301)
    expect(toldOff()).toBe(1)
    await pause(1_000)
    for (let i = 0; i < 60; i++) ana.say({ do: 'fetch', gesture: 0 })
    await ana.until(() => toldOff() === 2)
    expect(ana.isOpen).toBe(true)
    ana.drop()
  })

  test.each([
    ['messages', frameOf(TEXT, Buffer.from('?'))],
    ['pings', frameOf(PING, Buffer.alloc(0))],
    ['packets', frameOf(BINARY, Buffer.from('?'))],
  ])('[ROOM-30] of %s ends the connection, with a code that says so', async (_, frame) => {
    const socket = await knocks()
    await once(socket, 'data')
    const heard: Buffer[] = []
    const hungUp = Buffer.from([0x88, 2, 0x03, 0xf0]) // 1008
    socket.on('data', data => heard.push(data))
    socket.write(Buffer.concat(Array.from({ length: 380 }, () => frame)))
    await expect.poll(() => metric('veillee_messages_total')).toBe(frame[0] === 0x89 ? 0 : 380)
    await pause(50)
    expect(Buffer.concat(heard).includes(hungUp)).toBe(false)
    socket.write(Buffer.concat(Array.from({ length: 200 }, () => frame)))
    await expect.poll(() => Buffer.concat(heard).subarray(-4)).toEqual(hungUp)
    socket.destroy()
    await expect.poll(() => metric('veillee_connections')).toBe(0)
  })
})

describe('[ROOM-30] connections at once', () => {
  test('[ROOM-30] of one address are bounded; who goes makes room, and other addresses are not concerned', async () => {
    await upWith({ mostFromAddress: 2 })
    const [first] = [await TestPhone.connect(port), await TestPhone.connect(port)]
    await expect(TestPhone.connect(port)).rejects.toThrow('429')
    await TestPhone.connect(port, {}, '127.0.0.2')
    first!.drop()
    await expect.poll(() => metric('veillee_connections')).toBe(2)
    await TestPhone.connect(port)
    await expect(TestPhone.connect(port)).rejects.toThrow('429')
  })

  test('[ROOM-30] of one person in a room are bounded: with one more, the oldest ends', async () => {
    await upWith({ mostOfPerson: 2 })
    const { room, token } = (await TestPhone.enter(port, opening)).welcome!
    const phones: TestPhone[] = []
    for (let i = 0; i < 5; i++) phones.push(await TestPhone.enter(port, { do: 'resume', room, token }))
    await expect.poll(() => metric('veillee_connections')).toBe(2)
    for (const old of phones.slice(0, 3)) expect(old.bye).toMatchObject({ why: 'elsewhere' })
    for (const now of phones.slice(3)) expect(now.bye).toBeUndefined()
  })
})

describe('the heartbeat', () => {
  test('[ROOM-10] asks each connection once in every interval, and not all of them at once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await upWith({ heartbeatMs: 1_000 })
    const asked: number[] = []
    for (let i = 0; i < 20; i++) {
      const socket = await knocks()
      await once(socket, 'data')
      socket.on('data', data => {
        if (data[0] !== 0x89) return
        asked.push(i)
        socket.write(frameOf(PONG, Buffer.alloc(0)))
      })
    }
    for (let tenth = 1; tenth <= 30; tenth++) {
      vi.advanceTimersByTime(100)
      while (asked.length < 2 * tenth) await pause(1)
      expect(asked).toHaveLength(2 * tenth)
    }
    for (let interval = 0; interval < 3; interval++)
      expect(new Set(asked.slice(20 * interval, 20 * (interval + 1))).size).toBe(20)
    expect(await metric('veillee_connections')).toBe(20)
  })

  test('[ROOM-10] who does not answer is let go after three intervals, and nobody else', async () => {
    await upWith({ heartbeatMs: 200 })
    const awake = await TestPhone.connect(port)
    const asleep = await knocks()
    await once(asleep, 'data')
    const began = Date.now()
    await expect.poll(() => metric('veillee_connections'), { interval: 10 }).toBe(1)
    expect(Date.now() - began).toBeGreaterThan(350)
    await pause(600)
    expect(awake.isOpen).toBe(true)
  })

  test('[ROOM-10] [ROOM-39] who is slow to say something long is heard to the end', async () => {
    await upWith({ heartbeatMs: 100 })
    const slow = await knocks()
    await once(slow, 'data')
    const long = frameOf(TEXT, Buffer.from(JSON.stringify({ ...opening, more: 'x'.repeat(2_000) })))
    for (let at = 0; at < long.length; at += 100) {
      slow.write(long.subarray(at, at + 100))
      await pause(40)
      expect(slow.destroyed).toBe(false)
    }
    await expect.poll(() => metric('veillee_messages_total')).toBe(1)
  })
})

test('[ROOM-8] whoever is in a room hears the heart beat, since browsers hide the pings', async () => {
  await upWith({ heartbeatMs: 100 })
  const room = { game: 'in-the-palm', setting: 'table', language: 'fr' }
  const ana = await TestPhone.enter(port, { do: 'open', name: 'Ana', ...room })
  await expect.poll(() => ana.beats, { interval: 10 }).toBeGreaterThan(1)
  expect(ana.packets).toEqual([])
})

describe('who has been told goodbye', () => {
  test('[ROOM-9] [ROOM-30] is not listened to any more, and not waited for if they do not hang up', async () => {
    const socket = await knocks()
    await once(socket, 'data')
    const says = (message: unknown) => socket.write(frameOf(TEXT, Buffer.from(JSON.stringify(message))))
    says(opening)
    await expect.poll(() => metric('veillee_rooms')).toBe(1)
    says({ do: 'wish', id: 'out', wish: { do: 'leave' } })
    await expect.poll(() => metric('veillee_wishes_total')).toBe(1)
    for (let i = 0; i < 10; i++) says({ do: 'wish', id: `${i}`, wish: { do: 'rename', name: 'Eve' } })
    await expect.poll(() => metric('veillee_messages_total')).toBe(12)
    expect(await metric('veillee_refusals_total')).toBe(0)
    expect(await metric('veillee_connections')).toBe(1)
    await expect.poll(() => metric('veillee_connections'), { timeout: 4_000 }).toBe(0)
  })
})

describe('the first message', () => {
  test('[ROOM-30] whatever comes along with it is refused in words, not dropped in silence', async () => {
    const claim = log.claim.bind(log)
    let letIn = () => {}
    const waited = new Promise<void>(resolve => {
      letIn = resolve
    })
    vi.spyOn(log, 'claim').mockImplementation(async (...name) => waited.then(() => claim(...name)))
    const eve = await TestPhone.connect(port)
    eve.say(opening)
    eve.say(opening)
    eve.say({ do: 'wish', id: 'soon', wish: { do: 'leave' } })
    await eve.until(() => eve.frames.filter(frame => frame.includes('One moment')).length === 2)
    letIn()
    await eve.until(() => eve.welcome !== undefined)
    expect(await metric('veillee_rooms')).toBe(1)
    eve.drop()
  })

  test.each([
    ['a name that is none', { name: '' }, 'A name has 1 to 20 characters.'],
    ['options that are none', { options: { bots: 'no such thing' } }, 'This game has no option “bots” here.'],
  ])('[ROOM-30] with %s leaves neither a room nor a code behind', async (_, wrong, why) => {
    const eve = await TestPhone.connect(port)
    eve.say({ ...opening, ...wrong })
    await eve.until(() => eve.lastRefusal !== undefined)
    expect(eve.lastRefusal).toBe(why)
    expect(await metric('veillee_rooms')).toBe(0)
    expect(await log.countNames()).toBe(0)
    eve.drop()
  })

  test('[ROOM-30] with options nested without end is refused like any others, and is no trouble of ours', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const eve = await TestPhone.connect(port)
    eve.say(JSON.stringify({ ...opening, options: { mode: 'DEEP' } }).replace('"DEEP"', deep))
    await eve.until(() => eve.lastRefusal !== undefined)
    expect(eve.lastRefusal).toBe('Veillée could not read these options.')
    expect(await metric('veillee_troubles_total')).toBe(0)
    eve.drop()
  })
})
