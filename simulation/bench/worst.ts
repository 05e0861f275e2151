import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chanceAt } from '@veillee/kernel'
import { exampleFor } from '@veillee/room/testing'
import { WebSocket } from 'ws'
import { seedOfMatch } from '../trial.ts'
import { Bystander } from './bystander.ts'
import { inFolder, type Say } from './cells.ts'
import { measured } from './measured-game.ts'
import { BenchPhone } from './phone.ts'
import { Measured } from './process.ts'
import { photoAttacks } from './worst-photos.ts'
import { drawingOf, heavyPad, type Stored, store, talkative, undecided, zigzag } from './worst-rooms.ts'
import type { Attack, Scene } from './worst-scene.ts'

const DOTS = [120, 480, 1_200]
const LONGEST = 7_200
const MOVES = [10_000, 40_000]
const LINES = 95_000
const FETCHES_FOR_MS = 6_000
const FETCHES_PER_SECOND = 29
const PAD = { lines: 740, letters: 19_500 }
const LONG_HOST = 2_800
const QUITE_DEAF = 49
/** As many as a connection may say at once. */
const AT_ONCE = 100
const GETS = 2_000
const LONGEST_ATTACK_MS = 100_000

/** The worst of each kind, and how long somebody in another room waits meanwhile. */
export async function measureWorst(say: Say, { only = '', why = false } = {}): Promise<void> {
  await inFolder(async folder => {
    const file = join(folder, 'log.sqlite')
    const rooms = new Map([...MOVES.map(undecided), talkative(LINES)])
    await store(file, rooms)
    const server = await Measured.watched(file, why)
    const bystander = await Bystander.at(server.port)
    let addresses = 0
    const scene = { server, bystander, address: () => `127.8.0.${++addresses}` }
    say('worst: how long the server is busy without a turn for anybody else, and how long another room waits')
    const line = async (name: string, waitedMs: number, told: string) => {
      const busy = await server.busy()
      const [busyMs, longestMs] = [busy.ms, waitedMs].map(ms => ms.toFixed(1).padStart(6))
      say(`  ${name.padEnd(58)} busy ${busyMs} ms, waited ${longestMs} ms   ${told}${busy.why}`)
    }
    await server.busy()
    await line('nothing, for a second', await bystander.during(() => pause(1_000)), '')
    for (const [name, attack] of attacks([...rooms.keys()]).filter(([name]) => name.includes(only))) {
      let told = ''
      const waitedMs = await bystander.during(async () => {
        const tried = attack(scene).catch((error: Error) => error.message.slice(0, 120))
        told = await Promise.race([tried, pause(LONGEST_ATTACK_MS).then(() => 'it did not come to an end')])
      })
      await line(name, waitedMs, told)
    }
    bystander.leave()
    await server.stop('SIGKILL')
  })
}

const attacks = (stored: readonly Stored[]): readonly (readonly [string, Attack])[] => [
  ...DOTS.map(dots => [`a drawing of ${dots} dots`, draws(2 * dots, 2)] as const),
  [`a drawing of ${LONGEST} samples into a bot’s palm`, drawsIntoBot(drawingOf(LONGEST, LONGEST))],
  ['the same once more, its code compiled', drawsIntoBot(drawingOf(LONGEST, LONGEST))],
  ['one that goes from corner to corner', drawsIntoBot(zigzag(LONGEST))],
  ['fetch feltBy, one phone', fetches(1)],
  ['fetch feltBy, eight connections', fetches(8)],
  ...stored.map(one => [`coming back to ${one.room.replaceAll('_', '')}`, comesBack(one)] as const),
  [`taking ${LINES} lines of talk home`, takesHome(stored.at(-1)!)],
  [`200 QR codes for a Host of ${LONG_HOST} letters`, asksForQr],
  [`a score pad of ${PAD.lines} × ${PAD.letters} letters, ${QUITE_DEAF} who do not read`, bringsPad],
  ['three slow uploads, and an honest one', uploadsSlowly],
  ...photoAttacks,
  [`${AT_ONCE} drawings of ${LONGEST} samples at once`, drawsAtOnce(1)],
  ['the same by eight connections', drawsAtOnce(8)],
  [`${GETS} requests for a page at once on one connection`, asksForPages],
]

// Drawings

const { game, gesture } = measured('drawing')

async function tableOf(scene: Scene, people: number, bots: number): Promise<readonly BenchPhone[]> {
  const { server, address } = scene
  const from = address()
  const opening = { do: 'open', name: 'Ana', game, setting: 'remote', language: 'en' }
  const host = await BenchPhone.enter(server.port, from, opening)
  const phones = [host]
  while (phones.length < people)
    phones.push(
      await BenchPhone.enter(server.port, from, { do: 'join', code: host.welcome.code, name: 'Bo' }),
    )
  for (let i = 0; i < bots; i++) await wishes(host, { do: 'seatBot', seat: people + i, level: 'average' })
  await wishes(host, { do: 'start', match: 1 })
  return phones
}

