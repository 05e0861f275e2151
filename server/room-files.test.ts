import { once } from 'node:events'
import { connect } from 'node:net'
import { entryOf, type RoomFile } from '@veillee/room'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqliteLog } from './sqlite-log.ts'
import type { TestPhone } from './test-phone.ts'
import { answerOf, changed, playsOn, playsToTheEnd, succeeds, TestServer } from './testing.ts'

let server: TestServer

beforeEach(async () => {
  server = await TestServer.up()
})

afterEach(() => server.ends())

const bearer = ({ welcome }: TestPhone) => ({ authorization: `Bearer ${welcome!.token}` })

const fetches = (room: string, headers: Record<string, string> = {}) =>
  fetch(`${server.home}/evenings/${room}`, { headers })

const brings = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${server.home}/evenings`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

/** The evening as its file has it. */
async function taken(phone: TestPhone): Promise<string> {
  const answer = await fetches(phone.welcome!.room, bearer(phone))
  expect(answer.status).toBe(200)
  return answer.text()
}

async function brought(file: string): Promise<{ room: string; code: string }> {
  const answer = await brings(file)
  expect(answer.status).toBe(201)
  return (await answer.json()) as { room: string; code: string }
}

const wordsOf = async (answer: Response) =>
  ((await answer.json()) as { refusal: { en: string; fr: string } }).refusal

const entriesIn = (file: string) => (JSON.parse(file) as RoomFile).entries

/** Somebody who says that much is coming, and sends hardly anything of it. */
async function beginsToBring(type: string, localAddress = '127.0.0.1', body?: string) {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress }).on('error', () => undefined)
  const ended = once(socket, 'close')
  const answer = once(socket, 'data').then(([data]) => String(data))
  answer.catch(() => undefined)
  await once(socket, 'connect')
  socket.write(
    `POST /evenings HTTP/1.1\r\nHost: here\r\nContent-Type: ${type}\r\nContent-Length: ${body?.length ?? 1000}\r\n\r\n${body ?? '{'}`,
  )
  return { socket, ended, answer }
}

/** How many rooms the log has. */
async function kept(): Promise<number> {
  const metrics = await (await fetch(`${server.home}/metrics`)).text()
  return Number(/^veillee_rooms_kept (\d+)$/m.exec(metrics)![1])
}

describe('taking an evening home', () => {
  test('[ROOM-27] it goes out with a finished match and comes in again: same pad, same people, new code and link', async () => {
    const players = await server.four()
    await playsToTheEnd(players)
    await succeeds(players[1], { do: 'say', kind: 'words', text: 'Encore une !' })
    const file = await taken(players[1])
    const { room, code } = await brought(file)
    expect([room, code]).not.toContain(players[0].welcome!.room)
    expect([room, code]).not.toContain(players[0].welcome!.code)
    const cleo = await server.joins(code, 'Cleo')
    const ana = await server.joins(code, 'ana')
    await cleo.until(() => cleo.seen.lobby!.people[0]!.status === 'here')
    expect([cleo.welcome!.person, ana.welcome!.person, cleo.welcome!.room]).toEqual([2, 0, room])
    expect(cleo.seen.pad).toEqual(players[0].seen.pad)
    expect(cleo.seen.lobby).toMatchObject({ code, host: 2, nextMatch: 2 })
    expect(cleo.seen.talk).toMatchObject([{ text: 'Encore une !' }])
  })

  test('[ROOM-27] people play on in it, and the pad goes on', async () => {
    await playsToTheEnd(await server.four())
    const { code } = await brought(await taken(server.all[0]!))
    const players: TestPhone[] = []
    for (const name of ['Dan', 'Cleo', 'Ben', 'Eve']) players.push(await server.joins(code, name))
    await succeeds(players[0]!, { do: 'start', match: 2 })
    for (const phone of players) await phone.until(() => phone.seen.match?.number === 2)
    await playsToTheEnd(players)
    expect(players[3]!.seen.pad!.lines.map(({ number }) => number)).toEqual([1, 2])
  })

  test('[ROOM-27] gestures come along, byte by byte, and so does the seal of a match that is over', async () => {
    const players = await server.four('palm-reader', 'remote')
    const drawing = await drawsOnce(players)
    await succeeds(players[0], { do: 'endEarly', match: 1 })
    const first = await taken(players[0])
    expect(entriesIn(first)).toContainEqual(expect.objectContaining({ move: 'drawing', input: drawing }))
    const { code } = await brought(first)
    const phone = await server.joins(code, 'Ana')
    const second = await taken(phone)
    const matchIn = (file: string) =>
      entriesIn(file).filter(({ did }) => ['promise', 'start', 'play', 'finish'].includes(did))
    expect(matchIn(second)).toEqual(matchIn(first))
    expect(phone.match.opened).toEqual(players[0].match.opened)
  })

  test('[ROOM-27] [ROOM-14] of a match under way it tells nothing: no seed, no move, no card', async () => {
    const players = await server.four('extraordinary-story')
    for (let i = 0; i < 6; i++) await playsOn(players)
    const file = await taken(players[2])
    const secret = await secretsIn(server, players[0].welcome!.room)
    expect(secret).toHaveLength(2)
    for (const number of secret) expect(file).not.toContain(number)
    expect(entriesIn(file).filter(({ did }) => ['start', 'play', 'promise'].includes(did))).toEqual([])
    const { code } = await brought(file)
    expect((await server.joins(code, 'Ana')).seen).toMatchObject({ match: null, pad: { lines: [] } })
  })

  test('has a name that says what it is, and is kept nowhere on the way', async () => {
    const ana = await server.opens()
    const { headers } = await fetches(ana.welcome!.room, bearer(ana))
    const today = new Date().toISOString().slice(0, 10)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="veillee-${today}.json"`)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('[ROOM-27] is for those who are in it, and others are told so in words', async () => {
    const ana = await server.opens()
    const { room, code } = ana.welcome!
    const [ben, tv, eve] = [
      await server.joins(code, 'Ben'),
      await server.joins(code, '', true),
      await server.opens(),
    ]
    await succeeds(ana, { do: 'remove', person: 1 })
    const asked: [number, Record<string, string>, RegExp][] = [
      [401, {}, /those who are in it/],
      [401, { authorization: 'Bearer x' }, /those who are in it/],
      [401, { authorization: `Basic ${ana.welcome!.token}` }, /those who are in it/],
      [403, bearer(ben), /those who are in it/],
      [403, bearer(eve), /those who are in it/],
      [403, bearer(tv), /only shows/],
    ]
    for (const [status, headers, words] of asked) {
      const answer = await fetches(room, headers)
      expect(answer.status).toBe(status)
      expect((await wordsOf(answer)).en).toMatch(words)
    }
    expect((await wordsOf(await fetches('x'.repeat(22), bearer(ana)))).fr).toMatch(
      'Cette veillée n’existe pas',
    )
  })
})

