import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Program } from './program.ts'
import { openSqliteLog } from './sqlite-log.ts'
import { TestPhone } from './test-phone.ts'
import { answerOf, playsOn, playsToTheEnd, succeeds } from './testing.ts'

const NAMES = ['Quetsche', 'Mirabelle', 'Reineclaude', 'Griotte'] as const
const GREETING =
  /^(Veillée is up\.| {2}on this computer .*| {2}in the same network .*|[█▀▄ ]+|Everything is kept in .*|Ctrl\+C ends it\.|)$/

/** All that a note may have, and what may stand there: nothing that could be a card, a name or a word of talk. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  version: /^\d+\.\d+\.\d+$/,
  level: /^(debug|info|warn|error)$/,
  time: /^\d{13}$/,
  pid: /^\d+$/,
  msg: /^(server \w+|room \w+|connections|refused|slow|trouble)$/,
  room: /^[0-9a-f]{6}$/,
  connections: /^\d$/,
  why: /^(limit|unread|entrance|rules|trouble)$/,
  ms: /^\d+$/,
}

/** Everything that whoever reads the notes must not learn. */
const secrets = new Set<string>(NAMES)

/** A code without letters could be a part of any time of day, and a short word of a story (“et”) a part of any other. */
function keep(...told: readonly (string | undefined)[]): void {
  for (const one of told) if (one !== undefined && /\D/.test(one) && one.length > 3) secrets.add(one)
}

const keepWelcome = ({ welcome }: TestPhone): void => keep(welcome!.token, welcome!.code, welcome!.room)

test('[ROOM-29] [ROOM-14] a whole evening at LOG_LEVEL=debug, and no token, code, link, name, line, card or seed in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const data = join(folder, 'v.sqlite')
  const program = await Program.runs({ DATA: data, LOG_LEVEL: 'debug' })
  onTestFinished(() => program.drop())
  const players = await program.four('palm-reader', 'remote', NAMES)
  await evening(program, players)
  await pestered(program, players[0])
  await takenHome(program, players[0])
  await program.ends('SIGTERM')
  await keepNumbers(data, players[0].welcome!.room)
  await deleted(data, players[0])
  expect(secrets.size).toBeGreaterThan(20)
  const notes = program.said.split('\n').filter(line => line.startsWith('{'))
  for (const secret of secrets) expect(program.said).not.toContain(secret)
  for (const note of notes) expectHarmless(JSON.parse(note))
  for (const line of program.said.split('\n').filter(one => !one.startsWith('{')))
    expect(line).toMatch(GREETING)
  for (const kind of [
    'room opened',
    'room exported',
    'room imported',
    'refused',
    'connections',
    'server closed',
  ])
    expect(
      notes.some(note => note.includes(`"${kind}"`)),
      kind,
    ).toBe(true)
})

function expectHarmless(note: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(note)) expect(String(value), key).toMatch(ALLOWED[key] ?? /^$/)
}

/** A whole match with drawings, a story with typed words, and talk between them. */
async function evening(
  program: Program,
  players: readonly [TestPhone, TestPhone, TestPhone, TestPhone],
): Promise<void> {
  const [host, second, third] = players
  for (const phone of players) keepWelcome(phone)
  await playsToTheEnd(players)
  keep(host.match.opened!.seed, host.match.opened!.server, host.match.seal.fingerprint)
  await succeeds(second, { do: 'say', kind: 'words', text: 'Zorglub te salue' })
  keep('Zorglub te salue')
  await succeeds(host, { do: 'choose', game: 'extraordinary-story' })
  const number = 'c0ffee12'.repeat(8)
  await succeeds(third, { do: 'addNumber', number })
  keep(number)
  await succeeds(host, { do: 'start', match: 2 })
  for (const phone of players) await phone.until(() => phone.match.number === 2)
  for (let i = 0; i < 20 && host.match.end === null; i++) {
    for (const { input } of players.map(answerOf).filter(answer => answer !== undefined))
      if (typeof input === 'string') keep(input)
    if (!(await playsOn(players))) break
  }
  await succeeds(second, { do: 'offerSeat' }, 'offer')
  keep(second.linkOf('offer'))
  const tablet = await program.enters({
    do: 'moveIn',
    room: host.welcome!.room,
    link: second.linkOf('offer'),
  })
  keepWelcome(tablet)
}

/** All that is refused, with something in it that must not be repeated. */
async function pestered(program: Program, host: TestPhone): Promise<void> {
  await host.asks({ do: 'say', kind: 'words', text: 'x'.repeat(399) })
  await host.asks({ do: 'play', seat: 0, move: 'Xanthippe', input: 'Xanthippe', match: 2, step: 1 })
  host.say('{"do":"wish","id":"Xanthippe"')
  host.say(Buffer.from('Xanthippe'))
  for (let i = 0; i < 200; i++) host.say({ do: 'fetch', gesture: 0 })
  await host.until(() => host.lastRefusal?.startsWith('That was a lot') === true)
  const stranger = await TestPhone.connect(program.port)
  stranger.say({ do: 'join', v: 2, code: 'XANTHIPPE', name: 'Xanthippe' })
  stranger.say({ do: 'resume', v: 2, room: host.welcome!.room, token: 'Xanthippe'.padEnd(43, 'x') })
  await stranger.until(() => stranger.lastRefusal !== undefined)
  await fetch(`http://127.0.0.1:${program.port}/evenings/Xanthippe?Xanthippe`, {
    headers: { 'x-x': 'Xanthippe' },
  })
  keep('Xanthippe', 'XANTHIPPE')
  stranger.drop()
}

async function takenHome(program: Program, { welcome }: TestPhone): Promise<void> {
  const evenings = `http://127.0.0.1:${program.port}/evenings`
  const headers = { authorization: `Bearer ${welcome!.token}` }
  const file = await (await fetch(`${evenings}/${welcome!.room}`, { headers })).text()
  const answer = await fetch(evenings, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'application/json' },
  })
  const { room, code } = (await answer.json()) as { room: string; code: string }
  keep(room, code)
}

/** The numbers of matches that are over or to come, as only the log has them. */
async function keepNumbers(data: string, room: string): Promise<void> {
  const log = await openSqliteLog(data)
  for (const { entry } of await log.read(room, 0)) {
    const { did, number } = entry as { did: string; number?: string }
    if (did === 'promise') keep(number)
  }
  await log.close()
}

/** A second life of the program, in which the room is opened again and deleted, and in which the disk makes trouble. */
async function deleted(data: string, host: TestPhone): Promise<void> {
  const program = await Program.runs({ DATA: data, LOG_LEVEL: 'debug' })
  const again = await program.comesBack(host)
  again.say({ do: 'forget' })
  await again.until(() => again.bye !== undefined)
  await program.ends('SIGTERM')
  const notes = program.said.split('\n').filter(line => line.startsWith('{'))
  for (const secret of secrets) expect(program.said).not.toContain(secret)
  for (const note of notes) expectHarmless(JSON.parse(note))
  expect(notes.some(note => note.includes('"room reopened"'))).toBe(true)
  expect(notes.some(note => note.includes('"room deleted"'))).toBe(true)
}