let asked = 0

/** What was said to it: done, or refused in words. */
async function wishes(phone: BenchPhone, request: object): Promise<string> {
  const id = `w${++asked}`
  const answer = new Promise<string>(resolve => {
    phone.onFrame = frame => {
      if (!frame.includes(`"id":"${id}"`)) return
      phone.onFrame = () => {}
      const told = JSON.parse(frame) as { say: string; refusal?: { en: string } }
      resolve(told.refusal?.en ?? told.say)
    }
  })
  phone.say(JSON.stringify({ do: 'wish', id, wish: request }))
  return answer
}

/** Whoever is awaited first does what they are offered; drawings are as given, or as an example has them. */
async function playsOn(phones: readonly BenchPhone[], drawing?: unknown): Promise<string> {
  for (;;) {
    const match = await matchOf(phones[0]!)
    const question = { match: match.number, step: match.view.step }
    for (const [person, phone] of phones.entries()) {
      const mine = phone.phone.seats.find(({ seat }) => match.awaits.includes(seat))
      const { view } = await matchOf(phone)
      if (!mine || view.step !== question.step || !isTheirs(view, mine.seat)) continue
      const { choices, open } = mine.offers
      const [move, inputs] = Object.entries(choices).find(([, all]) => all.length > 0) ?? []
      const draws = open.find(one => one === gesture.move)
      const input = draws
        ? (drawing ?? exampleFor(match, mine, draws, chanceAt(seedOfMatch(person), 0)))
        : inputs?.[0]
      const made = draws ?? move
      if (made !== undefined && input !== undefined)
        return wishes(phone, { do: 'play', seat: mine.seat, move: made, input, ...question })
    }
    await pause(20)
  }
}

/** Whoever feels is awaited too, and has nothing to do. */
const isTheirs = ({ phase, table }: { phase: string; table: unknown }, seat: number): boolean =>
  phase !== gesture.phase || gesture.cast(table).from === seat

async function matchOf(phone: BenchPhone) {
  while (!phone.seen.match) await pause(10)
  return phone.seen.match
}

const phaseOf = (phone: BenchPhone): string => phone.seen.match?.view.phase ?? ''

async function until(phones: readonly BenchPhone[], isSo: () => boolean): Promise<void> {
  while (!isSo()) await (phones.some(isAwaited) ? playsOn(phones) : pause(20))
}

const isAwaited = ({ seen, phone }: BenchPhone): boolean =>
  phone.seats.some(({ seat }) => seen.match?.awaits.includes(seat))

/** Somebody's palm is open, and a finger may draw. */
const untilDrawing = (phones: readonly BenchPhone[]): Promise<void> =>
  until(phones, () => phaseOf(phones[0]!) === gesture.phase)

function draws(samples: number, stroke: number): Attack {
  return async scene => {
    const phones = await tableOf(scene, 4, 0)
    await untilDrawing(phones)
    return playsOn(phones, drawingOf(samples, stroke))
  }
}

const drawsIntoBot =
  (drawing: unknown): Attack =>
  async scene => {
    for (;;) {
      const phones = await tableOf(scene, 2, 2)
      await untilDrawing(phones)
      const { from } = gesture.cast((await matchOf(phones[0]!)).view.table)
      if (from !== 0) continue // only then the second person draws into a bot's palm, without knowing the symbol
      await playsOn(phones)
      await untilDrawing(phones)
      const told = await playsOn(phones, drawing)
      await pause(2_500) // a bot looks once the room has told everybody
      return told
    }
  }

/** Whoever is not awaited is refused each of them, as soon as it is looked at. */
const drawsAtOnce =
  (connections: number): Attack =>
  async scene => {
    const phones = await tableOf(scene, 4, 0)
    await untilDrawing(phones)
    const { number, view } = await matchOf(phones[0]!)
    const { from } = gesture.cast(view.table)
    const drawer = phones.find(({ phone }) => phone.seats.some(({ seat }) => seat === from))!
    const { room, token } = drawer.welcome
    const all = [drawer]
    while (all.length < connections)
      all.push(await BenchPhone.enter(scene.server.port, scene.address(), { do: 'resume', room, token }))
    const input = drawingOf(LONGEST, 2)
    const wish = { do: 'play', seat: from, move: gesture.move, input, match: number, step: view.step }
    for (const [i, phone] of all.entries())
      for (let j = 0; j < AT_ONCE; j++) phone.say(JSON.stringify({ do: 'wish', id: `${i} ${j}`, wish }))
    const last = all.at(-1)!
    await new Promise<void>(resolve => {
      last.onFrame = frame => void (frame.includes(`"id":"${all.length - 1} ${AT_ONCE - 1}"`) && resolve())
    })
    for (const phone of all) phone.drop()
    return 'all are answered'
  }