describe('a file that is refused', () => {
  test.each<[string, number, (file: string) => string, RegExp]>([
    ['cut off', 400, file => file.slice(0, file.length / 2), /damaged, or a part of it is missing/],
    ['empty', 400, () => '', /damaged/],
    ['something else', 422, () => '{"shopping":["milk"]}', /not an evening/],
    ['of another version', 422, file => file.replace('"format":1', '"format":7'), /A newer Veillée/],
    ['forged', 422, file => file.replace(/"stars":-?\d+/, '"stars":99'), /cannot have happened/],
    ['with a secret of its own', 422, file => file.replace('"token":null', '"token":"x"'), /not an evening/],
  ])('[ROOM-27] %s: in words, and nothing is stored', async (_, status, change, words) => {
    await playsToTheEnd(await server.four())
    const file = change(await taken(server.all[0]!))
    const before = await kept()
    const answer = await brings(file)
    const { en, fr } = await wordsOf(answer)
    expect(answer.status).toBe(status)
    expect(en).toMatch(words)
    expect(fr).toMatch(/\.$/)
    expect(await kept()).toBe(before)
  })

  test('[ROOM-30] of 50 MB: in words, whether it says so beforehand or not', async () => {
    const large = new Uint8Array(50 * 1024 * 1024).fill(32)
    const stream = new Blob([large]).stream()
    const silent = {
      method: 'POST',
      body: stream,
      duplex: 'half' as const,
      headers: { 'content-type': 'application/json' },
    }
    for (const answer of [await brings(large), await fetch(`${server.home}/evenings`, silent)]) {
      expect(answer.status).toBe(413)
      expect((await wordsOf(answer)).en).toBe('An evening’s file has at most 16 MB.')
    }
    expect(await kept()).toBe(0)
  })

  test('[ROOM-30] from a page of somebody else’s, or in a form: in words', async () => {
    const file = await taken(await server.opens())
    const foreign = await brings(file, { origin: 'https://evil.example' })
    const form = await brings(file, { 'content-type': 'text/plain' })
    expect([foreign.status, form.status]).toEqual([403, 415])
    expect((await wordsOf(foreign)).en).toBe('Another site’s page cannot do that.')
    expect((await wordsOf(form)).en).toBe('An evening comes as a JSON file.')
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
    expect(await kept()).toBe(1)
  })

  test('our own page may, and one that the operator has named may read the answer too', async () => {
    const file = await taken(await server.opens())
    const friends = await brings(file, { origin: 'https://friends.example' })
    expect(friends.headers.get('access-control-allow-origin')).toBe('https://friends.example')
    expect((await brings(file, { origin: server.home })).status).toBe(201)
    const preflight = await fetch(`${server.home}/evenings`, {
      method: 'OPTIONS',
      headers: { origin: 'https://friends.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type')
  })

  test('[ROOM-30] evenings are brought as often as rooms are opened, and no more often', async () => {
    const file = await taken(await server.opens())
    const answers: number[] = []
    for (let i = 0; i < 20; i++) answers.push((await brings(file)).status)
    expect(answers).toEqual([...Array.from({ length: 19 }, () => 201), 429])
    await expect(server.opens()).rejects.toThrow('Wait a moment')
  })

  test('[ROOM-30] who is refused is answered at once, keeps nobody waiting, and is not listened to for long', async () => {
    const sockets = await Promise.all(Array.from({ length: 5 }, () => beginsToBring('text/plain')))
    for (const { answer } of sockets) expect(await answer).toMatch(/^HTTP\/1\.1 415 /)
    expect((await brings(JSON.stringify(shortest))).status).toBe(201)
    for (const { ended } of sockets) await ended
  })

  test('[ROOM-30] [ROOM-38] who is slow holds a place of their own address, and keeps nobody else waiting', async () => {
    const sockets = await Promise.all(Array.from({ length: 2 }, () => beginsToBring('application/json')))
    const elsewhere = await beginsToBring('application/json', '127.0.0.2', JSON.stringify(shortest))
    expect(await elsewhere.answer).toMatch(/^HTTP\/1\.1 201 /)
    const busy = await brings(JSON.stringify(shortest))
    expect([busy.status, (await wordsOf(busy)).en]).toEqual([503, expect.stringContaining('just being read')])
    for (const { socket } of sockets) socket.destroy()
    await expect.poll(async () => (await brings(JSON.stringify(shortest))).status).toBe(201)
  })

  test('[ROOM-30] an address brings 100 MB, and then no more for a while, in words', async () => {
    const large = ' '.repeat(16 * 1024 * 1024)
    for (let i = 0; i < 5; i++) expect((await brings(large)).status).toBe(400)
    const unsaid = () =>
      fetch(`${server.home}/evenings`, {
        method: 'POST',
        body: new Blob([JSON.stringify(shortest)]).stream(),
        duplex: 'half',
        headers: { 'content-type': 'application/json' },
      } as RequestInit)
    for (let i = 0; i < 3; i++) expect((await unsaid()).status).toBe(201)
    expect((await brings(large)).status).toBe(400)
    const late = await brings(large)
    expect([late.status, (await wordsOf(late)).en]).toEqual([429, expect.stringContaining('tomorrow')])
    expect((await brings(JSON.stringify(shortest))).status).toBe(201)
  })

  test('any other method is refused in words', async () => {
    const answer = await fetch(`${server.home}/evenings`, { method: 'DELETE' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
    expect((await wordsOf(answer)).en).toMatch(/GET.*POST/)
  })

  test('[ROOM-12] a log that is away cannot be read either: in words, and to be asked again', async () => {
    const ana = await server.opens()
    await server.closes()
    const away = () => Promise.reject(new Error('NATS did not answer'))
    let isAway = true
    await server.starts({
      log: real => changed(real, { read: (...where) => (isAway ? away() : real.read(...where)) }),
    })
    const unfound = await fetches(ana.welcome!.room, bearer(ana))
    isAway = false
    expect((await fetches(ana.welcome!.room, bearer(ana))).status).toBe(200)
    isAway = true
    const unread = await fetches(ana.welcome!.room, bearer(ana))
    for (const answer of [unfound, unread]) {
      expect(answer.status).toBe(503)
      expect((await wordsOf(answer)).en).toMatch(/^Veillée cannot write that down right now/)
    }
  })

  test('[ROOM-12] a log that is away: in words, and nothing of it stays', async () => {
    await server.closes()
    const away = () => Promise.reject(new Error('disk full'))
    await server.starts({ log: real => changed(real, { append: away }) })
    const answer = await brings(JSON.stringify(shortest))
    expect(answer.status).toBe(503)
    expect((await wordsOf(answer)).en).toMatch(/^Veillée cannot write that down right now/)
    expect(await kept()).toBe(0)
  })
})

const shortest = {
  veillee: 'evening',
  format: 1,
  entries: [
    {
      did: 'open',
      code: '',
      game: 'palm-reader',
      setting: 'table',
      language: 'fr',
      options: {},
      at: 0,
      by: 'room',
    },
  ],
}

/** They play until one of them has drawn; what was drawn. */
async function drawsOnce(players: readonly TestPhone[]): Promise<unknown> {
  for (;;) {
    const drawing = players.map(answerOf).find(answer => answer?.move === 'drawing')
    if (!(await playsOn(players))) throw new Error(`nobody draws in ${players[0]!.match.view.phase}`)
    if (drawing) return drawing.input
  }
}

/** The server's numbers for the match under way and for the next one. */
async function secretsIn(of: TestServer, room: string): Promise<readonly string[]> {
  await of.closes()
  const log = await openSqliteLog(of.file)
  const entries = (await log.read(room, 0)).map(entryOf)
  await log.close()
  await of.starts()
  return entries.flatMap(entry => (entry.did === 'promise' ? [entry.number] : []))
}