// Gestures

function fetches(connections: number): Attack {
  return async scene => {
    const phones = await tableOf(scene, 4, 0)
    await untilDrawing(phones)
    await playsOn(phones)
    await untilDrawing(phones)
    await playsOn(phones, drawingOf(LONGEST, LONGEST))
    await until(phones, () => phaseOf(phones[0]!) === gesture.shown!.phase)
    const { room, token } = phones[0]!.welcome
    const all = phones.slice(0, 1)
    while (all.length < connections)
      all.push(await BenchPhone.enter(scene.server.port, scene.address(), { do: 'resume', room, token }))
    const fetched = gesture.shown!.gestures((await matchOf(phones[0]!)).view.table)[1]!
    const before = all.reduce((bytes, phone) => bytes + phone.bytes, 0)
    const endsAt = performance.now() + FETCHES_FOR_MS
    while (performance.now() < endsAt) {
      for (const phone of all) phone.say(JSON.stringify({ do: 'fetch', ...fetched }))
      await pause(1_000 / FETCHES_PER_SECOND)
    }
    for (const phone of all) phone.drop()
    const bytes = all.reduce((sum, phone) => sum + phone.bytes, 0) - before
    return `${(bytes / 1e6).toFixed(1)} MB told`
  }
}

// Long evenings

function comesBack({ room, token }: Stored): Attack {
  return async ({ server, address }) => {
    const phone = await BenchPhone.enter(server.port, address(), { do: 'resume', room, token })
    await pause(5_000) // bots read the match once somebody is there
    phone.drop()
    return 'seen'
  }
}

function takesHome({ room, token }: Stored): Attack {
  return async ({ server }) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/evenings/${room}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    return `${response.status}, ${((await response.text()).length / 1e6).toFixed(1)} MB`
  }
}

// The web

const asksForQr: Attack = async ({ server, address }) => {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: address() })
  let said = ''
  socket.on('data', data => {
    said += data.toString('latin1')
  })
  const one = `GET /invite/ABCD.svg HTTP/1.1\r\nHost: ${'a'.repeat(LONG_HOST)}\r\n`
  socket.write(`${`${one}\r\n`.repeat(199)}${one}Connection: close\r\n\r\n`)
  await once(socket, 'close')
  const statuses = Array.from(said.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status!)
  return [...new Set(statuses)].map(one => `${one}: ${statuses.filter(s => s === one).length}`).join(', ')
}

const asksForPages: Attack = async ({ server, address }) => {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: address() })
  let answered = 0
  socket.on('data', data => {
    answered += data.toString('latin1').split('HTTP/1.1 ').length - 1
  })
  const one = 'GET /kept HTTP/1.1\r\nHost: 127.0.0.1\r\n'
  socket.write(`${`${one}\r\n`.repeat(GETS - 1)}${one}Connection: close\r\n\r\n`)
  await once(socket, 'close')
  return `${answered} answers`
}

const bringsPad: Attack = async ({ server, address }) => {
  const body = heavyPad(PAD.lines, PAD.letters)
  const response = await fetch(`http://127.0.0.1:${server.port}/evenings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  const told = (await response.json()) as { code?: string; refusal?: { en: string } }
  if (told.code === undefined) return `${response.status}: ${told.refusal?.en}`
  const before = server.residentKiB
  const deaf: WebSocket[] = []
  for (let i = 0; i < QUITE_DEAF; i++) {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}`, { localAddress: address() })
    await once(socket, 'open')
    socket.on('error', () => undefined)
    socket.send(JSON.stringify({ v: 2, do: 'join', code: told.code, name: `Deaf ${i}` }))
    socket.pause()
    deaf.push(socket)
    await pause(20)
  }
  await pause(3_000)
  const after = server.residentKiB
  for (const socket of deaf) socket.terminate()
  return `${response.status}, ${(body.length / 1e6).toFixed(1)} MB; memory ${(before / 1024).toFixed(0)} → ${(after / 1024).toFixed(0)} MB`
}

const uploadsSlowly: Attack = async ({ server, address }) => {
  const from = address()
  const head = 'POST /evenings HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'
  const slow = [1, 2, 3].map(() => {
    const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: from })
    socket.on('error', () => undefined)
    socket.write(`${head}Content-Length: 1000\r\n\r\n{`)
    return socket
  })
  await pause(500)
  const response = await fetch(`http://127.0.0.1:${server.port}/evenings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: heavyPad(1, 10),
  })
  for (const socket of slow) socket.destroy()
  return `the honest one: ${response.status}`
}
